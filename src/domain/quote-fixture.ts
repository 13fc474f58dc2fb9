import type { Quote } from './quote.ts';

/** A quote for 300 vegetarian guests in which the hall said nothing, for tests; `facts` override it. */
export function aQuote(facts: Partial<Quote> = {}): Quote {
  return {
    id: 'q1',
    venue: 'hall',
    functions: [{ kind: 'wedding', guests: 300, vegShare: 1, rooms: 0 }],
    items: {},
    ...facts,
  };
}
