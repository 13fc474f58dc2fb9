import { cities } from '../../src/content/cities.ts';
import { foodTax } from '../../src/content/site.ts';
import { venueEntries } from '../../src/content/venues/index.ts';
import { completeVenue } from '../../src/domain/complete-venue.ts';
import { toSlug } from '../../src/domain/slug.ts';
import { generateVenues } from './venue-copies.ts';

/** Venues of the copy that the journeys visit: enough for more than nine pages of Faridabad. */
export const venueCount = 340;

const entries = [...venueEntries, ...generateVenues(venueCount - venueEntries.length)];
const localities = new Set(
  [
    ...cities.flatMap((city) => city.localities ?? []),
    ...entries.flatMap(({ locality }) => locality ?? []),
  ].map(({ en }) => toSlug(en)),
);

export const venues = entries.map((entry) => completeVenue(entry, { foodTax, localities: [...localities] }));
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

const largestHall = (venue: Venue) => Math.max(-1, ...venue.halls.map(({ floating }) => floating));

/** Larger is earlier; venues of equal keys stay in the order of the city, which is recommended first in a long listing. */
const keys: Record<Wish['sort'], (venue: Venue) => readonly number[]> = {
  recommended: (venue) => [venue.knownFacts, venue.rating?.score ?? -1, largestHall(venue), reviews(venue)],
  price: (venue) => [-(venue.plate?.veg ?? Number.MAX_VALUE)],
  rating: (venue) => [venue.rating?.score ?? -1, reviews(venue)],
  capacity: (venue) => [largestHall(venue)],
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

/** A function of a wedding. */
export interface Occasion {
  readonly guests: number;
  /** Share of the guests who eat veg plates, in percent. */
  readonly veg: number;
  readonly rooms: number;
  readonly date?: string;
  /** The id of the only venue that it is held at. */
  readonly at?: string;
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0);

/** Plates, tax and decoration of one function in rupees; infinite where a package has no price for the non-veg plates that are needed. */
function costOfMeal({ plate, packagePlate, foodTax, decoration }: Venue, { guests, veg }: Occasion): number {
  const { veg: vegPlate = 0, nonVeg } = packagePlate ?? plate ?? {};
  const nonVegGuests = plate?.nonVeg == null ? 0 : guests - Math.round((guests * veg) / 100);
  if (nonVegGuests > 0 && nonVeg == null) return Number.POSITIVE_INFINITY;
  const plates = (guests - nonVegGuests) * vegPlate + nonVegGuests * (nonVeg ?? 0);
  return plates + Math.round(plates * foodTax) + (decoration?.from ?? 0);
}

/**
 * The least that a wedding costs at a venue, in rupees, if at least one of its functions has a date; infinite where no price is
 * known. Functions of one date share their rooms, and those without a date share the night that makes them cheapest.
 */
export function leastCost(venue: Venue, occasions: readonly Occasion[]): number {
  if (!venue.plate) return Number.POSITIVE_INFINITY;
  const here = occasions.filter(({ at = venue.id }) => at === venue.id);
  const { count = 0, price = 0 } = venue.rooms ?? {};
  const roomPrice = typeof price === 'number' ? price : price.about;
  const costOfNight = (night: readonly Occasion[]) =>
    Math.max(...night.map(({ rooms }) => Math.min(rooms, count) * roomPrice));
  const dates = [...new Set(here.flatMap(({ date }) => date ?? []))];
  const costsOfRooms = dates.map((shared) =>
    sumOf(dates.map((night) => costOfNight(here.filter(({ date = shared }) => date === night)))),
  );
  return sumOf(here.map((occasion) => costOfMeal(venue, occasion))) + Math.min(...costsOfRooms);
}

/** Whether no hall of a venue holds the guests of one of the functions there: it stands after all others. */
export function isTooSmall({ id, halls }: Venue, occasions: readonly Occasion[]): boolean {
  const guests = Math.max(0, ...occasions.filter(({ at = id }) => at === id).map((one) => one.guests));
  return halls.length > 0 && halls.every(({ seats, floating }) => Math.max(seats, floating) < guests);
}

export const noWish: Wish = {
  localities: [],
  types: [],
  facilities: [],
  meal: undefined,
  sort: 'recommended',
};
