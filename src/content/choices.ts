/**
 * The choices of filters and forms. Ids are stored, sent and written into URLs; they are never shown. Each list is in
 * display order.
 */

export const cityIds = ['faridabad', 'noida', 'southdelhi', 'gurgaon'] as const;
export type CityId = (typeof cityIds)[number];

export const venueTypes = [
  'banquet-hall',
  'wedding-lawn',
  'villa-farmhouse',
  'five-star-hotel',
  'wedding-resort',
  'cocktail-venue',
  'terrace-hall',
  'heritage-venue',
  'destination-wedding',
] as const;
export type VenueType = (typeof venueTypes)[number];

export const venueTypeLabels: Readonly<Record<VenueType, string>> = {
  'banquet-hall': 'Banquet Halls',
  'wedding-lawn': 'Wedding Lawns',
  'villa-farmhouse': 'Villa / Farmhouse',
  'five-star-hotel': '5 Star Wedding Hotels',
  'wedding-resort': 'Wedding Resorts',
  'cocktail-venue': 'Cocktail Venues',
  'terrace-hall': 'Terrace Banquet Halls',
  'heritage-venue': 'Heritage Wedding Venues',
  'destination-wedding': 'Destination Wedding',
};

export const facilities = [
  'food-by-venue',
  'outside-food',
  'alcohol',
  'outside-alcohol',
  'late-music',
  'ample-parking',
  'hawan',
  'firecrackers',
] as const;
export type Facility = (typeof facilities)[number];

export const facilityLabels: Readonly<Record<Facility, string>> = {
  'food-by-venue': 'Food provided by venue',
  'outside-food': 'Outside food allowed',
  alcohol: 'Alcohol allowed',
  'outside-alcohol': 'Outside alcohol allowed',
  'late-music': 'Music allowed late',
  'ample-parking': 'Ample Parking',
  hawan: 'Hawan Allowed',
  firecrackers: 'Firecrackers Allowed',
};

export const guestRanges = ['under-100', '100-200', '200-300', '300-400', '400-500', 'over-500'] as const;
export type GuestRange = (typeof guestRanges)[number];

/** Also the values of the specification's `guests` field. */
export const guestRangeLabels: Readonly<Record<GuestRange, string>> = {
  'under-100': 'Less than 100',
  '100-200': '100-200',
  '200-300': '200-300',
  '300-400': '300-400',
  '400-500': '400-500',
  'over-500': 'Greater than 500',
};

/** What a kitchen serves. */
export type MealPreference = 'vegetarian' | 'non-vegetarian' | 'both';

export const mealFilters = ['vegetarian', 'non-vegetarian'] as const satisfies readonly MealPreference[];
export type MealFilter = (typeof mealFilters)[number];

export const mealFilterLabels: Readonly<Record<MealFilter, string>> = {
  vegetarian: 'Vegetarian Only',
  'non-vegetarian': 'Non-Vegetarian',
};

export const eventTypes = ['wedding', 'birthday', 'corporate-event', 'other'] as const;
export type EventType = (typeof eventTypes)[number];

/** Also the values of the specification's `eventType` field. */
export const eventTypeLabels: Readonly<Record<EventType, string>> = {
  wedding: 'Wedding',
  birthday: 'Birthday',
  'corporate-event': 'Corporate Event',
  other: 'Other',
};
