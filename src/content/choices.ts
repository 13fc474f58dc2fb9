/** What can be chosen: each list is the filter's order and the type at once. */

export const cityIds = ['faridabad', 'noida', 'southdelhi', 'gurgaon'] as const;
export type CityId = (typeof cityIds)[number];

export const venueTypes = [
  'Banquet Halls',
  'Wedding Lawns',
  'Villa / Farmhouse',
  '5 Star Wedding Hotels',
  'Wedding Resorts',
  'Cocktail Venues',
  'Terrace Banquet Halls',
  'Heritage Wedding Venues',
  'Destination Wedding',
] as const;
export type VenueType = (typeof venueTypes)[number];

export const facilities = [
  'Food provided by venue',
  'Outside food allowed',
  'Alcohol allowed',
  'Outside alcohol allowed',
  'Music allowed late',
  'Ample Parking',
  'Hawan Allowed',
  'Firecrackers Allowed',
] as const;
export type Facility = (typeof facilities)[number];

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

export const mealFilters = ['Vegetarian Only', 'Non-Vegetarian'] as const;
export type MealFilter = (typeof mealFilters)[number];

export const eventTypes = ['wedding', 'birthday', 'corporate-event', 'other'] as const;
export type EventType = (typeof eventTypes)[number];

/** Also the values of the specification's `eventType` field. */
export const eventTypeLabels: Readonly<Record<EventType, string>> = {
  wedding: 'Wedding',
  birthday: 'Birthday',
  'corporate-event': 'Corporate Event',
  other: 'Other',
};
