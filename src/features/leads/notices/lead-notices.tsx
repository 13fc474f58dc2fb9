import { Button } from '../../../components/button.tsx';
import { Icon } from '../../../components/icon.tsx';
import { createLazy, LazyBoundary } from '../../../components/lazy-boundary.tsx';
import { Link } from '../../../components/link.tsx';
import { Notice } from '../../../components/notice.tsx';
import { m } from '../../../i18n/compiled/messages.js';
import { showLeadNotice, useLeadStore } from '../../../visitor/lead-store.ts';
import { useOutbox, useReportedLeads } from '../../../visitor/outbox/outbox.ts';
import styles from './lead-notices.module.css';

const outboxPanel = createLazy(() => import('./outbox-panel.tsx').then((module) => module.OutboxPanel));

/** Loads the code that shows leads. Rejects if it cannot be loaded. */
export const preloadOutbox = outboxPanel.preload;

/** The notices about leads. The code for those in the outbox, and those that were sent, is loaded only if there is one. */
export function LeadNotices() {
  const notice = useLeadStore((state) => state.notice);
  const notices = useLeadStore((state) => state.notices);
  const hasUnsent = useOutbox(({ texts }) => Object.keys(texts).length > 0);
  const hasSent = useReportedLeads().length > 0;
  return (
    <div className={`stack gap-2 ${styles.region} screen-only`}>
      {notice && (
        <Notice tone={notice.tone}>
          <div
            key={notices}
            className={notice.link ? `row gap-2 ${styles.brief}` : 'row gap-2'}
            onAnimationEnd={({ currentTarget }) => {
              // Not while the keyboard is in use: then it stays as long again.
              if (!document.querySelector(':focus-visible')) showLeadNotice(null);
              else for (const animation of currentTarget.getAnimations()) animation.play();
            }}
          >
            <p>
              <span>{notice.text}</span> {notice.link && <Link to={notice.link.to}>{notice.link.label}</Link>}
            </p>
            <Button
              variant="quiet"
              aria-label={notice.link && m.leads_dismiss()}
              onClick={() => showLeadNotice(null)}
            >
              {notice.link ? <Icon name="x" /> : <span>{m.leads_dismiss()}</span>}
            </Button>
          </div>
        </Notice>
      )}
      {(hasSent || hasUnsent) && <LazyBoundary source={outboxPanel} props={{}} />}
    </div>
  );
}
