import type { VenueEntry } from '../../domain/venue.ts';

export const venue = {
  id: 'noida-two',
  name: 'Sample Farmhouse Lawn',
  nameHi: 'नमूना फ़ार्महाउस लॉन',
  city: 'noida',
  source: 'sample',
  locality: { en: 'Greater Noida', hi: 'ग्रेटर नोएडा' },
  address: { en: 'Greater Noida', hi: 'ग्रेटर नोएडा' },
  shortDescription: {
    en: 'A sample listing: it shows how a Noida farmhouse will look here, and is no real place.',
    hi: 'यह नमूना है, जो दिखाता है कि नोएडा का फ़ार्महाउस यहाँ कैसा दिखेगा। यह कोई असली जगह नहीं है।',
  },
  hasPage: false,
  managed: false,
  badge: { en: 'Sample', hi: 'नमूना' },
  venueTypes: ['villa-farmhouse', 'wedding-lawn'],
  price: 350_000,
  halls: [{ name: { en: 'Lawn', hi: 'लॉन' }, seats: 400, floating: 600 }],
  facts: {
    vegPlate: 800,
    servesNonVeg: false,
    parking: 120,
    cancellable: false,
  },
  about: [
    {
      en: 'This is a sample. It shows how a farmhouse lawn in Greater Noida will read on this site, and stands for no real place.',
      hi: 'यह एक नमूना है। इससे पता चलता है कि ग्रेटर नोएडा का कोई फ़ार्महाउस लॉन इस साइट पर कैसे दिखेगा। यह कोई असली जगह नहीं है।',
    },
    {
      en: 'Our team has farmhouses to show you. Leave a number with your date and guests, and we call with choices around Greater Noida.',
      hi: 'दिखाने के लिए फ़ार्महाउस हमारी टीम के पास हैं। तारीख और मेहमानों की संख्या के साथ अपना नंबर दीजिए, हम कॉल करके ग्रेटर नोएडा के आस-पास के ऑप्शन बताएँगे।',
    },
  ],
  notes: [{ en: 'Every figure on this page is a sample.', hi: 'इस पेज का हर आँकड़ा नमूना है।' }],
  reviews: [],
} satisfies VenueEntry;
