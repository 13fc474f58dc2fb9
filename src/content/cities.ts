import type { CityId } from './choices.ts';
import { toSlug } from './slug.ts';
import type { VenueFacts } from './types.ts';

export interface City {
  readonly id: CityId;
  readonly name: string;
  /** The spelling in the home page's city list. */
  readonly optionLabel: string;
  /** Picture id of the card. */
  readonly image: string;
  /** One sentence, shown on the page and used as its description. */
  readonly intro: string;
  /** The count in the heading where the specification fixes it, independent of the listed venues. */
  readonly fixedCount?: number;
  /** Shown under the heading; explains the fixed count. */
  readonly countNote?: string;
  /** Locality names, where the specification gives them; otherwise they are derived from the venues. */
  readonly localities?: readonly string[];
  /** Cities whose venues are shown when this one has none. */
  readonly nearest?: readonly CityId[];
}

/** A part of a city to filter by. The id is the slug of the name, used in URLs and state. */
export interface Locality {
  readonly id: string;
  readonly name: string;
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

/** The text of a city page without listed venues. */
export const withoutListing = (cityName: string) =>
  [
    `We do not list ${cityName} venues on this page yet, and we would rather say so than show you places we have not checked.`,
    `Our team does arrange visits in ${cityName}. Leave a number: we ask for your date, your guests and your budget, and come back with places to see.`,
  ] as const;

/** The texts of the Gurgaon page, which lists no venue of its own. */
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

/** The city with this id. */
export function cityOf(id: CityId): City {
  const found = cities.find((city) => city.id === id);
  if (!found) throw new Error(`No city called ${id} in cities.ts`);
  return found;
}

/** The localities of a city: the given list, or else those of its venues. */
export function localitiesOf(
  id: CityId,
  venues: readonly Pick<VenueFacts, 'city' | 'locality'>[],
): readonly Locality[] {
  const names = cityOf(id).localities;
  return names ? names.map(toLocality) : localitiesIn(venues.filter((venue) => venue.city === id));
}

/** The distinct localities of some venues by name, numbers in natural order: Sector 9 before Sector 10. */
export function localitiesIn(venues: readonly Pick<VenueFacts, 'locality'>[]): Locality[] {
  const localities = venues.flatMap(({ locality }) => (locality ? [toLocality(locality)] : []));
  return [...new Map(localities.map((locality) => [locality.id, locality])).values()].sort((a, b) =>
    a.name.localeCompare(b.name, 'en-IN', { numeric: true }),
  );
}

const toLocality = (name: string): Locality => ({ id: toSlug(name), name });
