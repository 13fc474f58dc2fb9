import { useEffect, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Notice } from '../../../components/notice.tsx';
import type { LeadKind } from '../lead-schema.ts';
import styles from './lead-notices.module.css';
import { isHiddenFromOutbox, type QueuedLead, readOutbox, removeQueuedLead } from './outbox.ts';
import { subscribeOutbox } from './outbox-storage.ts';
import { resendQueued, sendQueued, startResending } from './resend-queued.ts';

const kindTexts = {
  callback: 'to be called back',
  price: 'for prices',
  enquiry: 'for a quote',
  'venue-callback': 'to be called back',
  visit: 'for a visit',
} as const satisfies Record<LeadKind, string>;

const dateTime = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  hour: 'numeric',
  minute: '2-digit',
});

/** The queued leads, with Send now and Discard. Sends them when it mounts. */
export function OutboxPanel() {
  const [queued, setQueued] = useState<readonly QueuedLead[]>([]);
  useEffect(() => {
    // Leads whose first attempt is in flight, or whose failure a form shows, are left to their form.
    const read = () =>
      setQueued(readOutbox().filter(({ id, attempts }) => attempts > 0 && !isHiddenFromOutbox(id)));
    read();
    startResending();
    void resendQueued('earlier');
    return subscribeOutbox(read);
  }, []);

  if (queued.length === 0) return null;
  return (
    <Notice tone="info">
      {queued.map((one) => (
        <QueuedLeadRow key={one.id} queued={one} />
      ))}
    </Notice>
  );
}

function QueuedLeadRow({ queued }: { readonly queued: QueuedLead }) {
  const [busy, setBusy] = useState(false);
  const { lead } = queued;
  async function sendNow() {
    setBusy(true);
    await sendQueued(queued);
    setBusy(false);
  }
  return (
    <div className={styles.row}>
      <p>
        Your request {kindTexts[lead.kind]}
        {'venue' in lead && ` at ${lead.venue}`}, {dateTime.format(queued.queuedAt)}, has not reached us yet.
        It is kept on this device and goes again by itself.
      </p>
      <Button variant="secondary" disabled={busy} busy={busy} onClick={sendNow}>
        {busy ? 'Sending...' : 'Send now'}
      </Button>
      <Button variant="quiet" onClick={() => removeQueuedLead(queued.id)}>
        Discard
      </Button>
    </div>
  );
}
