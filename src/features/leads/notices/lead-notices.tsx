import { Button } from '../../../components/button.tsx';
import { Icon } from '../../../components/icon.tsx';
import { createLazy, LazyBoundary } from '../../../components/lazy-boundary.tsx';
import { Link } from '../../../components/link.tsx';
import { Notice } from '../../../components/notice.tsx';
import { m } from '../../../i18n/compiled/messages.js';
import { showLeadNotice, useLeadStore } from '../../../visitor/lead-store.ts';
import { useOutbox } from '../outbox/outbox-store.ts';
import styles from './lead-notices.module.css';

const outboxPanel = createLazy(() => import('./outbox-panel.tsx').then((module) => module.OutboxPanel));

const thanks = createLazy(() => import('../forms/thanks.tsx').then((module) => module.Thanks));

/** Loads the code that shows stored leads. Rejects if it cannot be loaded. */
export const preloadOutbox = outboxPanel.preload;

/** The notices about leads. The code for stored ones is loaded only if there is one. */
export function LeadNotices() {
  const notice = useLeadStore((state) => state.notice);
  const notices = useLeadStore((state) => state.notices);
  const hasStored = useOutbox(({ stored }) => Object.keys(stored).length > 0);
  const hasCross = notice?.link ?? notice?.sent;
  return (
    <div className={`${styles.region} screen-only`}>
      {notice && (
        <Notice tone={notice.tone}>
          <div
            key={notices}
            className={[styles.row, notice.link && styles.brief, notice.sent && styles.thanks]
              .filter(Boolean)
              .join(' ')}
            onAnimationEnd={({ currentTarget }) => {
              // Not while the keyboard is in use: then it stays as long again.
              if (!document.querySelector(':focus-visible')) showLeadNotice(null);
              else for (const animation of currentTarget.getAnimations()) animation.play();
            }}
          >
            {notice.sent ? (
              <LazyBoundary
                source={thanks}
                props={{ ids: notice.sent, message: notice.text }}
                failed={() => <p>{notice.text}</p>}
              />
            ) : (
              <p>
                <span>{notice.text}</span>{' '}
                {notice.link && <Link to={notice.link.to}>{notice.link.label}</Link>}
              </p>
            )}
            <Button
              variant="quiet"
              aria-label={hasCross ? m.leads_dismiss() : undefined}
              onClick={() => showLeadNotice(null)}
            >
              {hasCross ? <Icon name="x" /> : <span>{m.leads_dismiss()}</span>}
            </Button>
          </div>
        </Notice>
      )}
      {hasStored && <LazyBoundary source={outboxPanel} props={{}} />}
    </div>
  );
}
