import type { VenueEntry } from '../../domain/venue.ts';

export const venue = {
  id: 'sajanvatika',
  name: 'Sajan Vatika',
  nameHi: 'साजन वाटिका',
  city: 'faridabad',
  source: 'specification',
  address: { en: 'Faridabad', hi: 'फरीदाबाद' },
  shortDescription: {
    en: 'A vatika that holds your date for a small fixed advance.',
    hi: 'वाटिका जो छोटे-से तय एडवांस पर आपकी तारीख पक्की कर देती है।',
  },
  hasPage: true,
  managed: true,
  venueTypes: ['wedding-lawn'],
  halls: [],
  facts: {
    vegPlate: { about: 500 },
    nonVegPlate: { about: 700 },
    advanceRupees: 10_000,
    cancellable: false,
  },
  about: [
    {
      en: 'Sajan Vatika is a garden venue in Faridabad for a wedding in the open.',
      hi: 'यह फरीदाबाद का गार्डन वेन्यू है, खुले आसमान के नीचे शादी के लिए।',
    },
    {
      en: 'The date is held for a fixed advance, the smallest of those we know. The booking cannot be cancelled, so it is still worth a visit first.',
      hi: 'तारीख एक तय एडवांस पर पक्की होती है, और हमें जितने एडवांस पता हैं, उनमें यह सबसे कम है। बुकिंग कैंसल नहीं हो सकती, इसलिए पहले देख आना अच्छा रहेगा।',
    },
    {
      en: 'Plate prices are about what is usual in the city. Whether there are rooms, and what the slots are, is not known yet; we ask for you.',
      hi: 'प्लेट की कीमत लगभग वही है जो शहर में आम है। कमरे हैं या नहीं, और समय क्या है, यह अभी पता नहीं। हम आपके लिए पूछ लेंगे।',
    },
  ],
  notes: [
    {
      en: 'Ask when the rest is due after the advance, and how much of it before the day.',
      hi: 'पूछिए कि एडवांस के बाद बाकी रकम कब देनी है, और शादी के दिन से पहले कितनी।',
    },
    {
      en: 'For an evening on the lawn ask about lights, generator and a tent.',
      hi: 'लॉन पर शाम का कार्यक्रम हो तो लाइट, जनरेटर और टेंट के बारे में पूछिए।',
    },
  ],
  reviews: [],
} satisfies VenueEntry;
