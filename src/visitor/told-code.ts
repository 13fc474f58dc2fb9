import { istToday } from '../domain/clock.ts';
import { readOldQuotes } from '../domain/facts/read-old-quotes.ts';
import { readTold } from '../domain/facts/read-told.ts';
import type { ToldVenues } from '../domain/facts/told.ts';

export { formatTold } from '../domain/facts/read-told.ts';
export { withTold } from '../domain/facts/with-told.ts';

/** What is stored, and what the quotes of the version before say of other venues. */
export const readStored = (text: string, quotes: string): ToldVenues => ({
  ...readOldQuotes(quotes, istToday()),
  ...readTold(text),
});
