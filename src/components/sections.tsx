import { Children, type ReactNode, Suspense } from 'react';

/** A page's sections. Each hydrates on its own, so that React can hydrate the one being tapped first. */
export function Sections({ children }: { readonly children: ReactNode }) {
  return Children.map(children, (section) => <Suspense fallback={null}>{section}</Suspense>);
}
