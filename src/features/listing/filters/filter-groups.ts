import { cities, cityName, type Locality } from '../../../content/cities.ts';
import { budgetBandIds, budgetBandLabels, budgetBandOf } from '../../../domain/budget-bands.ts';
import {
  ampleParkingFrom,
  type CityId,
  type Facility,
  facilities,
  facilityLabels,
  mealFilterLabels,
  mealFilters,
  venueTypeLabels,
  venueTypes,
} from '../../../domain/choices.ts';
import { describeEventDetails } from '../../../domain/event-details-text.ts';
import { rupeesOf } from '../../../domain/facts/fact-rules.ts';
import type { AsTold } from '../../../domain/facts/told.ts';
import { type Capacity, fitAt, fitLabels, fits } from '../../../domain/fit.ts';
import { formatCount } from '../../../domain/format.ts';
import type { VenueFacts } from '../../../domain/venue.ts';
import { m } from '../../../i18n/compiled/messages.js';
import { type PricedVenue, pricedFacts } from '../../total/total.ts';
import type { ListingRules } from './listing-rules.ts';

/** The choices of a listing that differ from city to city. */
export interface ListingPlaces {
  readonly localities: readonly Locality[];
  /** The cities to choose from; none on a city's own listing. */
  readonly cities: readonly CityId[];
  /** Whether the visitor's guests are known. */
  readonly hasGuests: boolean;
}

/** What decides how a listing offers its choices. */
export interface ListingFacts extends ListingPlaces {
  readonly rules: ListingRules;
  /** The facilities that any venue is known to have or not to have: a card has only those that it is known to have. */
  readonly knownFacilities: readonly Facility[];
}

/** Labels by the id of a choice. */
export type Labels = Readonly<Record<string, string>>;

/** What groups can read of a venue: of its halls, how many guests they hold. */
type ListedFacts = Omit<VenueFacts, 'halls'> & { readonly halls: readonly Capacity[] };

/** A group of choices: everything that a listing knows of it. */
interface FilterGroupRow<Choice extends string, Fact extends keyof VenueFacts> {
  /** Of the URL; not one of `eventDetailsParams`, which the same URL contains. */
  readonly parameter: string;
  readonly title: () => string;
  /** The accessible name of the Clear button. */
  readonly clearLabel: () => string;
  readonly choices: (places: ListingPlaces) => readonly Choice[];
  readonly labels: (places: Pick<ListingPlaces, 'localities'>) => Labels;
  /** The facts that `matched` and `isKnown` read: cards and indexes carry them. */
  readonly facts: readonly Fact[];
  /** The choices that a venue matches. */
  readonly matched: (venue: AsTold<Pick<ListedFacts, Fact>>, rules: ListingRules) => readonly Choice[];
  /** A venue must match all selected choices; otherwise any of them. */
  readonly needsAll?: true;
  /** Whether the fact behind a choice is known of any listed venue; else a count of 0 would say "none". */
  readonly isKnown: (
    choice: string,
    venues: readonly AsTold<Pick<ListedFacts, Fact>>[],
    listing: ListingFacts,
  ) => boolean;
  /** A line under the title. A group that has neither a note nor choices is not shown. */
  readonly note?: (listing: ListingFacts) => string | undefined;
  /** Shows five choices and "Show More". */
  readonly isLong?: true;
  /** The search text narrows the localities among its choices, all of which are then shown. */
  readonly isSearched?: true;
}

/** Infers the types of a group. */
const group = <Choice extends string, Fact extends keyof VenueFacts>(row: FilterGroupRow<Choice, Fact>) =>
  row;

const textsOf = (messages: Readonly<Record<string, () => string>>): Labels =>
  Object.fromEntries(Object.entries(messages).map(([id, message]) => [id, message()]));

/** Rupees that a budget is compared with: the total, else the price of the booking or of a plate, non-veg where there is one. */
const budgetedPrice = (
  venue: PricedVenue & Pick<VenueFacts, 'price'>,
  { city, totalOf }: ListingRules,
): number | undefined => {
  if (totalOf) return totalOf(venue);
  if (city?.pricesPerBooking) return venue.price;
  const plate = venue.nonVegPlate ?? venue.vegPlate;
  return plate === undefined ? undefined : rupeesOf(plate);
};

function budgetNote({ city, eventDetails }: ListingRules): string {
  if (!eventDetails)
    return city?.pricesPerBooking ? m.listing_budget_note_price() : m.listing_budget_note_plate();
  const [first, ...others] = eventDetails;
  const guests =
    others.length === 0 ? formatCount(first.guests, m.format_guests) : describeEventDetails(eventDetails);
  return m.listing_budget_note_total({ guests });
}

