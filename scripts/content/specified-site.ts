import { at } from '../../src/domain/clock.ts';

/** The names of the cities: as they are written, and in the list of the home page. */
export const specifiedCities = {
  faridabad: 'Faridabad, Faridabad',
  noida: 'Noida, Noida',
  southdelhi: 'South Delhi, Southdelhi',
  gurgaon: 'Gurgaon, Gurgaon',
};

/** The specification's values in `src/content/site.ts`; name, number and e-mail address are placeholders there. */
export const specifiedSite = {
  name: 'Baraat House',
  badge: 'Bh Managed',
  phone: { display: '+91 00000 00000', href: 'tel:+910000000000', countryCode: '+91' },
  whatsapp: { base: 'https://wa.me/910000000000' },
  email: { display: 'hello@example.com', href: 'mailto:hello@example.com' },
  hours: { opens: at(9), closes: at(21) },
  promise: { withinHours: 4 },
  foodTax: 0.18,
  stats: {
    events: { value: 2000, suffix: '+' },
    partners: { value: 50, suffix: '+' },
    discount: { value: 30, suffix: '%' },
  },
};
