import type { VenueEntry } from '../../domain/venue.ts';

export const venue = {
  id: 'basantvatika',
  name: 'Basant Vatika',
  nameHi: 'बसंत वाटिका',
  city: 'faridabad',
  source: 'specification',
  address: { en: 'Faridabad', hi: 'फरीदाबाद' },
  shortDescription: {
    en: 'A vatika quoted by the plate or as a package, booked with a fixed advance.',
    hi: 'वाटिका, जहाँ बुकिंग प्लेट से भी होती है और पैकेज से भी। एडवांस तय है।',
  },
  hasPage: true,
  managed: true,
  venueTypes: ['wedding-lawn'],
  halls: [],
  facts: {
    vegPlate: { about: 500 },
    nonVegPlate: { about: 700 },
    vegPackage: 1250,
    nonVegPackage: 1350,
    advanceRupees: 25_000,
    cancellable: false,
  },
  about: [
    {
      en: 'Basant Vatika is a garden venue in Faridabad. Basant is spring, and a lawn is at its best then.',
      hi: 'यह फरीदाबाद का गार्डन वेन्यू है। नाम में बसंत है, और बसंत में ही लॉन सबसे सुंदर लगता है।',
    },
    {
      en: 'It quotes a plate price and a package. In the package, veg and non-veg are priced close together, so a mixed guest list costs little more.',
      hi: 'यहाँ बुकिंग प्लेट से भी होती है और पैकेज से भी। पैकेज में वेज और नॉन-वेज की कीमत में कम फ़र्क है, इसलिए मेहमान मिले-जुले हों तो भी खर्च ज़्यादा नहीं बढ़ता।',
    },
    {
      en: 'The date is held for a fixed advance and a booking cannot be cancelled. Slots, rooms and parking are not known yet; we ask for you.',
      hi: 'तारीख तय एडवांस देने पर पक्की होती है और बुकिंग कैंसल नहीं हो सकती। समय, कमरों और पार्किंग की जानकारी अभी नहीं है। हम आपके लिए पूछ लेंगे।',
    },
  ],
  notes: [
    {
      en: 'Ask what is in the package: tent, lights, flowers, sound.',
      hi: 'पूछ लीजिए कि पैकेज में क्या-क्या है: टेंट, लाइट, फूल, साउंड।',
    },
    {
      en: 'Have a plan for rain, and ask what it costs, before you pay the advance.',
      hi: 'बारिश हुई तो क्या होगा और उसका खर्च कितना आएगा, यह एडवांस देने से पहले तय कर लीजिए।',
    },
  ],
  reviews: [],
} satisfies VenueEntry;
