import { at } from '../../domain/clock.ts';
import type { VenueEntry } from '../../domain/venue.ts';

export const venue = {
  id: 'lagoonaemerald',
  name: 'Lagoona Emerald',
  nameHi: 'लगूना एमराल्ड',
  city: 'southdelhi',
  source: 'specification',
  address: { en: 'South Delhi', hi: 'साउथ दिल्ली' },
  shortDescription: {
    en: 'A South Delhi banquet with valet parking, where your own caterer may cook for a royalty.',
    hi: 'साउथ दिल्ली का वैले पार्किंग वाला बैंक्वेट, जहाँ रॉयल्टी देकर आपका अपना केटरर खाना बना सकता है।',
  },
  hasPage: true,
  managed: true,
  rating: { score: 5, count: 4 },
  venueTypes: ['banquet-hall'],
  halls: [],
  facts: {
    vegPlate: 500,
    nonVegPlate: 700,
    morningOpens: at(10),
    morningCloses: at(16),
    eveningOpens: at(19),
    eveningCloses: at(23),
    rooms: 0,
    changingRooms: 2,
    parking: 100,
    hasValet: true,
    // A royalty is what an outside caterer pays the venue, so one may come.
    outsideCaterer: true,
    royalty: 75,
    decoration: { from: 31_000 },
    advanceShare: 0.25,
    advanceNote: {
      en: 'adjustable against future bookings within 3 months',
      hi: '3 महीने के अंदर की अगली बुकिंग में एडजस्ट हो सकता है',
    },
    cancellable: false,
  },
  pictureLimit: 8,
  about: [
    {
      en: 'Lagoona Emerald is a banquet in South Delhi, close to home for South Delhi families and easy to reach for guests from every side of the city.',
      hi: 'यह साउथ दिल्ली का बैंक्वेट है। यहाँ के परिवारों के लिए घर के पास है, और मेहमानों के लिए शहर के हर कोने से आना आसान है।',
    },
    {
      en: 'Bring your own caterer if you like: the venue then takes a royalty on each plate. Valets take the cars, and decoration has a starting price.',
      hi: 'चाहें तो अपना केटरर ला सकते हैं। तब वेन्यू हर प्लेट पर रॉयल्टी लेता है। गाड़ियाँ वैले सँभालते हैं, और सजावट की शुरुआती कीमत मालूम है।',
    },
    {
      en: 'The day slot ends in the afternoon and the evening one before midnight. A booking cannot be cancelled, but the advance can be set against another booking for a while.',
      hi: 'दिन का स्लॉट दोपहर बाद खत्म होता है और शाम का रात 12 बजे से पहले। बुकिंग कैंसल नहीं हो सकती, पर एडवांस कुछ समय तक दूसरी बुकिंग में एडजस्ट हो सकता है।',
    },
  ],
  notes: [
    {
      en: 'Add the catering royalty to your caterer’s quote before you compare it with the venue’s own plate.',
      hi: 'वेन्यू की प्लेट से तुलना करने से पहले अपने केटरर के कोटेशन में केटरिंग रॉयल्टी जोड़ लीजिए।',
    },
    {
      en: 'Evenings end early here: an early muhurat, or the day slot, suits the pheras best.',
      hi: 'यहाँ शाम का कार्यक्रम जल्दी खत्म करना होता है, इसलिए फेरों के लिए जल्दी का मुहूर्त या दिन का स्लॉट सबसे अच्छा रहेगा।',
    },
  ],
  reviews: [
    {
      name: { en: 'Mitali (sample)', hi: 'मिताली (नमूना)' },
      rating: 5,
      eventDate: { en: 'January 2026', hi: 'जनवरी 2026' },
      pax: 250,
      review: {
        en: 'Our own caterer cooked, the valets handled every car, and we only had to smile.',
        hi: 'खाना हमारे अपने केटरर ने बनाया, गाड़ियाँ वैले ने सँभालीं, और हमें बस मुस्कुराना था।',
      },
      sample: true,
    },
    {
      name: { en: 'Rahul (sample)', hi: 'राहुल (नमूना)' },
      rating: 5,
      eventDate: { en: 'November 2025', hi: 'नवंबर 2025' },
      pax: 300,
      review: {
        en: 'An elegant hall. The evening ended on time and nobody felt rushed.',
        hi: 'सुंदर हॉल। कार्यक्रम समय पर खत्म हुआ और किसी को जल्दबाज़ी नहीं लगी।',
      },
      sample: true,
    },
    {
      name: { en: 'Divya (sample)', hi: 'दिव्या (नमूना)' },
      rating: 5,
      eventDate: { en: 'February 2026', hi: 'फ़रवरी 2026' },
      pax: 180,
      review: {
        en: 'A lunch wedding in South Delhi was the best idea for our elders.',
        hi: 'साउथ दिल्ली में दोपहर की शादी, बड़े-बुज़ुर्गों के लिए इससे अच्छा कुछ नहीं था।',
      },
      sample: true,
    },
    {
      name: { en: 'Kabir (sample)', hi: 'कबीर (नमूना)' },
      rating: 5,
      eventDate: { en: 'March 2026', hi: 'मार्च 2026' },
      pax: 220,
      review: {
        en: 'Clear terms on the advance, which mattered when our date moved.',
        hi: 'एडवांस की शर्तें साफ़ थीं, और जब हमारी तारीख बदली तो यही काम आया।',
      },
      sample: true,
    },
  ],
} satisfies VenueEntry;
