import type { CityId } from './choices.ts';
import type { VenueFacts } from './types.ts';

export interface City {
  readonly id: CityId;
  readonly name: string;
  /** As the home page's city list spells it. */
  readonly optionLabel: string;
  /** Picture id of its card. */
  readonly image: string;
  /** One sentence, in the page's head and on the page. */
  readonly intro: string;
  /** The heading's count where the specification fixes it, whatever is listed. */
  readonly fixedCount?: number;
  /** Said under the heading where more needs saying than the count. */
  readonly countNote?: string;
  /** Only where the list is given; elsewhere it follows from the venues. */
  readonly localities?: readonly string[];
  /** Cities whose venues are shown where the city has none of its own. */
  readonly nearest?: readonly CityId[];
}

/** The four cities, in the order of the home page. */
export const cities: readonly City[] = [
  {
    id: 'faridabad',
    name: 'Faridabad',
    optionLabel: 'Faridabad',
    image: 'hotelrajmahal/01-haveli-front',
    intro:
      'Hotels, vatikas and banquet halls from Surajkund to Sector 39, with plate prices and policies side by side.',
  },
  {
    id: 'noida',
    name: 'Noida',
    optionLabel: 'Noida',
    image: 'noida-two/01-farmhouse-lawn',
    intro: 'Banquet halls and farmhouse lawns in Greater Noida and Sectors 116, 135 and 136.',
    fixedCount: 402,
    countNote:
      'Two samples are shown here. Our team has the rest: tell us your date and guests, and we call with a list.',
    localities: ['Greater Noida', 'Sector 116', 'Sector 135', 'Sector 136'],
  },
  {
    id: 'southdelhi',
    name: 'South Delhi',
    optionLabel: 'Southdelhi',
    image: 'lagoonaemerald/01-emerald-ballroom',
    intro:
      'Banquets in South Delhi, close to family and easy to reach for guests from every side of the city.',
  },
  {
    id: 'gurgaon',
    name: 'Gurgaon',
    optionLabel: 'Gurgaon',
    image: 'destination-wedding/05-haveli-court',
    intro:
      'Our team arranges venue visits in Gurgaon. Tell us the date and the guests, and we call you with choices.',
    nearest: ['southdelhi', 'faridabad'],
  },
];

/** What the page of a city says that has no listed venue: why, and what our team does there all the same. */
export const withoutListing = (cityName: string) =>
  [
    `We do not list ${cityName} venues on this page yet, and we would rather say so than show you places we have not checked.`,
    `Our team does arrange visits in ${cityName}. Leave a number: we ask for your date, your guests and your budget, and come back with places to see.`,
  ] as const;

/** The Gurgaon page, which lists no venue of its own. */
export const gurgaonTexts = {
  heading: 'Wedding venues in Gurgaon',
  paragraphs: [
    ...withoutListing('Gurgaon'),
    'Families near the Gurgaon border also look at South Delhi and Faridabad. The nearest venues that we list are below.',
  ],
  action: 'Request a Call Back',
  nearestHeading: 'Nearest listed venues',
} as const;

/** Whether the city's own page is a listing; the others show the nearest venues. */
export const hasListing = ({ nearest }: City): boolean => nearest === undefined;

/** The city of an id. */
export function cityOf(id: CityId): City {
  const found = cities.find((city) => city.id === id);
  if (!found) throw new Error(`No city called ${id} in cities.ts`);
  return found;
}

/** The localities to filter a city by: the given list, or else those of its venues, each once, in natural order. */
export function localitiesOf(
  id: CityId,
  venues: readonly Pick<VenueFacts, 'city' | 'locality'>[],
): readonly string[] {
  return cityOf(id).localities ?? localitiesIn(venues.filter((venue) => venue.city === id));
}

/** The localities of some venues, each once; numbers in natural order, Sector 10 after Sector 9. */
export function localitiesIn(venues: readonly Pick<VenueFacts, 'locality'>[]): string[] {
  const told = venues.flatMap((venue) => venue.locality ?? []);
  return [...new Set(told)].sort((one, other) => one.localeCompare(other, 'en-IN', { numeric: true }));
}
