import { m } from '../i18n/compiled/messages.js';
import { getLocale, type Locale, otherLocale } from '../i18n/locale.ts';
import { inLanguage, translate } from '../i18n/localized.ts';
import { formatDate } from './dates.ts';
import { deriveFacilities, deriveMealPreference, withImplied } from './facts/derive-facts.ts';
import { type AdvanceFact, advanceOf, type SlotFact, slotsOf } from './facts/fact-rules.ts';
import { factIds, type Known } from './facts/facts.ts';
import { toSlug } from './slug.ts';
import type { Confirmed, Venue, VenueEntry, VenueFacts } from './venue.ts';
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
const unknown = {
  locality: undefined,
  badge: undefined,
  rating: undefined,
  price: undefined,
} as const satisfies { readonly [Key in keyof VenueEntry]?: undefined };

const unknownFacts = Object.fromEntries(factIds.map((id) => [id, undefined])) as Known;

interface OfAllVenues {
  /** Where the file states none. */
  readonly foodTax: number;
  /** The ids of all localities that are known. */
  readonly localities?: readonly string[];
}

/** The contents of a venue file in the current language, with the derived fields. */
export function completeVenue(file: VenueEntry, { foodTax, localities = [] }: OfAllVenues): Venue {
  const { nameHi, facts: stated, confirmed, ...venue } = translate(file);
  const facts = { ...unknownFacts, ...withImplied(stated), foodTax: stated.foodTax ?? foodTax };
  const known = { ...unknown, ...venue, ...facts };
  const slug = `-${toSlug(locationIn('en', file))}-`;
  const contained = localities.filter((locality) => slug.includes(`-${locality}-`));
  return {
    ...known,
    nameHi: getLocale() === 'hi' ? nameHi : undefined,
    localityIds: contained.length > 0 ? contained : undefined,
    alias: [nameHi, locationIn(otherLocale(), file)],
    facilities: deriveFacilities(facts),
    mealPreference: deriveMealPreference(facts),
    knownFacts: countKnownFacts(known),
    tags: categoryTags(),
    features: listFeatures(known),
    confirmed: confirmed && confirmations(confirmed),
  };
}

const confirmations = (days: Confirmed<string>): Confirmed =>
  Object.fromEntries(Object.entries(days).map(([id, date]) => [id, { date, text: formatDate(date) }]));

/** How many of the facts are known that the rule of the recommended order names. */
function countKnownFacts(
  venue: Pick<VenueFacts, 'vegPlate' | 'halls' | 'rooms' | 'parking' | 'rating' | SlotFact | AdvanceFact>,
): number {
  const { vegPlate, halls, rooms, parking, rating } = venue;
  const known = [vegPlate, rooms, parking, advanceOf(venue), rating].filter((fact) => fact !== undefined);
  return known.length + (halls.length > 0 ? 1 : 0) + (slotsOf(venue).length > 0 ? 1 : 0);
}

function locationIn(locale: Locale, { address, locality }: Pick<VenueEntry, 'address' | 'locality'>): string {
  return venueLocation({
    address: inLanguage(address, locale),
    locality: locality && inLanguage(locality, locale),
  });
}
