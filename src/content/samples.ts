import { showSamples } from './site.ts';

/** The items of a list that are shown: without samples where `showSamples` is false. Build time only. */
export const shownItems = <Item extends { readonly sample?: boolean }>(
  list: readonly Item[],
): readonly Item[] => (showSamples ? list : list.filter(({ sample }) => !sample));
