import { cities } from '../../src/content/cities.ts';
import { landingTestimonials } from '../../src/content/landing.ts';
import { press } from '../../src/content/press.ts';
import { foodTax, site } from '../../src/content/site.ts';
import { testimonials } from '../../src/content/testimonials.ts';
import { hiddenEntries, venueEntries } from '../../src/content/venues/index.ts';
import { hourText } from '../../src/domain/clock.ts';
import type { VenueEntry } from '../../src/domain/venue.ts';
import { specifiedCities, specifiedSite } from './specified-site.ts';
import { specifiedFacts, specifiedIds, specifiedVenues } from './specified-venues.ts';
import { venuesFolder } from './venue-slugs.ts';

/** A value that the operator has changed. */
export interface Difference {
  /** File and field. */
  readonly where: string;
  readonly what: string;
}

type Facts = Readonly<Record<string, string>>;
type Site = Omit<typeof specifiedSite, 'whatsapp'>;
type Loose<Value> = Value extends object ? { readonly [Key in keyof Value]: Loose<Value[Key]> } : Value;

/** Those of the repository's content. */
export const readDifferences = (): Difference[] => [
  ...specifiedDifferences({ ...site, foodTax }, [...venueEntries, ...hiddenEntries]),
  ...compare('src/content/cities.ts', cityNames(), specifiedCities),
  ...countDifference('src/content/testimonials.ts', testimonials, 12),
  ...countDifference('src/content/landing.ts', landingTestimonials, 3),
  ...countDifference('src/content/press.ts', press, 8),
];

const cityNames = (): Facts =>
  Object.fromEntries(cities.map(({ id, name, optionLabel }) => [id, `${name.en}, ${optionLabel.en}`]));

const countDifference = (where: string, { length }: readonly unknown[], specified: number): Difference[] =>
  length === specified ? [] : [{ where, what: `${length} items (specified: ${specified})` }];

/** Every value of the business and of the specified venues that differs from the specification: allowed, and good to know. */
export function specifiedDifferences(site: Loose<Site>, venues: readonly VenueEntry[]): Difference[] {
  return [
    ...compare('src/content/site.ts', siteFacts(site), siteFacts(specifiedSite)),
    ...specifiedIds.flatMap((id): Difference[] => {
      const where = `${venuesFolder}/${id}.ts`;
      const entry = venues.find((venue) => venue.id === id);
      if (!entry) return [{ where, what: 'has been removed' }];
      const facts = specifiedVenues.find((venue) => venue.id === id);
      const hidden = entry.hidden ? [{ where, what: 'is hidden' }] : [];
      return [...hidden, ...(facts ? compare(where, specifiedFacts(entry), facts) : [])];
    }),
  ];
}

function siteFacts({ name, badge, phone, email, hours, promise, foodTax, stats }: Loose<Site>): Facts {
  const figures = Object.entries(stats).map(([id, { value, suffix }]) => [
    `stats.${id}`,
    `${value}${suffix}`,
  ]);
  return {
    name,
    badge,
    phone: phone.display,
    email: email.display,
    hours: `${hourText(hours.opens, 'en')} to ${hourText(hours.closes, 'en')}`,
    promise: `${promise.withinHours} hours`,
    foodTax: String(foodTax),
    ...Object.fromEntries(figures),
  };
}

const compare = (file: string, actual: Facts, specified: Facts): Difference[] =>
  Object.keys(specified)
    .filter((field) => actual[field] !== specified[field])
    .map((field) => ({
      where: `${file} ${field}`,
      what: `${actual[field]} (specified: ${specified[field]})`,
    }));
