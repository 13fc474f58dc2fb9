import type { VenueEntry } from '../../domain/venue.ts';

export const venue = {
  id: 'hotelhowdy',
  name: 'Hotel Howdy',
  nameHi: 'होटल हाउडी',
  city: 'faridabad',
  source: 'specification',
  address: { en: 'Faridabad', hi: 'फरीदाबाद' },
  shortDescription: {
    en: 'A hotel for weddings and family functions, whose booking can be cancelled.',
    hi: 'शादियों और पारिवारिक कार्यक्रमों का होटल, जिसकी बुकिंग कैंसल हो सकती है।',
  },
  hasPage: true,
  managed: true,
  venueTypes: ['banquet-hall'],
  halls: [],
  facts: {
    vegPlate: { about: 500 },
    nonVegPlate: { about: 700 },
    cancellable: true,
  },
  about: [
    {
      en: 'Hotel Howdy is a hotel in Faridabad that takes weddings and family functions.',
      hi: 'यह फरीदाबाद का होटल है, जहाँ शादियाँ और पारिवारिक कार्यक्रम होते हैं।',
    },
    {
      en: 'Its booking can be cancelled, which is rare on this site. That helps when the date still depends on leave, visas or the other family.',
      hi: 'इसकी बुकिंग कैंसल हो सकती है, जो इस साइट पर कम ही मिलता है। जब तारीख छुट्टी, वीज़ा या दूसरे परिवार पर टिकी हो, तब यह काम आता है।',
    },
    {
      en: 'Plate prices are about what is usual in the city. Hall sizes, timings and parking are not known yet; we ask the hotel for your date.',
      hi: 'प्लेट की कीमत लगभग वही है जो शहर में आम है। हॉल के साइज़, समय और पार्किंग की जानकारी अभी नहीं है। आपकी तारीख के लिए हम होटल से पूछ लेंगे।',
    },
  ],
  notes: [
    {
      en: 'Get the cancellation terms in writing: until when, and how much comes back.',
      hi: 'कैंसल करने की शर्तें लिखित में लीजिए: कब तक, और कितना पैसा वापस मिलेगा।',
    },
    {
      en: 'Ask how many guests the hall takes seated before you plan the list.',
      hi: 'मेहमानों की लिस्ट बनाने से पहले पूछिए कि हॉल में बैठकर कितने मेहमान आ सकते हैं।',
    },
  ],
  reviews: [],
} satisfies VenueEntry;
