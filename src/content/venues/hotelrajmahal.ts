import { at } from '../../domain/clock.ts';
import type { VenueEntry } from '../../domain/venue.ts';

export const venue = {
  id: 'hotelrajmahal',
  name: 'Hotel Rajmahal',
  nameHi: 'होटल राजमहल',
  city: 'faridabad',
  source: 'specification',
  address: { en: 'Faridabad', hi: 'फरीदाबाद' },
  shortDescription: {
    en: 'A hotel with banquets, guest rooms and ample parking, booked for the whole day until midnight.',
    hi: 'बैंक्वेट, कमरे और भरपूर पार्किंग वाला होटल, पूरे दिन के लिए रात 12 बजे तक बुक होता है।',
  },
  hasPage: true,
  managed: true,
  rating: { score: 4.7, count: 4 },
  venueTypes: ['banquet-hall'],
  halls: [],
  facts: {
    vegPlate: 500,
    nonVegPlate: 700,
    longOpens: at(10),
    longCloses: at(24),
    rooms: 20,
    roomPrice: 1000,
    changingRooms: 2,
    parking: 100,
    advanceShare: 0.25,
    cancellable: false,
  },
  pairedPictures: true,
  about: [
    {
      en: 'Hotel Rajmahal is a hotel in Faridabad with rooms for the family and ample parking for the guests.',
      hi: 'यह फरीदाबाद का होटल है, जहाँ परिवार के लिए कमरे हैं और मेहमानों के लिए भरपूर पार्किंग।',
    },
    {
      en: 'The day is booked as one long slot until midnight, so the mehndi, the lunch and the evening can follow each other without a change of place.',
      hi: 'यहाँ पूरे दिन की बुकिंग एक लंबे स्लॉट में होती है, रात 12 बजे तक, तो मेहंदी, दोपहर का खाना और शाम का कार्यक्रम बिना जगह बदले हो जाते हैं।',
    },
    {
      en: 'Veg and non-veg plates are available, and there are complimentary changing rooms for both sides.',
      hi: 'वेज और नॉन-वेज, दोनों प्लेटें मिलती हैं, और लड़की वालों और लड़के वालों, दोनों के लिए फ़्री चेंजिंग रूम हैं।',
    },
  ],
  notes: [
    {
      en: 'The slot ends at midnight: if your muhurat is late, ask us whether the hour can be stretched and what it costs.',
      hi: 'स्लॉट रात 12 बजे खत्म होता है। मुहूर्त देर का हो तो हमसे पूछिए कि समय बढ़ सकता है या नहीं और उसका खर्च क्या होगा।',
    },
    {
      en: 'Book the rooms along with the hall: one large family can fill them.',
      hi: 'हॉल के साथ ही कमरे भी बुक कीजिए, क्योंकि एक बड़े परिवार में ही सारे कमरे भर सकते हैं।',
    },
  ],
  reviews: [
    {
      name: { en: 'Shalini (sample)', hi: 'शालिनी (नमूना)' },
      rating: 5,
      eventDate: { en: 'December 2025', hi: 'दिसंबर 2025' },
      pax: 280,
      review: {
        en: 'Both sides stayed in the hotel and the wedding felt like one long family lunch.',
        hi: 'दोनों परिवार होटल में ही ठहरे और शादी एक लंबी पारिवारिक दावत जैसी लगी।',
      },
      sample: true,
    },
    {
      name: { en: 'Deepak (sample)', hi: 'दीपक (नमूना)' },
      rating: 5,
      eventDate: { en: 'February 2026', hi: 'फ़रवरी 2026' },
      pax: 320,
      review: {
        en: 'They kept to the menu we had tasted. My mother asked for the dal recipe.',
        hi: 'जो मेन्यू हमने चखा था, वही परोसा गया। माँ ने तो दाल की रेसिपी भी पूछ ली।',
      },
      sample: true,
    },
    {
      name: { en: 'Farah (sample)', hi: 'फ़राह (नमूना)' },
      rating: 4.5,
      eventDate: { en: 'March 2026', hi: 'मार्च 2026' },
      pax: 200,
      review: {
        en: 'Clean rooms, patient staff, plenty of space for cars.',
        hi: 'साफ़ कमरे, धैर्य वाला स्टाफ़ और गाड़ियों के लिए खूब जगह।',
      },
      sample: true,
    },
    {
      name: { en: 'Gaurav (sample)', hi: 'गौरव (नमूना)' },
      rating: 4.5,
      eventDate: { en: 'November 2025', hi: 'नवंबर 2025' },
      pax: 250,
      review: {
        en: 'The evening ended sharp at midnight, so plan the photos early. Everything else was easy.',
        hi: 'कार्यक्रम ठीक रात 12 बजे खत्म करना पड़ा, इसलिए फ़ोटो जल्दी करवा लीजिए। बाकी सब आसान रहा।',
      },
      sample: true,
    },
  ],
} satisfies VenueEntry;