/** The groups of a listing in the order of the panel. A new row is a new filter. */
export const filterGroups = {
  cities: group({
    parameter: 'city',
    title: m.listing_group_city,
    clearLabel: m.listing_group_city_clear,
    choices: (places) => places.cities,
    labels: () => Object.fromEntries(cities.map(({ id }) => [id, cityName(id)])),
    facts: ['city'],
    matched: ({ city }) => [city],
    isKnown: () => true,
  }),
  localities: group({
    parameter: 'locality',
    title: m.listing_group_locality,
    clearLabel: m.listing_group_locality_clear,
    choices: ({ localities }) => localities.map(({ id }) => id),
    labels: ({ localities }) => Object.fromEntries(localities.map(({ id, name }) => [id, name])),
    facts: ['localityIds'],
    matched: ({ localityIds = [] }) => localityIds,
    isKnown: (_, venues) => venues.some(({ localityIds }) => localityIds),
    note: ({ localities }) => (localities.length === 0 ? m.listing_not_known() : undefined),
    isLong: true,
    isSearched: true,
  }),
  budgets: group({
    parameter: 'budget',
    title: m.listing_group_budget,
    clearLabel: m.listing_group_budget_clear,
    choices: () => budgetBandIds,
    labels: () => textsOf(budgetBandLabels),
    facts: ['id', 'price', ...pricedFacts],
    matched: (venue, rules) => {
      const band = budgetBandOf(budgetedPrice(venue, rules));
      return band ? [band] : [];
    },
    isKnown: (_, venues, { rules }) => venues.some((venue) => budgetedPrice(venue, rules) !== undefined),
    note: ({ rules }) => budgetNote(rules),
  }),
  fits: group({
    parameter: 'fit',
    title: m.listing_group_fit,
    clearLabel: m.listing_group_fit_clear,
    choices: ({ hasGuests }) => (hasGuests ? fits : []),
    labels: () => textsOf(fitLabels),
    facts: ['id', 'halls'],
    matched: (venue, { eventDetails }) => (eventDetails ? [fitAt(venue, eventDetails)] : []),
    isKnown: (choice, venues) => choice === 'unknown' || venues.some(({ halls }) => halls.length > 0),
    note: ({ hasGuests }) => (hasGuests ? undefined : m.listing_fit_note()),
  }),
  types: group({
    parameter: 'type',
    title: m.listing_group_type,
    clearLabel: m.listing_group_type_clear,
    choices: () => venueTypes,
    labels: () => textsOf(venueTypeLabels),
    facts: ['venueTypes'],
    matched: (venue) => venue.venueTypes,
    // No source says which types a venue is not.
    isKnown: (choice, venues) => venues.some((venue) => venue.venueTypes.some((type) => type === choice)),
    isLong: true,
  }),
  facilities: group({
    parameter: 'facility',
    title: m.listing_group_facilities,
    clearLabel: m.listing_group_facilities_clear,
    choices: () => facilities,
    labels: () => textsOf(facilityLabels),
    facts: ['facilities'],
    matched: (venue) => venue.facilities,
    needsAll: true,
    isKnown: (choice, venues, { knownFacilities }) =>
      [knownFacilities, ...venues.map((venue) => venue.facilities)].some((known) =>
        known.some((facility) => facility === choice),
      ),
    note: () => m.listing_facilities_note({ from: ampleParkingFrom }),
  }),
  meals: group({
    parameter: 'meal',
    title: m.listing_group_meal,
    clearLabel: m.listing_group_meal_clear,
    choices: () => mealFilters,
    labels: () => textsOf(mealFilterLabels),
    facts: ['mealPreference'],
    matched: ({ mealPreference }, { city }) =>
      mealPreference === 'both' && !city?.exactMeals
        ? ['non-vegetarian']
        : mealFilters.filter((meal) => meal === mealPreference),
    isKnown: (_, venues) => venues.some(({ mealPreference }) => mealPreference),
  }),
};

export type FilterGroupId = keyof typeof filterGroups;

export const filterGroupIds = Object.keys(filterGroups) as readonly FilterGroupId[];

type FilterFact = (typeof filterGroups)[FilterGroupId]['facts'][number];

export const filterFacts: readonly FilterFact[] = filterGroupIds.flatMap((id) => filterGroups[id].facts);

/** What the filters read of a venue. */
export type FilteredFacts = Pick<ListedFacts, FilterFact>;
export type FilteredVenue = AsTold<FilteredFacts>;

/** A group without the types of its choices, to go through all of them. */
export const groupOf = (id: FilterGroupId): FilterGroupRow<string, FilterFact> => filterGroups[id];
