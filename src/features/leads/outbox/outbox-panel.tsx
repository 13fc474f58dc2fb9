import { useEffect, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Notice } from '../../../components/notice.tsx';
import { site } from '../../../content/site.ts';
import { formatDateTime } from '../../../domain/dates.ts';
import { m } from '../../../i18n/compiled/messages.js';
import { removeLead, useLeadStore } from '../../../lib/lead-store.ts';
import { ContactLinks, callBackDraft } from '../forms/contact-links.tsx';
import type { LeadKind } from '../lead-schema.ts';
import { venueInSentence } from '../venue-label.ts';
import styles from './lead-notices.module.css';
import { type LostLead, readLostLeads, removePersonalData } from './lost-leads.ts';
import { type QueuedLead, readQueuedLeads } from './queued-leads.ts';
import { resendQueued, sendQueued, startResending } from './resend-queued.ts';

interface OutboxPanelProps {
  /** The leads that were stored when the page was opened. */
  readonly idsAtOpening: readonly string[];
}

/** The queued leads, with Send now and Discard, and those that are no longer sent. Begins to send them when it mounts. */
export function OutboxPanel({ idsAtOpening }: OutboxPanelProps) {
  const { stored, inForms } = useLeadStore();
  // Leads whose first attempt is in flight, or whose failure a form shows, are left to their form.
  const queued = readQueuedLeads(stored).filter(({ id, attempts }) => attempts > 0 && !inForms.includes(id));
  const lost = readLostLeads(stored);
  useEffect(() => {
    startResending();
    void resendQueued(idsAtOpening);
  }, [idsAtOpening]);
  useEffect(() => removePersonalData(lost));

  return (
    <>
      {lost.length > 0 && (
        <Notice tone="error">
          {lost.map((one) => (
            <LostLeadRow key={one.id} lost={one} />
          ))}
        </Notice>
      )}
      {queued.length > 0 && (
        <Notice tone="info">
          {queued.map((one) => (
            <QueuedLeadRow key={one.id} queued={one} />
          ))}
        </Notice>
      )}
    </>
  );
}

const namesVenue: Readonly<Record<string, boolean>> = {
  callback: false,
  price: true,
  enquiry: false,
  'venue-callback': true,
  visit: true,
  dates: false,
} satisfies Record<LeadKind, boolean>;

function LostLeadRow({ lost: { id, queuedAt, lead = {} } }: { readonly lost: LostLead }) {
  const { kind = '', venue, meta: { about } = {} } = lead;
  const isNamed = queuedAt !== undefined && (venue ? namesVenue[kind] : namesVenue[kind] === false);
  const subject = about ?? (isNamed ? undefined : venue);
  return (
    <div className={styles.row}>
      <div>
        <p>
          <span>{`${notReceived(isNamed ? kind : '', venue, queuedAt)} ${m.leads_outbox_lost()} `}</span>
          {subject && <span>{m.leads_about({ about: subject })}</span>}
        </p>
        <ContactLinks
          draft={
            venue
              ? m.leads_draft_venue_call({ name: site.name, venue: venueInSentence(venue) })
              : callBackDraft(about)
          }
        />
      </div>
      <Button variant="quiet" onClick={() => removeLead(id)}>
        {m.leads_dismiss()}
      </Button>
    </div>
  );
}

/** Says that a request has not reached us. An unknown kind is a request of any kind. */
function notReceived(kind: string, venue = '', queuedAt = 0): string {
  return m.leads_outbox({ kind, venue: venueInSentence(venue), date: formatDateTime(queuedAt) });
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
        {notReceived(lead.kind, 'venue' in lead ? lead.venue : '', queued.queuedAt)} {m.leads_outbox_kept()}
      </p>
      <Button variant="secondary" busy={busy} onClick={sendNow}>
        {busy ? m.leads_sending() : m.leads_send_now()}
      </Button>
      <Button variant="quiet" onClick={() => removeLead(queued.id)}>
        {m.leads_discard()}
      </Button>
    </div>
  );
}
