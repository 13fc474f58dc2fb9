import { site } from './site.ts';

const { events, discount } = site.stats;

/** The texts of the Why Us page; its figures are in `site.stats`. */
export const whyUs = {
  heading: `Why book with ${site.name}`,
  line: `${events.value.toLocaleString('en-IN')}${events.suffix} events organized till date`,
  pressHeading: 'Featured On',
  reasons: [
    {
      title: 'Delivery of Commitments',
      text: 'Services are delivered as committed: what was agreed on the visit is what stands on the day.',
    },
    {
      title: 'One-Stop Shop',
      text: 'Trusted vendors, booked under one roof: the hall, the decor, the music and the mehendi through one person.',
    },
    {
      title: 'Guaranteed Best Prices',
      text: `Best prices for venue and non-venue services, up to ${discount.value}${discount.suffix} off final quotes.`,
    },
  ],
} as const;
