import { type ReactNode, Suspense } from 'react';
import { Status } from '../../components/status.tsx';
import { LeadDialogs } from '../../features/leads/dialogs/lead-dialogs.tsx';
import { renderVenueSearch } from '../../features/listing/lazy-venue-picker.tsx';
import { ToldHost } from '../../features/told/told-host.tsx';
import { m } from '../../i18n/compiled/messages.js';
import { useScrollRestoration } from '../../lib/history.ts';
import { usePendingLoads } from '../page-loader.ts';
import { FloatingActions } from './floating-actions.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { LanguageSuggestion } from './language-suggestion.tsx';
import styles from './layout.module.css';
import { PageTransition } from './page-transition.tsx';
import { UpdateNotice } from './update-notice.tsx';
import { useFocusRecovery } from './use-focus-recovery.ts';
import { usePageAnnouncement } from './use-page-announcement.ts';

/** The shell around every page. */
export function Layout({ children }: { readonly children: ReactNode }) {
  useScrollRestoration();
  useFocusRecovery();
  const announcement = usePageAnnouncement();
  return (
    <>
      <a className={`${styles.skip} screen-only`} href="#main">
        {m.navigation_skip_link()}
      </a>
      <LoadingLine />
      <Header />
      <UpdateNotice />
      <main id="main" tabIndex={-1} className={styles.main}>
        <PageTransition>{children}</PageTransition>
      </main>
      <Suspense fallback={null}>
        <Footer />
      </Suspense>
      <FloatingActions />
      <LanguageSuggestion />
      <LeadDialogs />
      <ToldHost renderVenueSearch={renderVenueSearch} />
      <Status className="visually-hidden" {...announcement} />
    </>
  );
}

/** A line across the top; visible when a page takes longer than 150 ms. */
function LoadingLine() {
  const isLoading = usePendingLoads((count) => count > 0);
  return isLoading && <div className={styles.line} role="progressbar" aria-label={m.navigation_loading()} />;
}
