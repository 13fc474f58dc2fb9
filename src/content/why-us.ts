import { formatNumber } from '../domain/format.ts';
import { site } from './site.ts';

const { events, discount } = site.stats;
const eventCount = `${formatNumber(events.value)}${events.suffix}`;

/** The texts of the Why Us page; its figures are in `site.stats`. */
export const whyUs = {
  heading: { en: `Why book with ${site.name}`, hi: `${site.name} से बुकिंग क्यों करें` },
  line: {
    en: `${eventCount} events organized till date`,
    hi: `अब तक ${eventCount} कार्यक्रम करा चुके हैं`,
  },
  pressHeading: { en: 'Featured On', hi: 'मीडिया में' },
  reasons: [
    {
      title: { en: 'Delivery of Commitments', hi: 'जो कहा, वही किया' },
      text: {
        en: 'Services are delivered as committed: what was agreed on the visit is what stands on the day.',
        hi: 'जो वादा किया, वह पूरा होता है, यानी विज़िट पर जो तय हुआ, शादी के दिन वही मिलता है।',
      },
    },
    {
      title: { en: 'One-Stop Shop', hi: 'सब कुछ एक जगह' },
      text: {
        en: 'Trusted vendors, booked under one roof: the hall, the decor, the music and the mehndi through one person.',
        hi: 'भरोसेमंद वेंडर एक ही जगह बुक कीजिए। हॉल, सजावट, म्यूज़िक और मेहंदी, सबके लिए एक ही व्यक्ति।',
      },
    },
    {
      title: { en: 'Guaranteed Best Prices', hi: 'सबसे अच्छी कीमत की गारंटी' },
      text: {
        en: `Best prices for venue and non-venue services, up to ${discount.value}${discount.suffix} off final quotes.`,
        hi: `वेन्यू और बाकी सब सेवाओं की सबसे अच्छी कीमत, फ़ाइनल कोटेशन पर ${discount.value}${discount.suffix} तक की छूट।`,
      },
    },
  ],
} as const;
