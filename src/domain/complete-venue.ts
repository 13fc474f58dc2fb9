import { m } from '../i18n/compiled/messages.js';
import { getLocale, type Locale, otherLocale } from '../i18n/locale.ts';
import { inLanguage, translate } from '../i18n/localized.ts';
import { ampleParkingFrom, type Facility, facilities, type MealPreference } from './choices.ts';
import { toSlug } from './slug.ts';
import type { Venue, VenueEntry, VenueFacts } from './venue.ts';
import { venueLocation } from './venue-facts.ts';
import { listFeatures } from './venue-features.ts';

/** The category tags of every venue page. */
const categoryTags = () => [
  m.facts_tag_wedding_hotels(),
  m.facts_tag_banquet_halls(),
  m.facts_tag_party_halls(),
  m.facts_tag_marriage_halls(),
];

/** What a venue's file may leave out. */
const unknownFacts = {
  locality: undefined,
  badge: undefined,
  rating: undefined,
  plate: undefined,
  packagePlate: undefined,
  price: undefined,
  rooms: undefined,
  changingRooms: undefined,
  parking: undefined,
  alcohol: undefined,
  food: undefined,
  decoration: undefined,
  advance: undefined,
  cancellable: undefined,
  otherPolicies: undefined,
} as const satisfies { readonly [Fact in keyof VenueEntry]?: undefined };

interface OfAllVenues {
  /** Where the file states none. */
  readonly foodTax: number;
  /** The ids of all localities that are known. */
  readonly localities?: readonly string[];
}

/** The contents of a venue file in the current language, with the derived fields. */
export function completeVenue(file: VenueEntry, { foodTax, localities = [] }: OfAllVenues): Venue {
  const { nameHi, ...stated } = translate(file);
  const known = { ...unknownFacts, foodTax, ...stated };
  const facts = { ...known, food: deriveFood(known) };
  const slug = `-${toSlug(locationIn('en', file))}-`;
  const contained = localities.filter((locality) => slug.includes(`-${locality}-`));
  return {
    ...facts,
    nameHi: getLocale() === 'hi' ? nameHi : undefined,
    localityIds: contained.length > 0 ? contained : undefined,
    alias: [nameHi, locationIn(otherLocale(), file)],
    facilities: deriveFacilities(facts),
    mealPreference: deriveMealPreference(facts),
    knownFacts: countKnownFacts(facts),
    tags: categoryTags(),
    features: listFeatures(facts),
  };
}

/** How many of the facts are known that the rule of the recommended order names. */
function countKnownFacts({
  plate,
  halls,
  slots,
  rooms,
  parking,
  advance,
  rating,
}: Pick<VenueFacts, 'plate' | 'halls' | 'slots' | 'rooms' | 'parking' | 'advance' | 'rating'>): number {
  return [plate, halls.length > 0, slots.length > 0, rooms, parking, advance, rating].filter(Boolean).length;
}

function locationIn(locale: Locale, { address, locality }: Pick<VenueEntry, 'address' | 'locality'>): string {
  return venueLocation({
    address: inLanguage(address, locale),
    locality: locality && inLanguage(locality, locale),
  });
}

/** A plate price means that the venue provides food, a null non-veg price that it is vegetarian; explicit values win. */
export function deriveFood({ plate, food }: Pick<VenueFacts, 'plate' | 'food'>): VenueFacts['food'] {
  return plate ? { byVenue: true, nonVeg: plate.nonVeg !== null, ...food } : food;
}

type FacilityFacts = Pick<VenueFacts, 'food' | 'alcohol' | 'otherPolicies' | 'parking'>;

/** Each facility in the order of the filter, undefined where it is not known. */
function facilityFacts(venue: FacilityFacts): [Facility, boolean | undefined][] {
  return [
    ['food-by-venue', venue.food?.byVenue],
    ['outside-food', venue.food?.outsideCaterer],
    ['alcohol', venue.alcohol?.allowed],
    ['outside-alcohol', venue.alcohol?.outside],
    ['late-music', venue.otherPolicies?.lateMusic],
    ['ample-parking', venue.parking && venue.parking.vehicles >= ampleParkingFrom],
    ['hawan', venue.otherPolicies?.hawan],
    ['firecrackers', venue.otherPolicies?.firecrackers],
  ];
}

/** The facilities that the known facts establish, in the order of the filter. */
const deriveFacilities = (venue: FacilityFacts): Facility[] =>
  facilityFacts(venue)
    .filter(([, holds]) => holds)
    .map(([facility]) => facility);

/** The facilities that any of the venues is known to have or not to have, in the order of the filter. */
export function knownFacilities(venues: readonly FacilityFacts[]): Facility[] {
  const known = venues.flatMap(facilityFacts).filter(([, holds]) => holds !== undefined);
  return facilities.filter((facility) => known.some(([one]) => one === facility));
}

/** 'both' with a non-veg price, 'vegetarian' where that price is null, undefined where no price is known. */
export function deriveMealPreference(venue: Pick<VenueFacts, 'plate'>): MealPreference | undefined {
  if (!venue.plate) return undefined;
  return venue.plate.nonVeg === null ? 'vegetarian' : 'both';
}
