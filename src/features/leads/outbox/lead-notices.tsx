import { useState, useSyncExternalStore } from 'react';
import { Button } from '../../../components/button.tsx';
import { createLazy, LazyBoundary } from '../../../components/lazy-boundary.tsx';
import { Notice } from '../../../components/notice.tsx';
import { m } from '../../../i18n/compiled/messages.js';
import { showLeadNotice, useLeadNotice } from './lead-notice.ts';
import styles from './lead-notices.module.css';
import { hasQueuedLeads, queuedIds, subscribeOutbox } from './outbox-storage.ts';

const outboxPanel = createLazy(() => import('./outbox-panel.tsx').then((module) => module.OutboxPanel));

/** The notices about leads. The outbox is loaded, and starts sending, only if a lead is queued. */
export function LeadNotices() {
  const notice = useLeadNotice();
  const [idsAtOpening] = useState(queuedIds);
  const hasQueued = useSyncExternalStore(subscribeOutbox, hasQueuedLeads, () => false);
  return (
    <div className={styles.region}>
      {notice && (
        <Notice tone={notice.tone}>
          <div className={styles.row}>
            <p>{notice.text}</p>
            <Button variant="quiet" onClick={() => showLeadNotice(null)}>
              {m.leads_dismiss()}
            </Button>
          </div>
        </Notice>
      )}
      {hasQueued && <LazyBoundary source={outboxPanel} props={{ idsAtOpening }} />}
    </div>
  );
}
