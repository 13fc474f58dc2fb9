import type { VenueEntry } from '../../domain/venue.ts';

export const venue = {
  id: 'hotelrajmandir',
  name: 'Hotel Raj Mandir',
  nameHi: 'होटल राज मंदिर',
  city: 'faridabad',
  source: 'specification',
  address: { en: 'Faridabad', hi: 'फरीदाबाद' },
  shortDescription: {
    en: 'A hotel quoted by the plate or as a package, at the lower end of the packages we list.',
    hi: 'होटल, जहाँ बुकिंग प्लेट से भी होती है और पैकेज से भी। पैकेज हमारी लिस्ट के कम कीमत वाले पैकेजों में है।',
  },
  hasPage: true,
  managed: true,
  venueTypes: ['banquet-hall'],
  halls: [],
  facts: {
    vegPlate: { about: 500 },
    nonVegPlate: { about: 700 },
    vegPackage: 900,
    nonVegPackage: 1100,
    cancellable: false,
  },
  about: [
    {
      en: 'Hotel Raj Mandir is a hotel in Faridabad that takes weddings and receptions.',
      hi: 'यह फरीदाबाद का होटल है, जहाँ शादियाँ और रिसेप्शन होते हैं।',
    },
    {
      en: 'It quotes a plate price and a package. Of the packages we know in Faridabad, this one is the lowest, veg and non-veg alike.',
      hi: 'यहाँ बुकिंग प्लेट से भी होती है और पैकेज से भी। फरीदाबाद के जितने पैकेज हमें पता हैं, उनमें सबसे कम कीमत इसी की है, वेज में भी और नॉन-वेज में भी।',
    },
    {
      en: 'Hall sizes, slots and rooms are not known yet. We ask the hotel for your date and write back with the answers.',
      hi: 'हॉल के साइज़, समय और कमरों की जानकारी अभी नहीं है। आपकी तारीख के लिए हम होटल से पूछकर आपको लिख देंगे।',
    },
  ],
  notes: [
    {
      en: 'A low package is good news only when the menu is the one you want: ask for a tasting.',
      hi: 'कम कीमत का पैकेज तभी अच्छा है जब मेन्यू आपकी पसंद का हो। पहले खाना चखकर देखने का समय माँगिए।',
    },
    {
      en: 'Ask how many rooms can be held for the family, and at what rate.',
      hi: 'पूछिए कि परिवार के लिए कितने कमरे रखे जा सकते हैं, और किस रेट पर।',
    },
  ],
  reviews: [],
} satisfies VenueEntry;
