import type { VendorCategory } from './text-types.ts';

/** The trades on a city's vendors page, in display order. */
export const vendorCategories: readonly VendorCategory[] = [
  {
    id: 'photography',
    title: { en: 'Photography', hi: 'फ़ोटोग्राफ़ी' },
    description: {
      en: 'Photographers and film makers for every function, from haldi to bidaai.',
      hi: 'हल्दी से विदाई तक, हर कार्यक्रम की फ़ोटो और वीडियो।',
    },
    galleryCategory: 'destination-wedding',
  },
  {
    id: 'decor',
    title: { en: 'Decor', hi: 'सजावट' },
    description: {
      en: 'Mandap, stage, flowers and lights, to a drawing you agree on first.',
      hi: 'मंडप, स्टेज, फूल और लाइटें। डिज़ाइन पहले आप तय करते हैं।',
    },
    galleryCategory: 'decor',
  },
  {
    id: 'jewellery',
    title: { en: 'Bridal Jewellery', hi: 'ब्राइडल ज्वेलरी' },
    description: {
      en: 'Kundan, polki and hired sets, with a fitting before the day.',
      hi: 'कुंदन, पोल्की और किराये के सेट, जिन्हें शादी से पहले पहनकर देख सकते हैं।',
    },
    galleryCategory: 'jewellery',
  },
  {
    id: 'lehengas',
    title: { en: 'Bridal Lehengas', hi: 'ब्राइडल लहंगे' },
    description: {
      en: 'Lehengas to buy or to hire, with time for alterations.',
      hi: 'लहंगे खरीदने या किराये पर लेने के लिए। फ़िटिंग का समय भी मिलता है।',
    },
    galleryCategory: 'bridalwear',
  },
  {
    id: 'mehendi',
    title: { en: 'Bridal Mehendi', hi: 'ब्राइडल मेहंदी' },
    description: {
      en: 'Mehndi artists for the bride, the family and the guests.',
      hi: 'दुल्हन, परिवार और मेहमानों के लिए मेहंदी आर्टिस्ट।',
    },
    galleryCategory: 'mehndi',
  },
  {
    id: 'destination',
    title: { en: 'Destination Wedding', hi: 'डेस्टिनेशन वेडिंग' },
    description: {
      en: 'Weddings away from home: place, rooms, travel and one person to call.',
      hi: 'घर से दूर शादी: जगह, कमरे, आना-जाना, और बात करने के लिए एक ही नंबर।',
    },
    galleryCategory: 'destination-wedding',
  },
  {
    id: 'makeup',
    title: { en: 'Bridal Makeup', hi: 'ब्राइडल मेकअप' },
    description: {
      en: 'Makeup artists who come to you, with a trial before the day.',
      hi: 'मेकअप आर्टिस्ट आपके घर आते हैं, और पहले ट्रायल होता है।',
    },
    galleryCategory: 'makeup',
  },
  {
    id: 'caterers',
    title: { en: 'Caterers', hi: 'केटरर' },
    description: {
      en: 'Outside caterers for venues that allow them, veg and non-veg.',
      hi: 'बाहर के केटरर, जहाँ वेन्यू इजाज़त देता है। वेज और नॉन-वेज, दोनों।',
    },
  },
  {
    id: 'djs',
    title: { en: 'DJs and Live Music', hi: 'DJ और लाइव म्यूज़िक' },
    description: {
      en: 'DJ, dhol, sangeet singers and shehnai, within the venue’s hours.',
      hi: 'DJ, ढोल, संगीत के गायक और शहनाई, वेन्यू के समय के अंदर।',
    },
  },
  {
    id: 'planners',
    title: { en: 'Wedding Planners', hi: 'वेडिंग प्लानर' },
    description: {
      en: 'One person who holds the timings, the vendors and the list.',
      hi: 'एक ही व्यक्ति जो समय, वेंडर और पूरी लिस्ट सँभालता है।',
    },
  },
  {
    id: 'baraat',
    title: { en: 'Baraat and Band', hi: 'बारात और बैंड' },
    description: {
      en: 'Band, ghodi or car, lights and the route to the gate.',
      hi: 'बैंड, घोड़ी या गाड़ी, लाइटें और गेट तक का रास्ता।',
    },
  },
  {
    id: 'invitations',
    title: { en: 'Invitations', hi: 'शादी के कार्ड' },
    description: {
      en: 'Printed cards and messages for the phone, in Hindi and English.',
      hi: 'छपे हुए कार्ड और फ़ोन पर भेजने के संदेश, हिन्दी और अंग्रेज़ी में।',
    },
  },
  {
    id: 'pandits',
    title: { en: 'Pandits', hi: 'पंडित जी' },
    description: {
      en: 'A pandit for the muhurat, the hawan and the pheras.',
      hi: 'मुहूर्त, हवन और फेरों के लिए पंडित जी।',
    },
  },
  {
    id: 'transport',
    title: { en: 'Guest Transport', hi: 'मेहमानों की गाड़ियाँ' },
    description: {
      en: 'Cars and coaches for the baraat and for guests from out of town.',
      hi: 'बारात और बाहर से आने वाले मेहमानों के लिए कारें और बसें।',
    },
  },
];
