import { useMemo } from 'react';
import { flushSync } from 'react-dom';
import { formatQuotes, parseQuotes, type Quote, quoteLimits } from '../../../domain/quote.ts';
import { readQuotesParam } from '../../../domain/quotes-param.ts';
import { getQuotesText, saveQuotesText, useQuotesText } from '../../../stores/quotes-store.ts';

/** The quotes of this device, in the order in which they were saved. */
export function useQuotes(): readonly Quote[] {
  const text = useQuotesText();
  return useMemo(() => parseQuotes(text), [text]);
}

/** Saves a quote in place of the one with its id, or as the last. */
export function saveQuote(quote: Quote): void {
  const quotes = parseQuotes(getQuotesText());
  const isKnown = quotes.some(({ id }) => id === quote.id);
  save(isKnown ? quotes.map((one) => (one.id === quote.id ? quote : one)) : [...quotes, quote]);
}

export const removeQuote = (quoteId: string): void =>
  save(parseQuotes(getQuotesText()).filter(({ id }) => id !== quoteId));

/** Puts a removed quote back, and the focus on its button, which has the quote's id. */
export function putQuoteBack(quote: Quote): void {
  flushSync(() => saveQuote(quote));
  document.getElementById(quote.id)?.focus();
}

/** Adds the quotes of a link to those of the device; of two with one id, that of the link stays. */
export function keepQuotes(linked: readonly Quote[]): void {
  const ids = new Set(linked.map(({ id }) => id));
  const own = parseQuotes(getQuotesText()).filter(({ id }) => !ids.has(id));
  save([...own, ...linked].slice(-quoteLimits.quotes));
}

const save = (quotes: readonly Quote[]): void => saveQuotesText(formatQuotes(quotes));

/** The quotes of a link, and whether the device has others: then they are a view of the link alone, until they are kept. */
export function readLinkedQuotes(param: string, own: readonly Quote[]) {
  const linked = parseQuotes(readQuotesParam(param));
  const isShared = linked.length > 0 && own.length > 0 && formatQuotes(linked) !== formatQuotes(own);
  return { linked, isShared };
}
