import { useEffect, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Notice } from '../../../components/notice.tsx';
import { at, hourText } from '../../../content/clock.ts';
import { m } from '../../../i18n/compiled/messages.js';
import { getLocale, languageTags } from '../../../i18n/locale.ts';
import { monthStyles } from '../../../lib/format.ts';
import { venueInSentence } from '../venue-label.ts';
import styles from './lead-notices.module.css';
import { isHiddenFromOutbox, type QueuedLead, readOutbox, removeQueuedLead } from './outbox.ts';
import { subscribeOutbox } from './outbox-storage.ts';
import { resendQueued, sendQueued, startResending } from './resend-queued.ts';

/** "23 Nov, 2:02 am". `Intl` writes "am" in Hindi, too. */
function formatDateTime(ms: number): string {
  const time = new Date(ms);
  const day = new Intl.DateTimeFormat(languageTags[getLocale()], {
    day: 'numeric',
    month: monthStyles[getLocale()],
    numberingSystem: 'latn',
  }).format(time);
  return `${day}, ${hourText(at(time.getHours(), time.getMinutes()))}`;
}

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
        {m.leads_outbox({
          kind: lead.kind,
          venue: 'venue' in lead ? venueInSentence(lead.venue) : '',
          date: formatDateTime(queued.queuedAt),
        })}
      </p>
      <Button variant="secondary" disabled={busy} busy={busy} onClick={sendNow}>
        {busy ? m.leads_sending() : m.leads_send_now()}
      </Button>
      <Button variant="quiet" onClick={() => removeQueuedLead(queued.id)}>
        {m.leads_discard()}
      </Button>
    </div>
  );
}
