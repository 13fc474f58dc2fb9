import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Button } from '../../../components/button.tsx';
import { Field } from '../../../components/field.tsx';
import { Link } from '../../../components/link.tsx';
import { callBackPromise } from '../../../content/site-texts.ts';
import type { Draft } from '../../../content/whatsapp-draft.ts';
import { lastDate } from '../../../domain/dates.ts';
import { maxTotals } from '../../../domain/shown-total.ts';
import { m } from '../../../i18n/compiled/messages.js';
import { getEventDetails } from '../../../visitor/event-details-store.ts';
import { type CallBackRequest, closeLeadDialog } from '../../../visitor/lead-store.ts';
import { callBackDraft } from '../contact/contact-links.tsx';
import { CallTimeField, readCallTime } from '../forms/call-time-field.tsx';
import { enquiryPrefill } from '../forms/event-prefill.ts';
import { dialogFailureText } from '../forms/lead-failure.tsx';
import styles from '../forms/lead-form.module.css';
import { LeadForm } from '../forms/lead-form.tsx';
import { PassedOn, totalText } from '../forms/passed-on.tsx';
import { PhoneField } from '../forms/phone-field.tsx';
import { focusOnce, Thanks } from '../forms/thanks.tsx';
import { useLeadForm } from '../forms/use-lead-form.tsx';
import { LeadDialog } from './lead-dialog.tsx';

interface CallBackDialogProps extends CallBackRequest {
  readonly draft: string;
}

export function CallBackDialog(props: CallBackDialogProps) {
  return (
    <LeadDialog title={m.leads_call_back_title()}>
      <CallBackForm {...props} />
    </LeadDialog>
  );
}

function CallBackForm({ draft, ...request }: CallBackDialogProps) {
  const { control, about, asksEvent, isAbroad, totals: shown, questions } = request;
  const { pathname } = useLocation();
  // On that page the dialog would stay open.
  const next = request.next?.path === pathname ? undefined : request.next;
  const [event] = useState(() => enquiryPrefill(getEventDetails()));
  const totals = shown?.venues.slice(0, maxTotals);
  const form = useLeadForm({ control, draft, about, totals, questions });

  if (form.state.step === 'sent') return <CallBackThanks sent={form.state} next={next} />;

  return (
    <LeadForm
      form={form}
      read={({ text }) => ({
        payload: {
          kind: 'callback',
          phone: text('phone'),
          callTime: readCallTime(text('callTime')),
          date: text('date') || undefined,
          guests: text('guests') || undefined,
        },
      })}
      submitLabel={m.leads_call_back_submit()}
      failureText={dialogFailureText}
      draft={draftOf(request, form.sendsTold)}
    >
      {about && <About text={about} />}
      {asksEvent && (
        <div className="grid fit">
          <Field
            label={m.leads_event_date()}
            name="date"
            type="date"
            required={false}
            max={lastDate}
            defaultValue={event.date}
            error={form.errorAt('date')}
          />
          <Field
            label={m.leads_guest_count()}
            name="guests"
            inputMode="numeric"
            required={false}
            defaultValue={event.guests}
            error={form.errorAt('guests')}
          />
        </div>
      )}
      <PhoneField
        form={form}
        isAbroad={isAbroad}
        hint={isAbroad ? m.leads_phone_hint_abroad() : m.leads_phone_hint()}
      />
      <CallTimeField />
      {/* After the fields, so that the first one gets the focus. */}
      {next && <Link to={next.path}>{next.name}</Link>}
      <PassedOn event={shown?.event} total={totals} />
    </LeadForm>
  );
}

/** The functions are not repeated where the subject names them, and not named where the venues have different ones. */
function draftOf({ about, totals }: CallBackRequest, sendsTold: boolean): Draft {
  const draft = callBackDraft(about);
  if (!totals) return draft;
  const [first, ...others] = totals.venues;
  const isNamed = about?.includes(totals.event) || others.length > 0;
  return {
    ...draft,
    functions: isNamed ? undefined : first?.functions,
    total: m.drafts_total({ total: totalText(totals.venues, sendsTold) }),
  };
}

/** A longer text is collapsed, so that the phone field stays visible on a phone. */
const maxAboutLength = 140;

function About({ text }: { readonly text: string }) {
  if (text.length <= maxAboutLength) return <p className="strong">{m.leads_about({ about: text })}</p>;
  const beginning = text.slice(0, maxAboutLength).replace(/\s+\S*$/, '');
  return (
    <details className={styles.longAbout}>
      <summary>
        <span className="strong">{m.leads_about({ about: `${beginning} …` })}</span>{' '}
        <span>{m.leads_read_all()}</span>
      </summary>
      <p>{text}</p>
    </details>
  );
}

interface CallBackThanksProps extends Pick<CallBackRequest, 'next'> {
  readonly sent: { readonly id: string; readonly message: string };
}

function CallBackThanks({ sent: { id, message }, next }: CallBackThanksProps) {
  return (
    <div className="stack">
      <div role="status" tabIndex={-1} ref={focusOnce}>
        <p className="title">{m.leads_thanks()}</p>
        <Thanks ids={[id]} message={message} first={callBackPromise()} />
      </div>
      {next && <Link to={next.path}>{next.name}</Link>}
      <Button onClick={closeLeadDialog}>{m.controls_close()}</Button>
    </div>
  );
}
