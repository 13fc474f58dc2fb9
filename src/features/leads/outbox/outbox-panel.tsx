import { useEffect, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Notice } from '../../../components/notice.tsx';
import { type Lead, type LeadKind, leadKind } from '../lead-schema.ts';
import styles from './lead-notices.module.css';
import { type QueuedLead, readOutbox, removeQueuedLead } from './outbox.ts';
import { subscribeOutbox } from './outbox-key.ts';
import { resendQueued, sendQueued, startResending } from './resend-queued.ts';
import { isShown } from './shown-failures.ts';

const names = {
  callback: 'to be called back',
  price: 'for prices',
  enquiry: 'for a quote',
  'venue-callback': 'to be called back',
  visit: 'for a visit',
} as const satisfies Record<LeadKind, string>;

const clock = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  hour: 'numeric',
  minute: '2-digit',
});

/** The requests that wait on this device, with Send now and Discard; sends them when it appears. */
export function OutboxPanel() {
  const [kept, setKept] = useState<readonly QueuedLead[]>([]);
  useEffect(() => {
    // A first try that is still on its way, or a failure that a form shows, is that form's matter.
    const read = () => setKept(readOutbox().filter((one) => one.tries > 0 && !isShown(one.id)));
    read();
    startResending();
    void resendQueued('earlier');
    return subscribeOutbox(read);
  }, []);

  if (kept.length === 0) return null;
  return (
    <Notice tone="info">
      {kept.map((one) => (
        <KeptRow key={one.id} kept={one} />
      ))}
    </Notice>
  );
}

function KeptRow({ kept }: { readonly kept: QueuedLead }) {
  const [busy, setBusy] = useState(false);
  async function sendNow() {
    setBusy(true);
    await sendQueued(kept);
    setBusy(false);
  }
  return (
    <div className={styles.row}>
      <p>
        Your request {names[leadKind(kept.lead)]}
        {venueOf(kept.lead)}, {clock.format(kept.keptAt)}, has not reached us yet. It is kept on this device
        and goes again by itself.
      </p>
      <Button variant="secondary" disabled={busy} busy={busy} onClick={sendNow}>
        {busy ? 'Sending...' : 'Send now'}
      </Button>
      <Button variant="quiet" onClick={() => removeQueuedLead(kept.id)}>
        Discard
      </Button>
    </div>
  );
}

function venueOf(lead: Lead): string {
  return 'venue' in lead ? ` at ${lead.venue}` : '';
}
