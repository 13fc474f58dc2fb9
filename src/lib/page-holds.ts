import { create } from 'zustand';

/** How many loads must end before the page is right for its URL: until then what index.html holds back stays hidden. */
export const usePageHolds = create(() => 0);

/** Adds a load, which must not reject. */
export function holdPage(load: Promise<unknown>): void {
  usePageHolds.setState((count) => count + 1, true);
  void load.then(() => usePageHolds.setState((count) => count - 1, true));
}
