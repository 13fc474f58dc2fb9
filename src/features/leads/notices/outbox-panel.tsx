import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Notice } from '../../../components/notice.tsx';
import { formatDateTime } from '../../../domain/dates.ts';
import { leadReference } from '../../../domain/lead-reference.ts';
import { m } from '../../../i18n/compiled/messages.js';
import { ContactLinks, callBackDraft } from '../contact/contact-links.tsx';
import { Reference } from '../forms/thanks.tsx';
import type { Outcome } from '../lead-outcome.ts';
import { removeLead, useOutbox } from '../outbox/outbox-store.ts';
import { isQueued, readLeads, type SendableLead, type StoredLead } from '../outbox/stored-leads.ts';
import { isInPageLanguage, resendLead } from '../send-lead.ts';
import { venueInSentence } from '../venue-label.ts';
import styles from './lead-notices.module.css';

/** The leads that have not reached us: those that are sent by themselves, and those that the visitor decides about. */
export function OutboxPanel() {
  const { stored, inForms } = useOutbox();
  // A lead whose first attempt is in flight, or whose failure a form shows, is left to its form.
  const leads = readLeads(stored).filter(
    (lead) => !inForms.includes(lead.id) && !(isQueued(lead) && lead.attempts === 0),
  );
  const [queued, others] = [leads.filter(isQueued), leads.filter((lead) => !isQueued(lead))];
  return (
    <>
      {others.length > 0 && (
        <Notice tone="error">
          {others.map((lead) => (
            <UnsentLeadRow key={lead.id} stored={lead} />
          ))}
        </Notice>
      )}
      {queued.length > 0 && (
        <Notice tone="info">
          {queued.map((lead) => (
            <div key={lead.id} className={styles.row}>
              <div>
                <p>{`${notReceived(lead)} ${m.leads_outbox_kept()}`}</p>
                <Reference ids={[lead.id]} />
              </div>
              <SendButton stored={lead} label={m.leads_send_now()} />
              <RemoveButton id={lead.id} label={m.leads_discard()} />
            </div>
          ))}
        </Notice>
      )}
    </>
  );
}

/** A lead that is not sent by itself: refused, expired, or a remainder without what is personal. */
function UnsentLeadRow({ stored }: { readonly stored: StoredLead }) {
  const { id, lead, refusal, source } = stored;
  const { venue, about } = source;
  const text = notReceived(stored);
  const subject = about ?? (venue && !text.includes(venueInSentence(venue)) ? venue : undefined);
  return (
    <div className={styles.row}>
      <div>
        <p>
          <span>{`${text} ${reasonOf(stored)} `}</span>
          {subject && <span>{m.leads_about({ about: subject })}</span>}
        </p>
        <Reference ids={[id]} />
        <ContactLinks
          draft={{
            ...(venue
              ? { about: m.drafts_venue_call({ venue: venueInSentence(venue) }) }
              : callBackDraft(about)),
            reference: leadReference(id),
          }}
        />
      </div>
      {lead && refusal === undefined && <SendButton stored={{ ...stored, lead }} label={m.leads_send()} />}
      <RemoveButton id={id} label={lead ? m.leads_discard() : m.leads_dismiss()} />
    </div>
  );
}

function reasonOf({ lead, refusal }: StoredLead): string {
  if (!lead) return m.leads_outbox_lost();
  if (refusal === undefined) return m.leads_outbox_expired();
  return isInPageLanguage(lead)
    ? m.leads_outbox_refused_because({ message: refusal })
    : m.leads_outbox_refused();
}

/** Says that a request has not reached us. One of an unknown kind, or without the venue that its kind names, is any request. */
function notReceived({ source: { kind = '', venue }, since }: StoredLead): string {
  const text = (of: string, place: string) =>
    m.leads_outbox({ kind: of, venue: place, date: formatDateTime(since) });
  const namesVenue = text(kind, 'a') !== text(kind, 'b');
  return text(venue === undefined && namesVenue ? '' : kind, venueInSentence(venue ?? ''));
}

function SendButton({ stored, label }: { readonly stored: SendableLead; readonly label: string }) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Outcome>();
  async function send() {
    setBusy(true);
    setFailure(undefined);
    setFailure(await resendLead(stored));
    setBusy(false);
  }
  return (
    <>
      {failure && 'reason' in failure && (
        <p role="alert">{failure.reason === 'network' ? m.leads_network_error() : m.leads_went_wrong()}</p>
      )}
      <Button variant="secondary" busy={busy} onClick={send}>
        {busy ? m.leads_sending() : label}
      </Button>
    </>
  );
}

function RemoveButton({ id, label }: { readonly id: string; readonly label: string }) {
  return (
    <Button variant="quiet" onClick={() => removeLead(id)}>
      {label}
    </Button>
  );
}
