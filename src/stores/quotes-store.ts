import { create } from 'zustand';
import { createStoredStore } from '../lib/stored-store.ts';

/** As text, so that a page without quotes does not load what reads them: `parseQuotes` does. */
const quotes = createStoredStore('quotes', String, String);

/** The quotes that the family has saved on this device, as text; empty without any, and in prerendered HTML. */
export const useQuotesText = (): string => quotes.store();

/** The same at this moment, for event handlers. */
export const getQuotesText = (): string => quotes.store.getState();

/** Saves quotes as `formatQuotes` writes them. */
export const saveQuotesText = (text: string): void => quotes.save(text);

/** Whether the browser did not store them. */
export const useAreQuotesUnstored = (): boolean => quotes.isUnstored();

/** What the family has ticked to share from this page, as `formatQuotesParam` writes it; empty until then. */
const useShared = create<string>(() => '');

export const setSharedQuotes = (param: string): void => useShared.setState(param, true);

/** Adds the quotes that the family has ticked to a link of this page. */
export function useSharedQuotes(): (link: string) => string {
  const param = useShared();
  return (link) => (param ? `${link}${link.includes('?') ? '&' : '?'}quotes=${param}` : link);
}
