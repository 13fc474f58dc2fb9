import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Icon } from '../../../components/icon.tsx';
import { Notice } from '../../../components/notice.tsx';
import { formatDateTime } from '../../../domain/dates.ts';
import { leadReference } from '../../../domain/lead-reference.ts';
import { m } from '../../../i18n/compiled/messages.js';
import { deliver } from '../../../visitor/outbox/deliver.ts';
import {
  closeReported,
  isInPageLanguage,
  removeLead,
  type SentLead,
  type UnsentLead,
  useLeads,
  useOutbox,
  useReportedLeads,
  type WaitingLead,
} from '../../../visitor/outbox/outbox.ts';
import { ContactLinks, callBackDraft } from '../contact/contact-links.tsx';
import { Reference, Thanks } from '../forms/thanks.tsx';
import { venueInSentence } from '../venue-label.ts';
import styles from './lead-notices.module.css';

/** The thanks for leads, and those that have not reached us: sent by themselves, or the visitor decides about them. */
export function OutboxPanel() {
  const sent = useReportedLeads();
  const inForms = useOutbox((state) => state.inForms);
  // A lead whose first attempt is in flight, or that a form shows, is left to its form.
  const leads = useLeads().filter(
    (lead) => !inForms.includes(lead.id) && !(isToBeSent(lead) && lead.attempts === 0),
  );
  const [waiting, others] = [leads.filter(isToBeSent), leads.filter((lead) => !isToBeSent(lead))];
  return (
    <>
      {sent.length > 0 && (
        <Notice tone="success">
          <div className={`row ${styles.thanks}`}>
            <Thanks ids={sent.map(({ id }) => id)} message={reportOf(sent)} />
            <Button variant="quiet" aria-label={m.leads_dismiss()} onClick={closeReported}>
              <Icon name="x" />
            </Button>
          </div>
        </Notice>
      )}
      {others.length > 0 && (
        <Notice tone="error">
          {others.map((lead) => (
            <UnsentLeadRow key={lead.id} lead={lead} />
          ))}
        </Notice>
      )}
      {waiting.length > 0 && (
        <Notice tone="info">
          {waiting.map((lead) => (
            <div key={lead.id} className="row gap-2">
              <div>
                <p>{`${notReceived(lead)} ${lead.isStored ? m.leads_outbox_kept() : m.leads_outbox_open()}`}</p>
                <Reference ids={[lead.id]} />
              </div>
              <SendButton lead={lead} label={m.leads_send_now()} />
              <RemoveButton id={lead.id} label={m.leads_discard()} />
            </div>
          ))}
        </Notice>
      )}
    </>
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

/** Whether a lead is sent by itself. */
const isToBeSent = (lead: UnsentLead): lead is WaitingLead =>
  (lead.step === 'waiting' || lead.step === 'sending') && !lead.isExpired;

/** A lead that is not sent by itself: refused, expired, or a remainder without what is personal. */
function UnsentLeadRow({ lead }: { readonly lead: UnsentLead }) {
  const { id, source } = lead;
  const { venue, about } = source;
  const text = notReceived(lead);
  const subject = about ?? (venue && !text.includes(venueInSentence(venue)) ? venue : undefined);
  const isLost = lead.step === 'failed' && !lead.lead;
  return (
    <div className="row gap-2">
      <div>
        <p>
          <span>{`${text} ${reasonOf(lead)} `}</span>
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
      {lead.step !== 'refused' && !isLost && <SendButton lead={lead} label={m.leads_send()} />}
      <RemoveButton id={id} label={isLost ? m.leads_dismiss() : m.leads_discard()} />
    </div>
  );
}

function reasonOf(lead: UnsentLead): string {
  if (lead.step === 'failed' && !lead.lead) return m.leads_outbox_lost();
  if (lead.step !== 'refused') return m.leads_outbox_expired();
  return isInPageLanguage(lead)
    ? m.leads_outbox_refused_because({ message: lead.message })
    : m.leads_outbox_refused();
}

/** Says that a request has not reached us. One of an unknown kind, or without the venue that its kind names, is any request. */
function notReceived({ source: { kind = '', venue }, since }: UnsentLead): string {
  const text = (of: string, place: string) =>
    m.leads_outbox({ kind: of, venue: place, date: formatDateTime(since) });
  const namesVenue = text(kind, 'a') !== text(kind, 'b');
  return text(venue === undefined && namesVenue ? '' : kind, venueInSentence(venue ?? ''));
}

/** It is busy, and says why it did not work, only when it was used: the outbox sends by itself, too. */
function SendButton({ lead, label }: { readonly lead: UnsentLead; readonly label: string }) {
  const [press, setPress] = useState<'sending' | 'sent'>();
  const failure = press === 'sent' && 'failure' in lead ? lead.failure : undefined;
  async function send() {
    setPress('sending');
    await deliver(lead.id);
    setPress('sent');
  }
  const isBusy = press === 'sending';
  return (
    <>
      {failure && (
        <p role="alert">{failure.reason === 'network' ? m.leads_network_error() : m.leads_went_wrong()}</p>
      )}
      <Button variant="secondary" busy={isBusy} onClick={send}>
        {isBusy ? m.leads_sending() : label}
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
