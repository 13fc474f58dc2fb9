import { Children, type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from '../components/error-boundary.tsx';
import { Notice } from '../components/notice.tsx';
import { site } from '../content/site.ts';
import { m } from '../i18n/compiled/messages.js';

/** An empty reference loads the document again. */
const currentDocument = '';

/** A page's sections. Each hydrates on its own, so that React can hydrate the one being tapped first, and fails on its own. */
export function Sections({ children }: { readonly children: ReactNode }) {
  return Children.map(children, (section) => (
    <FailureBoundary>
      <Suspense fallback={null}>{section}</Suspense>
    </FailureBoundary>
  ));
}

/** Shows what to do instead of what failed: the rest of the page stays. */
export function FailureBoundary({ children }: { readonly children: ReactNode }) {
  return <ErrorBoundary fallback={<Failure />}>{children}</ErrorBoundary>;
}

function Failure() {
  return (
    <Notice tone="error">
      <p>
        <span>{m.navigation_part_failed()}</span> <a href={currentDocument}>{m.controls_try_again()}</a>{' '}
        <a href={site.phone.href}>{m.contact_call_number({ number: site.phone.display })}</a>
      </p>
    </Notice>
  );
}
