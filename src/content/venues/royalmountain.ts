import type { VenueEntry } from '../../domain/venue.ts';

export const venue = {
  id: 'royalmountain',
  name: 'Royal Mountain',
  nameHi: 'रॉयल माउंटेन',
  city: 'faridabad',
  source: 'specification',
  address: { en: 'Faridabad', hi: 'फरीदाबाद' },
  shortDescription: {
    en: 'A hotel with a terrace and an indoor hall, so the evening can move under the sky.',
    hi: 'टैरेस और इनडोर हॉल वाला होटल, जहाँ शाम का कार्यक्रम खुले आसमान के नीचे भी हो सकता है।',
  },
  hasPage: true,
  managed: true,
  venueTypes: ['banquet-hall', 'terrace-hall'],
  halls: [],
  facts: {
    cancellable: false,
  },
  about: [
    {
      en: 'Royal Mountain is a hotel with a terrace and an indoor hall in Faridabad.',
      hi: 'यह फरीदाबाद का होटल है जहाँ टैरेस भी है और इनडोर हॉल भी।',
    },
    {
      en: 'The pair is useful: a sangeet or cocktails on the terrace, dinner and ceremony inside, and a roof to go under if it rains.',
      hi: 'दोनों होने से आसानी रहती है: टैरेस पर संगीत या कॉकटेल, अंदर खाना और रस्में, और बारिश हो तो छत के नीचे जाने की जगह।',
    },
    {
      en: 'We do not have its own prices and timings yet. The plate prices shown are the typical ones for the city; ask us and we find out for your date.',
      hi: 'इसकी अपनी कीमतें और समय अभी हमारे पास नहीं हैं। प्लेट की जो कीमत यहाँ लिखी है, वह शहर की आम कीमत है। हमसे पूछिए, हम आपकी तारीख के लिए पता कर लेंगे।',
    },
  ],
  notes: [
    {
      en: 'Ask whether the terrace and the hall are one booking or two.',
      hi: 'पूछिए कि टैरेस और हॉल की बुकिंग एक ही है या अलग-अलग।',
    },
    {
      en: 'Music in the open usually has an earlier end than music inside: ask for both hours.',
      hi: 'टैरेस पर म्यूज़िक अक्सर हॉल से पहले बंद करना पड़ता है, इसलिए दोनों का समय पूछिए।',
    },
  ],
  reviews: [],
} satisfies VenueEntry;
