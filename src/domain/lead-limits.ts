/** Maximum lengths in characters. */
export const leadLimits = {
  phone: 40,
  name: 120,
  email: 254,
  /** A venue or a location. */
  venue: 120,
  choice: 60,
  message: 2000,
  functionLabel: 80,
  /** Of an owner: a question's name, an answer, and the number of answers. */
  question: 40,
  answer: 2000,
  answers: 100,
} as const;

/** The venues of one tour: each takes an hour, and the way to the next. */
export const maxTourVenues = 4;

/** Maximum numbers of a request for free dates: functions, dates and guests of each, and venues. */
export const datesLimits = { functions: 6, dates: 4, guests: 5000, venues: 6 } as const;

/** The sent value for no particular venue. */
export const anyVenue = 'Any venue in Faridabad';
