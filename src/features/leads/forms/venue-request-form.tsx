import { Fragment, type ReactNode } from 'react';
import { createLazy, LazyBoundary } from '../../../components/lazy-boundary.tsx';
import { describeForLead, functionsForLead } from '../../../domain/event-details-text.ts';
import type { TimingSlot } from '../../../domain/facts/fact-rules.ts';
import type { ShownTotal } from '../../../domain/shown-total.ts';
import { m } from '../../../i18n/compiled/messages.js';
import { saveShown } from '../../../visitor/drafts.ts';
import { useEventDetails } from '../../../visitor/event-details-store.ts';
import { openCallBackDialog } from '../../../visitor/lead-store.ts';
import type { LeadPayload } from '../lead-schema.ts';
import { venueInSentence, venueLabel } from '../venue-label.ts';
import { checkVisitTime, visitHours } from '../visit-times.ts';
import { CallTimeField, readCallTime } from './call-time-field.tsx';
import { callFormFailureText } from './lead-failure.tsx';
import { LeadForm } from './lead-form.tsx';
import { PassedOn, totalText } from './passed-on.tsx';
import { completeTenDigits, TenDigitField } from './phone-field.tsx';
import { Thanks } from './thanks.tsx';
import { type FormValues, type ReadLead, useLeadForm } from './use-lead-form.tsx';
import { describeVisit, draftVisit, readVisit, VisitFields } from './visit-fields.tsx';

const calendarButton = createLazy(() =>
  import('./calendar-button.tsx').then((module) => module.CalendarButton),
);

interface VenueRequestFormProps {
  /** The venue's name, unless `children` contain a field named "venue". */
  readonly venue: string;
  readonly venueId?: string | undefined;
  /** The visitor's total at the venue, if the page shows it. */
  readonly total?: ShownTotal | undefined;
  /** The address of a venue by its name, if known: where a calendar has the visit. */
  readonly addressOf?: ((venue: string) => string | undefined) | undefined;
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
  /** Names its draft. */
  readonly draft?: string | undefined;
  /** After "Start again". */
  readonly onRestart?: () => void;
  /** Whether the phone number has the focus at first. */
  readonly autoFocus?: boolean;
  /** Fields above the phone number. */
  readonly children?: ReactNode;
}

/** A call-back or visit request about a venue. */
export function VenueRequestForm({
  venue,
  venueId,
  total,
  addressOf,
  control,
  visit,
  slots,
  invalidPhone = m.leads_error_ten_digits_venue(),
  submitLabel = m.leads_visit_submit(),
  successText,
  draft,
  onRestart,
  autoFocus,
  children,
}: VenueRequestFormProps) {
  const hours = visitHours(slots);
  const eventDetails = useEventDetails();
  const event = eventDetails && describeForLead(eventDetails, venueId);
  const about = event && m.leads_about_event({ event });
  const form = useLeadForm({
    control,
    draft,
    about,
    total,
  });
  const { state, payload } = form;

  function read(values: FormValues): ReadLead {
    const { form, text } = values;
    const input = form.elements.namedItem('phone');
    const problems = input instanceof HTMLInputElement ? completeTenDigits(input, invalidPhone) : {};
    const request = { phone: text('phone'), venue: text('venue') || venue };
    if (!visit) {
      const callTime = readCallTime(text('callTime'));
      return { payload: { kind: 'venue-callback', ...request, callTime }, problems };
    }
    const wish = readVisit(values);
    return {
      payload: { kind: 'visit', ...request, ...wish },
      problems: { ...checkVisitTime(wish.date, wish.time, hours), ...problems },
    };
  }

  function openCallBack(values: FormValues) {
    const { form: element, text } = values;
    saveShown(form.nameDraft(), element);
    const chosen = text('venue') || venue;
    const subject = visit
      ? describeVisit({ venues: venueInSentence(chosen), ...readVisit(values) })
      : venueLabel(chosen);
    openCallBackDialog({
      control,
      about: [subject, about].filter(Boolean).join(' · '),
      isAbroad: true,
      totals: event && total ? { event, venues: [{ venue: chosen, ...total }] } : undefined,
    });
  }

  return (
    <LeadForm
      form={form}
      read={read}
      submitLabel={submitLabel}
      failureText={callFormFailureText}
      onRestart={onRestart}
      draft={{
        about: sentenceOf(payload),
        functions: eventDetails && functionsForLead(eventDetails, venueId),
        total: total && m.drafts_total({ total: totalText(total, form.sendsTold) }),
      }}
      success={
        state.step === 'sent' && (
          <>
            <Thanks ids={[state.id]} message={state.message} first={successText} />
            {payload?.kind === 'visit' && (
              <LazyBoundary
                source={calendarButton}
                props={{
                  ...payload,
                  venues: [payload.venue],
                  address: addressOf?.(payload.venue),
                  id: state.id,
                }}
              />
            )}
          </>
        )
      }
    >
      {children}
      {/* The key clears these fields once the lead is sent. */}
      <Fragment key={form.sentId}>
        <TenDigitField
          form={form}
          invalidPhone={invalidPhone}
          autoFocus={autoFocus}
          onAbroad={openCallBack}
        />
        {visit ? <VisitFields hours={hours} errorAt={form.errorAt} /> : <CallTimeField />}
      </Fragment>
      <PassedOn event={event} total={total} />
    </LeadForm>
  );
}

/** What the form has asked, in a sentence. */
function sentenceOf(payload: LeadPayload | undefined): string {
  if (payload?.kind !== 'visit' && payload?.kind !== 'venue-callback') return m.drafts_call_back();
  const venues = venueInSentence(payload.venue);
  return payload.kind === 'visit'
    ? draftVisit({ ...payload, venues })
    : m.drafts_venue_call({ venue: venues });
}
