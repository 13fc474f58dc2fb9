import { useMemo } from 'react';
import { create } from 'zustand';
import { type AsTold, asOnPage, type Told, type ToldVenues } from '../domain/facts/told.ts';
import type { withTold } from '../domain/facts/with-told.ts';
import type { VenueFacts } from '../domain/venue.ts';
import { useHold } from '../lib/page-holds.ts';
import { readText, writeText } from '../lib/storage.ts';
import { createStoredStore } from '../lib/stored-store.ts';

/** As text, so that a page where nothing was told does not load what reads it. */
const stored = createStoredStore('told', String, String);

interface ToldState {
  /** The text that has been read. */
  readonly text: string;
  readonly venues: ToldVenues;
  /** Loaded where something was told. */
  readonly apply?: typeof withTold;
}

const useTold = create<ToldState>(() => ({ text: '', venues: {} }));
/** The code that reads what is stored was not loaded. */
const useIsFailed = create(() => false);

const readQuotes = () => readText('localStorage', 'quotes') ?? '';

/** Loads what reads and writes it, and reads what is stored, once also the quotes of the version before. Rejects if it cannot be loaded. */
export async function loadTold() {
  const code = await import('./told-code.ts');
  const text = stored.store.getState();
  const quotes = readQuotes();
  if (quotes || text !== useTold.getState().text) {
    const venues = code.readStored(text, quotes);
    const next = quotes ? code.formatTold(venues) : text;
    useTold.setState({ text: next, venues, apply: code.withTold }, true);
    if (quotes) {
      stored.save(next);
      if (!stored.isUnstored.getState()) writeText('localStorage', 'quotes', '');
    }
  }
  useIsFailed.setState(false, true);
  return code;
}

async function read(): Promise<void> {
  if (!readQuotes() && stored.store.getState() === useTold.getState().text) return;
  await loadTold().catch(() => useIsFailed.setState(true, true));
}

if (typeof window !== 'undefined') {
  stored.store.subscribe(() => void read());
  void read();
}

/** What a hall told the family on this device; undefined where it told nothing. */
export const useToldBy = (venueId: string): Told | undefined => useTold(({ venues }) => venues[venueId]);

/** Saves what a hall told in place of what it told before; undefined removes it. Rejects where the code cannot be loaded. */
export async function saveTold(venueId: string, told: Told | undefined): Promise<void> {
  const { formatTold, withTold } = await loadTold();
  const { [venueId]: _, ...others } = useTold.getState().venues;
  const venues = told ? { ...others, [venueId]: told } : others;
  const text = formatTold(venues);
  useTold.setState({ text, venues, apply: withTold }, true);
  stored.save(text);
}

/** Whether the browser did not store it. */
export const useIsToldUnstored = (): boolean => stored.isUnstored();

/** Whether totals are our page's because what halls told could not be read. */
export const useIsToldUnread = (): boolean => useIsFailed();

type ToldPage = Parameters<typeof withTold>[0] & Pick<VenueFacts, 'id'>;

/** The venues of a page, with what they told the family. The page's totals wait until it has been read. */
export function useAsTold<Venue extends ToldPage>(venues: readonly Venue[]): readonly AsTold<Venue>[] {
  const { venues: told, text, apply } = useTold();
  const isFailed = useIsFailed();
  useHold(stored.store() !== '' && text === '' && !isFailed);
  return useMemo(
    () =>
      venues.map((venue) => {
        const by = told[venue.id];
        return by && apply ? apply(venue, by) : asOnPage(venue);
      }),
    [venues, told, apply],
  );
}

/** The venue of a page, as `useAsTold`. */
export function useVenueAsTold<Venue extends ToldPage>(venue: Venue): AsTold<Venue> {
  const [asTold = asOnPage(venue)] = useAsTold(useMemo(() => [venue], [venue]));
  return asTold;
}
