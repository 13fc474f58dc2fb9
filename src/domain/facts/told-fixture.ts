import type { Facts } from './facts.ts';
import type { Told } from './told.ts';

/** What a hall told a family, for tests: these facts; `rest` overrides what else there is. */
export const aTold = (facts: Facts, rest: Partial<Told> = {}): Told => ({
  facts,
  day: '2026-11-28',
  ...rest,
});
