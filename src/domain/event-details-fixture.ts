import type { WeddingFunction } from './event-details.ts';

/** A wedding with 300 guests, all vegetarian, for tests; `facts` override them. */
export function aFunction(facts: Partial<WeddingFunction> = {}): WeddingFunction {
  return { kind: 'wedding', guests: 300, vegShare: 1, rooms: 0, decor: undefined, ...facts };
}
