import type { VenueEntry } from '../../domain/venue.ts';

export const venue = {
  id: 'pushpvatika',
  name: 'Pushp Vatika',
  nameHi: 'पुष्प वाटिका',
  city: 'faridabad',
  source: 'specification',
  address: { en: 'Faridabad', hi: 'फरीदाबाद' },
  shortDescription: {
    en: 'A vatika for weddings in the open, with plate prices usual in the city.',
    hi: 'खुले आसमान के नीचे शादी के लिए वाटिका, प्लेट की कीमत वही जो शहर में आम है।',
  },
  hasPage: false,
  managed: true,
  venueTypes: ['wedding-lawn'],
  halls: [],
  facts: {
    vegPlate: { about: 500 },
    nonVegPlate: { about: 700 },
    cancellable: false,
  },
  about: [
    {
      en: 'Pushp Vatika is a garden venue in Faridabad; pushp is flower, vatika is garden.',
      hi: 'यह फरीदाबाद का गार्डन वेन्यू है। पुष्प यानी फूल, वाटिका यानी बगीचा।',
    },
    {
      en: 'Plate prices are about what is usual in the city, veg and non-veg. A booking cannot be cancelled.',
      hi: 'प्लेट की कीमत लगभग वही है जो शहर में आम है, वेज और नॉन-वेज दोनों की। बुकिंग कैंसल नहीं हो सकती।',
    },
    {
      en: 'More is not known yet. Leave a number with your date and guests, and we ask the venue about slots, parking and rooms.',
      hi: 'इससे ज़्यादा अभी पता नहीं। तारीख और मेहमानों की संख्या के साथ अपना नंबर दीजिए, हम वेन्यू से समय, पार्किंग और कमरों के बारे में पूछेंगे।',
    },
  ],
  notes: [
    {
      en: 'Visit at the hour of your function: a lawn looks different by day and by lamp.',
      hi: 'जिस समय कार्यक्रम हो, उसी समय देखने जाइए, क्योंकि लॉन दिन में और रात की लाइटों में अलग-अलग दिखता है।',
    },
    {
      en: 'Ask about a tent for rain and heaters for winter.',
      hi: 'बारिश के लिए टेंट और सर्दी के लिए हीटर के बारे में पूछिए।',
    },
  ],
  reviews: [],
} satisfies VenueEntry;
