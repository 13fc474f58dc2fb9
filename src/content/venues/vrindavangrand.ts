import { at } from '../../domain/clock.ts';
import type { VenueEntry } from '../../domain/venue.ts';

export const venue = {
  id: 'vrindavangrand',
  name: 'Vrindavan Grand',
  nameHi: 'वृंदावन ग्रैंड',
  city: 'faridabad',
  source: 'specification',
  locality: { en: 'Suraj Kund Badkhal Road', hi: 'सूरज कुंड बड़खल रोड' },
  address: { en: 'Suraj Kund Badkhal Road, Faridabad', hi: 'सूरज कुंड बड़खल रोड, फरीदाबाद' },
  shortDescription: {
    en: 'A large hall with a vegetarian kitchen on Suraj Kund Badkhal Road.',
    hi: 'सूरज कुंड बड़खल रोड पर प्योर वेज किचन वाला बड़ा हॉल।',
  },
  hasPage: true,
  managed: true,
  rating: { score: 5, count: [3, 4] },
  venueTypes: ['banquet-hall'],
  halls: [{ name: { en: 'Hall', hi: 'हॉल' }, seats: 500, floating: 750 }],
  facts: {
    vegPlate: 500,
    servesNonVeg: false,
    vegPackage: 1250,
    morningOpens: at(8),
    morningCloses: at(16),
    eveningOpens: at(18, 30),
    eveningCloses: at(24),
    rooms: 0,
    changingRooms: [1, 2],
    parking: 35,
    advanceShare: 0.25,
    cancellable: false,
  },
  opensTogether: true,
  about: [
    {
      en: 'Vrindavan Grand is on Suraj Kund Badkhal Road. Its hall takes a large wedding, and its kitchen is vegetarian.',
      hi: 'यह सूरज कुंड बड़खल रोड पर है। इसके हॉल में बड़ी शादी हो जाती है, और किचन प्योर वेज है।',
    },
    {
      en: 'The day slot starts early in the morning, good for a hawan at home followed by lunch here. The evening slot starts a little sooner than elsewhere and ends at midnight.',
      hi: 'दिन का स्लॉट सुबह जल्दी शुरू होता है, तो घर पर हवन के बाद दोपहर का खाना यहाँ हो सकता है। शाम का स्लॉट और जगहों से थोड़ा पहले शुरू होता है और रात 12 बजे खत्म होता है।',
    },
    {
      en: 'There is a plate price and a vegetarian package. Parking is small for the size of the hall, so think about the cars before the cards are printed.',
      hi: 'यहाँ बुकिंग प्लेट से भी होती है और वेज पैकेज से भी। हॉल के साइज़ के हिसाब से पार्किंग छोटी है, इसलिए कार्ड छपने से पहले गाड़ियों के बारे में सोच लीजिए।',
    },
  ],
  notes: [
    {
      en: 'Ask what the package adds to the plain plate: starters, desserts, decoration.',
      hi: 'पूछिए कि सादी प्लेट के मुकाबले पैकेज में और क्या मिलता है: स्टार्टर, मिठाई, सजावट।',
    },
    {
      en: 'Arrange a valet or a second car park for a full hall.',
      hi: 'हॉल पूरा भरना हो तो वैले या दूसरी पार्किंग का इंतज़ाम कीजिए।',
    },
  ],
  reviews: [
    {
      name: { en: 'Radhika (sample)', hi: 'राधिका (नमूना)' },
      rating: 5,
      eventDate: { en: 'January 2026', hi: 'जनवरी 2026' },
      pax: 500,
      review: {
        en: 'Pure vegetarian, five hundred guests, and the food never ran short.',
        hi: 'प्योर वेज शादी, पाँच सौ मेहमान, और खाना एक बार भी कम नहीं पड़ा।',
      },
      sample: true,
    },
    {
      name: { en: 'Mohit (sample)', hi: 'मोहित (नमूना)' },
      rating: 5,
      eventDate: { en: 'November 2025', hi: 'नवंबर 2025' },
      pax: 450,
      review: {
        en: 'The stage with its carved balconies needed nothing more.',
        hi: 'नक्काशीदार झरोखों वाले स्टेज को और कुछ चाहिए ही नहीं था।',
      },
      sample: true,
    },
    {
      name: { en: 'Usha (sample)', hi: 'उषा (नमूना)' },
      rating: 5,
      eventDate: { en: 'March 2026', hi: 'मार्च 2026' },
      pax: 380,
      review: {
        en: 'We took the day slot and were home before dark.',
        hi: 'हमने दिन का स्लॉट लिया और अँधेरा होने से पहले घर पहुँच गए।',
      },
      sample: true,
    },
  ],
} satisfies VenueEntry;
