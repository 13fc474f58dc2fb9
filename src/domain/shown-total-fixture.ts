import type { ShownFunction, ShownTotal } from './shown-total.ts';

/** A wedding with 300 guests, all vegetarian, with all costs counted, for tests; `fields` override them. */
export function aShownFunction(fields: Partial<ShownFunction> = {}): ShownFunction {
  return { kind: 'wedding', guests: 300, vegShare: 1, rooms: 0, notCounted: [], ...fields };
}

/** Its total, ₹1,77,000; `fields` override them. */
export function aShownTotal(fields: Partial<ShownTotal> = {}): ShownTotal {
  return { low: 1_77_000, high: 1_77_000, functions: [aShownFunction()], ...fields };
}
