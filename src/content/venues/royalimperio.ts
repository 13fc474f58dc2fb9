import { at } from '../../domain/clock.ts';
import type { VenueEntry } from '../../domain/venue.ts';

export const venue = {
  id: 'royalimperio',
  name: 'Royal Imperio',
  nameHi: 'रॉयल इम्पीरियो',
  city: 'faridabad',
  source: 'specification',
  locality: { en: 'Sector 39', hi: 'सेक्टर 39' },
  address: { en: 'Sector 39, Faridabad', hi: 'सेक्टर 39, फरीदाबाद' },
  shortDescription: {
    en: 'A hall with guest rooms in Sector 39, quoted by the plate or as a package.',
    hi: 'सेक्टर 39 में कमरों वाला हॉल, जहाँ बुकिंग प्लेट से भी होती है और पैकेज से भी।',
  },
  hasPage: true,
  managed: true,
  rating: { score: 5, count: [3, 4] },
  venueTypes: ['banquet-hall'],
  halls: [{ name: { en: 'Hall', hi: 'हॉल' }, seats: 300, floating: 450 }],
  facts: {
    vegPlate: 500,
    nonVegPlate: 700,
    vegPackage: 1800,
    nonVegPackage: 2000,
    morningOpens: at(11),
    morningCloses: at(17),
    eveningOpens: at(19),
    eveningCloses: at(24),
    rooms: 31,
    roomPrice: 3000,
    changingRooms: [1, 2],
    parking: 80,
    advanceShare: 0.25,
    cancellable: false,
  },
  opensTogether: true,
  about: [
    {
      en: 'Royal Imperio is in Sector 39, Faridabad. It pairs a hall for a mid-sized wedding with guest rooms for the families.',
      hi: 'यह फरीदाबाद के सेक्टर 39 में है। यहाँ मीडियम साइज़ की शादी के लिए हॉल है और साथ में परिवारों के लिए कमरे।',
    },
    {
      en: 'The venue quotes by the plate and also as a package. The package costs more a plate, so ask what it takes in before you compare it with a plain plate price elsewhere.',
      hi: 'वेन्यू प्लेट की कीमत भी बताता है और पैकेज की भी। पैकेज की प्लेट महँगी है, इसलिए किसी और जगह की सादी प्लेट से तुलना करने से पहले पूछिए कि इसमें क्या-क्या शामिल है।',
    },
    {
      en: 'There is a day slot and an evening slot that ends at midnight. Changing rooms are complimentary.',
      hi: 'दो स्लॉट हैं: दिन का, और शाम का, जो रात 12 बजे खत्म होता है। चेंजिंग रूम फ़्री हैं।',
    },
  ],
  notes: [
    {
      en: 'Compare packages line by line: menu, welcome drinks, decoration, rooms.',
      hi: 'पैकेज की एक-एक चीज़ मिलाकर देखिए: मेन्यू, वेलकम ड्रिंक, सजावट, कमरे।',
    },
    {
      en: 'Floating guests come and go; count only those who sit down together against the seats.',
      hi: 'आते-जाते (फ़्लोटिंग) मेहमान एक साथ नहीं बैठते, इसलिए सीटें गिनते समय सिर्फ़ साथ बैठने वालों को गिनिए।',
    },
  ],
  reviews: [
    {
      name: { en: 'Ruchika (sample)', hi: 'रुचिका (नमूना)' },
      rating: 5,
      eventDate: { en: 'February 2026', hi: 'फ़रवरी 2026' },
      pax: 260,
      review: {
        en: 'We took the package and had one person to call for everything.',
        hi: 'हमने पैकेज लिया और हर काम के लिए बस एक ही व्यक्ति को फ़ोन करना पड़ा।',
      },
      sample: true,
    },
    {
      name: { en: 'Aman (sample)', hi: 'अमन (नमूना)' },
      rating: 5,
      eventDate: { en: 'December 2025', hi: 'दिसंबर 2025' },
      pax: 400,
      review: {
        en: 'The hall looked rich without any extra decoration.',
        hi: 'बिना किसी अलग सजावट के भी हॉल शानदार लगा।',
      },
      sample: true,
    },
    {
      name: { en: 'Geeta (sample)', hi: 'गीता (नमूना)' },
      rating: 5,
      eventDate: { en: 'November 2025', hi: 'नवंबर 2025' },
      pax: 300,
      review: {
        en: 'Rooms were clean and ready before noon, as promised.',
        hi: 'वादे के मुताबिक कमरे दोपहर से पहले साफ़ और तैयार थे।',
      },
      sample: true,
    },
  ],
} satisfies VenueEntry;
