import type { ReactNode } from 'react';
import { LaterPart, later } from '../../components/later-part.tsx';
import { LeadDialogs } from '../../features/leads/dialogs/lead-dialogs.tsx';
import { FloatingActions } from './floating-actions.tsx';
import { Header } from './header.tsx';
import styles from './layout.module.css';
import { LoadingLine } from './loading-line.tsx';
import { PageTransition } from './page-transition.tsx';
import { UpdateNotice } from './update-notice.tsx';
import { useKeptFocus } from './use-kept-focus.ts';
import { usePageAnnouncement, useScrollPlaces } from './use-page-change.ts';

interface LayoutProps {
  readonly children: ReactNode;
  /** What other rooms put into the header. */
  readonly tools?: ReactNode;
}

const footer = later(() => import('./footer.later.tsx').then((m) => m.Footer));

/** The shell around every page. */
export function Layout({ children, tools }: LayoutProps) {
  useScrollPlaces();
  useKeptFocus();
  const announcement = usePageAnnouncement();
  return (
    <>
      <a className={styles.skip} href="#main">
        Skip to the page
      </a>
      <LoadingLine />
      <Header tools={tools} />
      <UpdateNotice />
      <main id="main" tabIndex={-1} className={styles.main}>
        <PageTransition>{children}</PageTransition>
      </main>
      <LaterPart part={footer} data={null} place={styles.footer} />
      <FloatingActions />
      <LeadDialogs />
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
    </>
  );
}
