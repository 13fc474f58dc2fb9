import { at } from '../../domain/clock.ts';
import type { VenueEntry } from '../../domain/venue.ts';

export const venue = {
  id: 'queenlawnandbanquet',
  name: 'Queens Lawn And Banquets',
  nameHi: 'क्वींस लॉन एंड बैंक्वेट्स',
  city: 'faridabad',
  source: 'specification',
  locality: { en: 'Sector 16', hi: 'सेक्टर 16' },
  address: { en: 'Sector 16, Faridabad', hi: 'सेक्टर 16, फरीदाबाद' },
  shortDescription: {
    en: 'A lawn and banquets in Sector 16, booked as one long slot from morning to midnight.',
    hi: 'सेक्टर 16 में लॉन और बैंक्वेट, सुबह से रात 12 बजे तक की एक ही बुकिंग।',
  },
  hasPage: true,
  managed: true,
  rating: { score: 5, count: [3, 4] },
  venueTypes: ['banquet-hall', 'wedding-lawn'],
  halls: [],
  facts: {
    vegPlate: 500,
    nonVegPlate: 700,
    longOpens: at(9, 30),
    longCloses: at(24),
    rooms: 0,
    changingRooms: [1, 2],
    parking: 100,
    advanceShare: 0.25,
    cancellable: false,
  },
  about: [
    {
      en: 'Queens Lawn And Banquets is in Sector 16, Faridabad. As the name says, there is a lawn and there are banquets, so a function can be in the open, under a roof, or move from one to the other.',
      hi: 'यह फरीदाबाद के सेक्टर 16 में है। जैसा नाम से पता चलता है, यहाँ लॉन भी है और बैंक्वेट भी, तो कार्यक्रम खुले आसमान के नीचे हो सकता है, हॉल के अंदर, या कुछ बाहर और कुछ अंदर।',
    },
    {
      en: 'It is booked as one long slot from the morning until midnight. A haldi by day and a reception in the evening can share a booking.',
      hi: 'यहाँ बुकिंग सुबह से रात 12 बजे तक एक लंबे स्लॉट में होती है। दिन की हल्दी और शाम का रिसेप्शन एक ही बुकिंग में हो सकते हैं।',
    },
    {
      en: 'Veg and non-veg plates are available. There are no guest rooms; ask us for a listed hotel to stay in.',
      hi: 'वेज और नॉन-वेज, दोनों प्लेटें मिलती हैं। ठहरने के कमरे नहीं हैं। रुकने के लिए हमारी लिस्ट के होटल के बारे में हमसे पूछिए।',
    },
  ],
  notes: [
    {
      en: 'The booking ends at midnight: keep the varmala early if the pheras are here too.',
      hi: 'बुकिंग रात 12 बजे खत्म होती है, इसलिए फेरे भी यहीं हों तो वरमाला जल्दी रखिए।',
    },
    {
      en: 'Settle with the venue which part of the lawn and of the banquets is yours on the day.',
      hi: 'वेन्यू से पहले ही तय कर लीजिए कि उस दिन लॉन और बैंक्वेट का कौन-सा हिस्सा आपका होगा।',
    },
  ],
  reviews: [
    {
      name: { en: 'Simran (sample)', hi: 'सिमरन (नमूना)' },
      rating: 5,
      eventDate: { en: 'March 2026', hi: 'मार्च 2026' },
      pax: 300,
      review: {
        en: 'Haldi on the grass in the morning, reception inside at night, and one booking for both.',
        hi: 'सुबह घास पर हल्दी, रात को अंदर रिसेप्शन, और दोनों की एक ही बुकिंग।',
      },
      sample: true,
    },
    {
      name: { en: 'Vikas (sample)', hi: 'विकास (नमूना)' },
      rating: 5,
      eventDate: { en: 'December 2025', hi: 'दिसंबर 2025' },
      pax: 350,
      review: {
        en: 'The tent looked lovely and the staff stayed calm when the baraat was late.',
        hi: 'टेंट बहुत सुंदर लगा, और बारात देर से आई तब भी स्टाफ़ शांत रहा।',
      },
      sample: true,
    },
    {
      name: { en: 'Pooja (sample)', hi: 'पूजा (नमूना)' },
      rating: 5,
      eventDate: { en: 'November 2025', hi: 'नवंबर 2025' },
      pax: 260,
      review: {
        en: 'Parking was easy, and that is the first thing my uncles asked about.',
        hi: 'पार्किंग आसान थी, और मेरे चाचा-मामा सबसे पहले यही पूछ रहे थे।',
      },
      sample: true,
    },
  ],
} satisfies VenueEntry;
