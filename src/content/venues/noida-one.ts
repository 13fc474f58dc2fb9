import type { VenueEntry } from '../../domain/venue.ts';

export const venue = {
  id: 'noida-one',
  name: 'Sample Banquet Hall',
  nameHi: 'नमूना बैंक्वेट हॉल',
  city: 'noida',
  source: 'sample',
  locality: { en: 'Sector 135', hi: 'सेक्टर 135' },
  address: { en: 'Sector 135, Noida', hi: 'सेक्टर 135, नोएडा' },
  shortDescription: {
    en: 'A sample listing: it shows how a Noida banquet hall will look here, and is no real place.',
    hi: 'यह नमूना है, जो दिखाता है कि नोएडा का बैंक्वेट हॉल यहाँ कैसा दिखेगा। यह कोई असली जगह नहीं है।',
  },
  hasPage: false,
  managed: false,
  badge: { en: 'Sample', hi: 'नमूना' },
  venueTypes: ['banquet-hall'],
  price: 180_000,
  halls: [{ name: { en: 'Hall', hi: 'हॉल' }, seats: 200, floating: 300 }],
  facts: {
    vegPlate: 700,
    nonVegPlate: 800,
    parking: 60,
    cancellable: false,
  },
  about: [
    {
      en: 'This is a sample. It shows how a banquet hall in Noida will read on this site, and stands for no real place.',
      hi: 'यह एक नमूना है। इससे पता चलता है कि नोएडा का कोई बैंक्वेट हॉल इस साइट पर कैसे दिखेगा। यह कोई असली जगह नहीं है।',
    },
    {
      en: 'Our team has Noida venues to show you. Leave a number with your date and guests, and we call with choices in Sector 135 and nearby.',
      hi: 'नोएडा के वेन्यू हमारी टीम के पास हैं। तारीख और मेहमानों की संख्या के साथ अपना नंबर दीजिए, हम कॉल करके सेक्टर 135 और आस-पास के ऑप्शन बताएँगे।',
    },
  ],
  notes: [{ en: 'Every figure on this page is a sample.', hi: 'इस पेज का हर आँकड़ा नमूना है।' }],
  reviews: [],
} satisfies VenueEntry;
