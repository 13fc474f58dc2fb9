import { Button } from '../../../components/button.tsx';
import { Icon } from '../../../components/icon.tsx';
import { createLazy, LazyBoundary } from '../../../components/lazy-boundary.tsx';
import { Link } from '../../../components/link.tsx';
import { Notice } from '../../../components/notice.tsx';
import { m } from '../../../i18n/compiled/messages.js';
import { showLeadNotice, useLeadStore } from '../../../visitor/lead-store.ts';
import {
  closeReported,
  isInPageLanguage,
  type SentLead,
  useOutbox,
  useReportedLeads,
} from '../../../visitor/outbox/outbox.ts';
import styles from './lead-notices.module.css';

const outboxPanel = createLazy(() => import('./outbox-panel.tsx').then((module) => module.OutboxPanel));
const thanks = createLazy(() => import('../forms/thanks.tsx').then((module) => module.Thanks));

/** Loads the code that shows stored leads. Rejects if it cannot be loaded. */
export const preloadOutbox = outboxPanel.preload;

/** The notices about leads. The code for those that were not sent is loaded only if there is one. */
export function LeadNotices() {
  const notice = useLeadStore((state) => state.notice);
  const notices = useLeadStore((state) => state.notices);
  const hasUnsent = useOutbox(({ texts }) => Object.keys(texts).length > 0);
  const sent = useReportedLeads();
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
      {sent.length > 0 && (
        <Notice tone="success">
          <div className={`row ${styles.thanks}`}>
            <LazyBoundary
              source={thanks}
              props={{ ids: sent.map(({ id }) => id), message: reportOf(sent) }}
              failed={() => <p>{reportOf(sent)}</p>}
            />
            <Button variant="quiet" aria-label={m.leads_dismiss()} onClick={closeReported}>
              <Icon name="x" />
            </Button>
          </div>
        </Notice>
      )}
      {hasUnsent && <LazyBoundary source={outboxPanel} props={{}} />}
    </div>
  );
}

/** That those that had waited were sent, and the last answer, where it is in the language of the page. */
function reportOf(sent: readonly SentLead[]): string {
  const last = sent.at(-1);
  const message = last && isInPageLanguage(last) ? last.message : '';
  const waited = sent.filter(({ hasWaited }) => hasWaited).length;
  const report = waited > 0 || !message ? m.leads_queued_sent({ count: waited || sent.length }) : '';
  return [report, message].filter(Boolean).join(' ');
}
