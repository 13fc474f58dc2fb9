import { Fragment, type ReactNode, useId, useState } from 'react';
import { Field } from '../../../components/field.tsx';
import { createLazy, LazyBoundary } from '../../../components/lazy-boundary.tsx';
import { Notice } from '../../../components/notice.tsx';
import { site } from '../../../content/site.ts';
import { lastDate } from '../../../domain/dates.ts';
import { describeForLead } from '../../../domain/event-details.ts';
import type { TimingSlot } from '../../../domain/venue.ts';
import { m } from '../../../i18n/compiled/messages.js';
import { useEventDetails } from '../../../lib/event-details-store.ts';
import { isTenDigits, type LeadPayload } from '../lead-schema.ts';
import { useSendLead } from '../use-send-lead.ts';
import { venueInSentence } from '../venue-label.ts';
import {
  checkVisitTime,
  displayDate,
  displayTime,
  type VisitHours,
  type VisitTimeProblems,
  visitHours,
} from '../visit-times.ts';
import { callFormFailureText } from './lead-failure.tsx';
import styles from './lead-form.module.css';
import { type FormValues, LeadForm, useFormFocus } from './lead-form.tsx';
import { TenDigitField } from './phone-field.tsx';
import { questionAt } from './question.tsx';

const calendarButton = createLazy(() =>
  import('./calendar-button.tsx').then((module) => module.CalendarButton),
);

interface VenueRequestFormProps {
  /** The venue's name, unless `children` contain a field named "venue". */
  readonly venue: string;
  readonly venueId?: string | undefined;
  readonly control: string;
  /** Asks for a visit with date and time instead of a call-back. */
  readonly visit: boolean;
  /** The venue's hours, if known: a visit is within them. */
  readonly slots?: readonly TimingSlot[] | undefined;
  /** The error of a phone number without exactly ten digits. */
  readonly invalidPhone?: string;
  readonly submitLabel?: string;
  /** Shown on success instead of the function's message. */
  readonly successText?: string;
  /** Fields above the phone number. */
  readonly children?: ReactNode;
}

/** A call-back or visit request about a venue. */
export function VenueRequestForm({
  venue,
  venueId,
  control,
  visit,
  slots,
  invalidPhone = m.leads_error_ten_digits_venue(),
  submitLabel = m.leads_visit_submit(),
  successText,
  children,
}: VenueRequestFormProps) {
  const hours = visitHours(slots);
  const focus = useFormFocus();
  const phoneError = useId();
  const [problems, setProblems] = useState<VisitTimeProblems & { readonly phone?: string }>({});
  const [sentCount, setSentCount] = useState(0);
  const [request, setRequest] = useState({ venue, date: '', time: '' });
  const eventDetails = useEventDetails();
  const event = eventDetails && describeForLead(eventDetails, venueId);
  const sending = useSendLead({ control, about: event && m.leads_about_event({ event }) });
  const { state } = sending;

  function submit({ text, honeypot }: FormValues) {
    const phone = text('phone');
    const date = text('date');
    const time = text('time');
    const found = {
      ...(isTenDigits(phone) ? {} : { phone: invalidPhone }),
      ...(visit ? checkVisitTime(date, time, hours) : {}),
    };
    setProblems(found);
    if (Object.keys(found).length > 0) return undefined;
    const chosen = text('venue') || venue;
    setRequest({ venue: chosen, date, time });
    const payload: LeadPayload = visit
      ? { kind: 'visit', phone, venue: chosen, date, time }
      : { kind: 'venue-callback', phone, venue: chosen };
    return sending.send(payload, honeypot).then((outcome) => {
      if (outcome?.kind === 'sent') setSentCount((count) => count + 1);
      if (outcome?.kind === 'refused') setProblems(outcome.fields);
    });
  }

  const requested = { name: site.name, venue: venueInSentence(request.venue) };
  const draft = visit
    ? m.leads_draft_visit({
        ...requested,
        date: displayDate(request.date),
        time: displayTime(request.time),
      })
    : m.leads_draft_venue_call(requested);
  return (
    <LeadForm
      focus={focus}
      sending={sending}
      submitLabel={submitLabel}
      onSubmit={submit}
      failureText={callFormFailureText}
      draft={draft}
      success={
        state.step === 'sent' && (
          <>
            <p>{successText ?? state.message}</p>
            {visit && <LazyBoundary source={calendarButton} props={{ id: state.id, ...request }} />}
          </>
        )
      }
    >
      {children}
      {/* The key clears these fields once the lead is sent. */}
      <Fragment key={sentCount}>
        <TenDigitField
          required
          aria-invalid={problems.phone !== undefined}
          aria-describedby={problems.phone && phoneError}
        />
        {problems.phone && (
          <Notice key={focus.attempt} id={phoneError} tone="error">
            {problems.phone}
          </Notice>
        )}
        {visit && (
          <VisitFields
            hours={hours}
            dateProblem={problems.date || questionAt(state, 'date')}
            timeProblem={problems.time || questionAt(state, 'time')}
          />
        )}
      </Fragment>
      {event && <p className={styles.promise}>{m.leads_event_passed_on({ event })}</p>}
    </LeadForm>
  );
}

interface VisitFieldsProps {
  readonly hours: VisitHours;
  readonly dateProblem: ReactNode;
  readonly timeProblem: ReactNode;
}

function VisitFields({ hours, dateProblem, timeProblem }: VisitFieldsProps) {
  const note = useId();
  return (
    <>
      <p id={note} className={styles.promise}>
        {m.leads_visit_note({ from: displayTime(hours.from), to: displayTime(hours.to) })}
      </p>
      <fieldset className={styles.pair} aria-label={m.leads_visit()} aria-describedby={note}>
        <Field label={m.leads_date()} name="date" type="date" required max={lastDate} error={dateProblem} />
        <Field
          label={m.leads_time()}
          name="time"
          type="time"
          required
          min={hours.from}
          max={hours.to}
          step={900}
          error={timeProblem}
        />
      </fieldset>
    </>
  );
}
