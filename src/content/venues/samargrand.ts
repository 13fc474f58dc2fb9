import { at, nextDay } from '../../domain/clock.ts';
import type { VenueEntry } from '../../domain/venue.ts';

export const venue = {
  id: 'samargrand',
  name: 'Samar Grand',
  nameHi: 'समर ग्रैंड',
  city: 'faridabad',
  source: 'specification',
  locality: { en: 'Sector 10', hi: 'सेक्टर 10' },
  address: { en: 'Sector 10, Faridabad', hi: 'सेक्टर 10, फरीदाबाद' },
  shortDescription: {
    en: 'Two halls of different sizes in Sector 10, for a large reception or a close family function.',
    hi: 'सेक्टर 10 में अलग-अलग साइज़ के दो हॉल, बड़े रिसेप्शन या घर-परिवार के छोटे कार्यक्रम के लिए।',
  },
  hasPage: true,
  managed: true,
  rating: { score: 5, count: [3, 4] },
  venueTypes: ['banquet-hall'],
  halls: [
    { name: { en: 'Hall 1', hi: 'हॉल 1' }, seats: 500, floating: 1000 },
    { name: { en: 'Hall 2', hi: 'हॉल 2' }, seats: 200, floating: 250 },
  ],
  facts: {
    vegPlate: 500,
    nonVegPlate: 700,
    morningOpens: at(11),
    morningCloses: at(16),
    eveningOpens: at(19),
    eveningCloses: nextDay(5),
    rooms: 0,
    changingRooms: [1, 2],
    parking: 50,
    advanceShare: 0.35,
    cancellable: false,
  },
  opensTogether: true,
  about: [
    {
      en: 'Samar Grand is in Sector 10, Faridabad, and has two halls of very different size. A large reception fits the first; a ring ceremony or a close family lunch is at home in the second.',
      hi: 'यह फरीदाबाद के सेक्टर 10 में है और इसके दोनों हॉल के साइज़ में बहुत फ़र्क है। पहले में बड़ा रिसेप्शन हो जाता है, और दूसरा सगाई या घर-परिवार की दावत के लिए ठीक है।',
    },
    {
      en: 'There is a lunch slot and a long evening slot. Families with two functions on one day can ask for one hall after the other.',
      hi: 'दो स्लॉट हैं: दोपहर का, और शाम का लंबा स्लॉट। जिन परिवारों के एक दिन में दो कार्यक्रम हों, वे एक के बाद दूसरा हॉल माँग सकते हैं।',
    },
    {
      en: 'Veg and non-veg plates are available. The advance is higher than at most venues on this site, and there are no rooms to stay in.',
      hi: 'वेज और नॉन-वेज, दोनों प्लेटें मिलती हैं। एडवांस इस साइट के ज़्यादातर वेन्यू से ज़्यादा है, और ठहरने के कमरे नहीं हैं।',
    },
  ],
  notes: [
    {
      en: 'Floating counts guests who come and go over an evening; seated counts those who sit down at once. Choose the hall by your own habit.',
      hi: '“आते-जाते (फ़्लोटिंग)” में वे मेहमान गिने जाते हैं जो पूरे कार्यक्रम में आते-जाते रहते हैं, और “बैठकर” में वे जो एक साथ बैठते हैं। हॉल अपने घर के रिवाज के हिसाब से चुनिए।',
    },
    {
      en: 'Parking is small for the size of the first hall: arrange valets or shared cars.',
      hi: 'पहले हॉल के साइज़ के हिसाब से पार्किंग छोटी है, इसलिए वैले का इंतज़ाम कीजिए या कम गाड़ियों में आने को कहिए।',
    },
  ],
  reviews: [
    {
      name: { en: 'Tanvi (sample)', hi: 'तन्वी (नमूना)' },
      rating: 5,
      eventDate: { en: 'December 2025', hi: 'दिसंबर 2025' },
      pax: 600,
      review: {
        en: 'Our list kept growing and the big hall still did not feel tight.',
        hi: 'हमारी लिस्ट बढ़ती गई, फिर भी बड़े हॉल में भीड़ नहीं लगी।',
      },
      sample: true,
    },
    {
      name: { en: 'Karan (sample)', hi: 'करण (नमूना)' },
      rating: 5,
      eventDate: { en: 'February 2026', hi: 'फ़रवरी 2026' },
      pax: 220,
      review: {
        en: 'We took the smaller hall for the roka. Cosy and well lit.',
        hi: 'रोके के लिए हमने छोटा हॉल लिया। अपनापन भी था और रोशनी भी अच्छी।',
      },
      sample: true,
    },
    {
      name: { en: 'Asha (sample)', hi: 'आशा (नमूना)' },
      rating: 5,
      eventDate: { en: 'November 2025', hi: 'नवंबर 2025' },
      pax: 450,
      review: {
        en: 'The buffet lines moved quickly, even at the peak hour.',
        hi: 'सबसे ज़्यादा भीड़ के समय भी खाने की लाइन जल्दी आगे बढ़ती रही।',
      },
      sample: true,
    },
  ],
} satisfies VenueEntry;
