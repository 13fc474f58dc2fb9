import type { ReactNode } from 'react';
import { useBelow } from './use-below.ts';

/** Parts of a page below its first screen, which a page that a link has opened draws once that screen has been painted. */
export function Below({ children }: { readonly children: ReactNode }) {
  return useBelow() ? children : <div data-coming="" />;
}
