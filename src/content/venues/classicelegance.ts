import type { VenueEntry } from '../../domain/venue.ts';

export const venue = {
  id: 'classicelegance',
  name: 'Classic Elegance',
  nameHi: 'क्लासिक एलिगेंस',
  city: 'faridabad',
  source: 'specification',
  address: { en: 'Faridabad', hi: 'फरीदाबाद' },
  shortDescription: {
    en: 'A banquet quoted by the plate or as a package, booked with a fixed advance.',
    hi: 'बैंक्वेट, जहाँ बुकिंग प्लेट से भी होती है और पैकेज से भी। एडवांस तय है।',
  },
  hasPage: true,
  managed: true,
  venueTypes: ['banquet-hall'],
  halls: [],
  facts: {
    vegPlate: { about: 500 },
    nonVegPlate: { about: 700 },
    vegPackage: 1200,
    nonVegPackage: 1450,
    rooms: 0,
    advanceRupees: 50_000,
    cancellable: false,
  },
  about: [
    {
      en: 'Classic Elegance is a banquet in Faridabad. It is quoted by the plate, and also as a veg or non-veg package.',
      hi: 'यह फरीदाबाद का बैंक्वेट है। यहाँ बुकिंग प्लेट से होती है, और वेज या नॉन-वेज पैकेज से भी।',
    },
    {
      en: 'A package is easier to plan with, since more is in it. Ask for the list, and compare the total rather than the plate.',
      hi: 'पैकेज में ज़्यादा चीज़ें शामिल होती हैं, इसलिए हिसाब लगाना आसान रहता है। पूरी लिस्ट माँगिए और सिर्फ़ प्लेट की नहीं, कुल खर्च की तुलना कीजिए।',
    },
    {
      en: 'There are no rooms to stay in. The advance is a fixed sum and a booking cannot be cancelled.',
      hi: 'यहाँ ठहरने के लिए कमरे नहीं हैं। एडवांस की रकम तय है और बुकिंग कैंसल नहीं हो सकती।',
    },
  ],
  notes: [
    {
      en: 'Ask for the package in writing: menu, decoration, hours, and what counts as extra.',
      hi: 'पैकेज लिखित में लीजिए: मेन्यू, सजावट, समय, और किस चीज़ का खर्च अलग से लगेगा।',
    },
    {
      en: 'Outstation guests need a hotel: we can suggest listed ones.',
      hi: 'बाहर से आने वाले मेहमानों को होटल चाहिए होगा। हम अपनी लिस्ट के होटल बता सकते हैं।',
    },
  ],
  reviews: [],
} satisfies VenueEntry;
