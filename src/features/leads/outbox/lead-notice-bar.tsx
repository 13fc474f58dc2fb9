import { useSyncExternalStore } from 'react';
import { Button } from '../../../components/button.tsx';
import { Notice } from '../../../components/notice.tsx';
import { leadNoticeStore, showLeadNotice } from './lead-notice.ts';
import styles from './lead-notices.module.css';

/** The sentence that `showLeadNotice` asked for, until it is dismissed. */
export function LeadNoticeBar() {
  const notice = useSyncExternalStore(
    leadNoticeStore.subscribe,
    leadNoticeStore.get,
    leadNoticeStore.getOnServer,
  );
  if (!notice) return null;
  return (
    <Notice tone={notice.tone}>
      <div className={styles.row}>
        <p>{notice.text}</p>
        <Button variant="quiet" onClick={() => showLeadNotice(null)}>
          Dismiss
        </Button>
      </div>
    </Notice>
  );
}
