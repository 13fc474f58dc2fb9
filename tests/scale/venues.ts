import { generateVenues } from '../../scripts/bench/venue-copies.ts';
import { cities } from '../../src/content/cities.ts';
import { venueEntries } from '../../src/content/venues/index.ts';
import { completeVenue } from '../../src/domain/complete-venue.ts';
import { toSlug } from '../../src/domain/slug.ts';

/** Venues of the copy that the journeys visit. */
export const venueCount = 1000;

const entries = [...venueEntries, ...generateVenues(venueCount - venueEntries.length)];
const localities = [
  ...cities.flatMap((city) => city.localities ?? []),
  ...entries.flatMap(({ locality }) => locality ?? []),
].map(({ en }) => toSlug(en));

export const venues = entries.map((entry) => completeVenue(entry, [...new Set(localities)]));
export const faridabad = venues.filter(({ city }) => city === 'faridabad');

type Venue = (typeof venues)[number];

/** What a listing's URL asks for, written down once more in plain words. */
export interface Wish {
  readonly localities: readonly string[];
  readonly types: readonly string[];
  readonly facilities: readonly string[];
  readonly meal: 'vegetarian' | 'non-vegetarian' | undefined;
  readonly sort: 'recommended' | 'price' | 'rating' | 'capacity';
}

export function matches(venue: Venue, { localities, types, facilities, meal }: Wish): boolean {
  const has = (all: readonly string[], some: readonly string[]) => some.some((one) => all.includes(one));
  if (localities.length > 0 && !has(venue.localityIds ?? [], localities)) return false;
  if (types.length > 0 && !has(venue.venueTypes, types)) return false;
  if (!facilities.every((facility) => (venue.facilities as readonly string[]).includes(facility)))
    return false;
  if (meal === 'vegetarian') return venue.plate?.nonVeg === null;
  return meal === undefined || (venue.plate !== undefined && venue.plate.nonVeg !== null);
}

/** The lower end of a range of reviews. */
function reviews({ rating }: Venue): number {
  if (!rating) return -1;
  return typeof rating.count === 'number' ? rating.count : rating.count[0];
}

/** Larger is earlier; venues of equal keys stay in the order of the city, which is recommended first in a long listing. */
const keys: Record<Wish['sort'], (venue: Venue) => readonly number[]> = {
  recommended: (venue) => [venue.knownFacts, venue.rating?.score ?? -1, reviews(venue)],
  price: (venue) => [-(venue.plate?.veg ?? Number.MAX_VALUE)],
  rating: (venue) => [venue.rating?.score ?? -1, reviews(venue)],
  capacity: (venue) => [Math.max(-1, ...venue.halls.map(({ floating }) => floating))],
};

function inOrder(list: readonly Venue[], sort: Wish['sort']): Venue[] {
  const differences = (a: Venue, b: Venue) => {
    const others = keys[sort](b);
    return keys[sort](a).map((key, index) => (others[index] ?? 0) - key);
  };
  return [...list].sort((a, b) => differences(a, b).find((difference) => difference !== 0) ?? 0);
}

/** The venues of Faridabad that match, in the order of the listing. */
export const expectedVenues = (wish: Wish): Venue[] =>
  inOrder(
    inOrder(faridabad, 'recommended').filter((venue) => matches(venue, wish)),
    wish.sort,
  );

export const noWish: Wish = {
  localities: [],
  types: [],
  facilities: [],
  meal: undefined,
  sort: 'recommended',
};
