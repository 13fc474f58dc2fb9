import { Fragment, type ReactNode, useId, useState } from 'react';
import { Field } from '../../../components/field.tsx';
import { createLazy, LazyBoundary } from '../../../components/lazy-boundary.tsx';
import { site } from '../../../content/site.ts';
import { lastDate } from '../../../domain/dates.ts';
import { describeForLead } from '../../../domain/event-details-text.ts';
import type { ShownTotal } from '../../../domain/shown-total.ts';
import type { TimingSlot } from '../../../domain/venue.ts';
import { m } from '../../../i18n/compiled/messages.js';
import { useEventDetails } from '../../../stores/event-details-store.ts';
import { openCallBackDialog } from '../../../stores/lead-store.ts';
import type { LeadPayload } from '../lead-schema.ts';
import { venueInSentence, venueLabel } from '../venue-label.ts';
import { checkVisitTime, displayDate, displayTime, type VisitHours, visitHours } from '../visit-times.ts';
import { CallTimeField, readCallTime } from './call-time-field.tsx';
import { callFormFailureText } from './lead-failure.tsx';
import styles from './lead-form.module.css';
import { LeadForm } from './lead-form.tsx';
import { PassedOn } from './passed-on.tsx';
import { completeTenDigits, TenDigitField } from './phone-field.tsx';
import { Thanks } from './thanks.tsx';
import { type FormValues, type LeadFormState, type ReadLead, useLeadForm } from './use-lead-form.tsx';

const calendarButton = createLazy(() =>
  import('./calendar-button.tsx').then((module) => module.CalendarButton),
);

interface VenueRequestFormProps {
  /** The venue's name, unless `children` contain a field named "venue". */
  readonly venue: string;
  readonly venueId?: string | undefined;
  /** The visitor's total at the venue, if the page shows it. */
  readonly total?: ShownTotal | undefined;
  readonly control: string;
  /** Asks for a visit with date and time instead of a call-back. */
  readonly visit: boolean;
  /** The venue's hours, if known: a visit is within them. */
  readonly slots?: readonly TimingSlot[] | undefined;
  /** The error of a phone number without exactly ten digits. */
  readonly invalidPhone?: string;
  readonly submitLabel?: string;
  /** Shown on success instead of the first line of the function's message. */
  readonly successText?: string;
  /** Fields above the phone number. */
  readonly children?: ReactNode;
}

/** A call-back or visit request about a venue. */
export function VenueRequestForm({
  venue,
  venueId,
  total,
  control,
  visit,
  slots,
  invalidPhone = m.leads_error_ten_digits_venue(),
  submitLabel = m.leads_visit_submit(),
  successText,
  children,
}: VenueRequestFormProps) {
  const hours = visitHours(slots);
  const [sentCount, setSentCount] = useState(0);
  const eventDetails = useEventDetails();
  const event = eventDetails && describeForLead(eventDetails, venueId);
  const about = event && m.leads_about_event({ event });
  const form = useLeadForm({
    control,
    about,
    total,
    onSent: () => setSentCount((count) => count + 1),
  });
  const { state, payload } = form;

  function read({ form, text }: FormValues): ReadLead {
    const input = form.elements.namedItem('phone');
    const problems = input instanceof HTMLInputElement ? completeTenDigits(input, invalidPhone) : {};
    const request = { phone: text('phone'), venue: text('venue') || venue };
    if (!visit) {
      const callTime = readCallTime(text('callTime'));
      return { payload: { kind: 'venue-callback', ...request, callTime }, problems };
    }
    const date = text('date');
    const time = text('time');
    return {
      payload: { kind: 'visit', ...request, date, time },
      problems: { ...checkVisitTime(date, time, hours), ...problems },
    };
  }

  function openCallBack({ text }: FormValues) {
    const chosen = text('venue') || venue;
    const subject = subjectOf(chosen, visit, text('date'), text('time'));
    openCallBackDialog({
      control,
      about: [subject, about].filter(Boolean).join(' · '),
      phone: text('phone'),
      totals: event && total ? { event, venues: [{ venue: chosen, ...total }] } : undefined,
    });
  }

  return (
    <LeadForm
      form={form}
      read={read}
      submitLabel={submitLabel}
      failureText={callFormFailureText}
      draft={draftOf(payload)}
      success={
        state.step === 'sent' && (
          <>
            <Thanks message={state.message} first={successText} />
            {payload?.kind === 'visit' && (
              <LazyBoundary source={calendarButton} props={{ ...payload, id: state.id }} />
            )}
          </>
        )
      }
    >
      {children}
      {/* The key clears these fields once the lead is sent. */}
      <Fragment key={sentCount}>
        <TenDigitField form={form} invalidPhone={invalidPhone} onAbroad={openCallBack} />
        {visit ? <VisitFields hours={hours} errorAt={form.errorAt} /> : <CallTimeField />}
      </Fragment>
      <PassedOn event={event} total={total} />
    </LeadForm>
  );
}

/** The subject of a call-back that is asked for in another form: "Visit to Milan Vatika, 5 Dec 2027, 11 am". */
function subjectOf(venue: string, visit: boolean, date: string, time: string): string {
  if (!visit) return venueLabel(venue);
  const subject = m.leads_about_visit({ venue: venueInSentence(venue) });
  return [subject, date && displayDate(date), time && displayTime(time)].filter(Boolean).join(', ');
}

/** The request as a WhatsApp message. */
function draftOf(payload: LeadPayload | undefined): string {
  if (payload?.kind !== 'visit' && payload?.kind !== 'venue-callback') return '';
  const requested = { name: site.name, venue: venueInSentence(payload.venue) };
  if (payload.kind === 'venue-callback') return m.leads_draft_venue_call(requested);
  return m.leads_draft_visit({
    ...requested,
    date: displayDate(payload.date),
    time: displayTime(payload.time),
  });
}

interface VisitFieldsProps {
  readonly hours: VisitHours;
  readonly errorAt: LeadFormState['errorAt'];
}

function VisitFields({ hours, errorAt }: VisitFieldsProps) {
  const note = useId();
  return (
    <>
      <p id={note} className={styles.promise}>
        {m.leads_visit_note({ from: displayTime(hours.from), to: displayTime(hours.to) })}
      </p>
      <fieldset className={styles.pair} aria-label={m.leads_visit()} aria-describedby={note}>
        <Field
          label={m.leads_date()}
          name="date"
          type="date"
          required
          max={lastDate}
          error={errorAt('date')}
        />
        <Field
          label={m.leads_time()}
          name="time"
          type="time"
          required
          min={hours.from}
          max={hours.to}
          step={900}
          error={errorAt('time')}
        />
      </fieldset>
    </>
  );
}
