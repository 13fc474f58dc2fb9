import type { VenueEntry } from '../../domain/venue.ts';

export const venue = {
  id: 'radhakrishnagarden',
  name: 'Radha Krishna Garden',
  nameHi: 'राधा कृष्ण गार्डन',
  city: 'faridabad',
  source: 'specification',
  address: { en: 'Faridabad', hi: 'फरीदाबाद' },
  shortDescription: {
    en: 'A garden for an open-air wedding, with veg and non-veg plates.',
    hi: 'खुले आसमान के नीचे शादी के लिए गार्डन, वेज और नॉन-वेज प्लेटों के साथ।',
  },
  hasPage: true,
  managed: true,
  venueTypes: ['wedding-lawn'],
  halls: [],
  facts: {
    vegPlate: 600,
    nonVegPlate: 700,
    cancellable: false,
  },
  about: [
    {
      en: 'Radha Krishna Garden is a garden venue in Faridabad for families who want the ceremony in the open.',
      hi: 'यह फरीदाबाद का गार्डन वेन्यू है, उन परिवारों के लिए जो रस्में खुले आसमान के नीचे चाहते हैं।',
    },
    {
      en: 'Veg and non-veg plates are available, and the two prices are closer to each other here than elsewhere. A mixed guest list does not change the bill much.',
      hi: 'वेज और नॉन-वेज, दोनों प्लेटें मिलती हैं, और दोनों की कीमत में फ़र्क यहाँ और जगहों से कम है। मेहमान मिले-जुले हों तो भी बिल ज़्यादा नहीं बदलता।',
    },
    {
      en: 'Timings, rooms and parking are not known yet. Ask, and we find out for your date before you drive there.',
      hi: 'समय, कमरों और पार्किंग की जानकारी अभी नहीं है। हमसे पूछिए, आपके वहाँ जाने से पहले हम आपकी तारीख के लिए पता कर लेंगे।',
    },
  ],
  notes: [
    {
      en: 'Ask about a covered part or a tent before you choose a month with rain.',
      hi: 'बारिश वाला महीना चुनने से पहले ढके हुए हिस्से या टेंट के बारे में पूछिए।',
    },
    {
      en: 'Slots and parking are still to be confirmed: let us ask for you.',
      hi: 'समय और पार्किंग का पता करना अभी बाकी है। हम आपके लिए पूछ लेंगे।',
    },
  ],
  reviews: [],
} satisfies VenueEntry;
