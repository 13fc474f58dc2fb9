import { Fragment, useState } from 'react';
import { createLazy, LazyBoundary } from '../../../components/lazy-boundary.tsx';
import { describeForLead, functionsForLead } from '../../../domain/event-details-text.ts';
import type { TimingSlot } from '../../../domain/facts/fact-rules.ts';
import { maxTourVenues } from '../../../domain/lead-limits.ts';
import type { ShownTotal } from '../../../domain/shown-total.ts';
import { m } from '../../../i18n/compiled/messages.js';
import { saveShown } from '../../../visitor/drafts.ts';
import { useEventDetails } from '../../../visitor/event-details-store.ts';
import { openCallBackDialog } from '../../../visitor/lead-store.ts';
import { checkVisitTime, tourHours } from '../visit-times.ts';
import { callFormFailureText } from './lead-failure.tsx';
import { LeadForm } from './lead-form.tsx';
import { PassedOn, totalText } from './passed-on.tsx';
import { completeTenDigits, TenDigitField } from './phone-field.tsx';
import { Thanks } from './thanks.tsx';
import { TourOrder } from './tour-order.tsx';
import { type FormValues, type ReadLead, useLeadForm } from './use-lead-form.tsx';
import { describeVisit, draftVisit, readVisit, VisitFields } from './visit-fields.tsx';

const calendarButton = createLazy(() =>
  import('./calendar-button.tsx').then((module) => module.CalendarButton),
);

interface TourVenue {
  readonly id: string;
  readonly name: string;
  readonly address?: string;
  readonly slots: readonly TimingSlot[];
  /** The visitor's total, if the page shows it. */
  readonly total?: ShownTotal | undefined;
}

interface TourFormProps {
  /** The venues to choose from, at least one; the first ones are on the tour. */
  readonly venues: readonly TourVenue[];
}

/** The visit form of the shortlist: one venue, or several on one day, in order. */
export function TourForm({ venues }: TourFormProps) {
  const eventDetails = useEventDetails();
  /** The ids of the venues on the tour, in order; those of a venue that has left the list are ignored. */
  const [order, setOrder] = useState<readonly string[]>(() =>
    venues.slice(0, maxTourVenues).map(({ id }) => id),
  );
  const stops = order.flatMap((id) => venues.find((venue) => venue.id === id) ?? []);
  const names = stops.map(({ name }) => name);
  const event = eventDetails && describeForLead(eventDetails, onlyStop(stops));
  const about = event && m.leads_about_event({ event });
  const totals = stops.flatMap(({ name, total }) => (total ? [{ venue: name, ...total }] : []));
  const form = useLeadForm({
    control: 'shortlist visit form',
    about,
    totals: totals.length > 0 ? totals : undefined,
  });
  const { state, payload } = form;
  const hours = tourHours(stops.map(({ slots }) => slots));
  const invalidPhone = m.leads_error_ten_digits_venue();

  function read(values: FormValues): ReadLead {
    const input = values.form.elements.namedItem('phone');
    const wish = readVisit(values);
    const phone = values.text('phone');
    const [only = '', ...others] = names;
    return {
      payload:
        names.length === 1
          ? { kind: 'visit', phone, venue: only, ...wish }
          : { kind: 'tour', phone, venues: names.length > 0 ? [only, ...others] : [], ...wish },
      problems: {
        ...checkVisitTime(wish.date, wish.time, hours),
        ...(input instanceof HTMLInputElement ? completeTenDigits(input, invalidPhone) : {}),
      },
    };
  }

  function openCallBack(values: FormValues) {
    saveShown(form.nameDraft(), values.form);
    const subject = describeVisit({ venues: names.join(', '), ...readVisit(values) });
    openCallBackDialog({
      control: 'shortlist visit form',
      about: [subject, about].filter(Boolean).join(' · '),
      isAbroad: true,
      totals: event && totals.length > 0 ? { event, venues: totals } : undefined,
    });
  }

  const sent = payload && sentVisit(payload);
  const addressOf = (sent = '') => venues.find(({ name }) => name === sent)?.address;
  return (
    <LeadForm
      form={form}
      read={read}
      submitLabel={stops.length > 1 ? m.leads_tour_submit() : m.leads_visit_submit()}
      failureText={callFormFailureText}
      draft={
        sent && {
          about: draftVisit({ ...sent, venues: sent.venues.join(', ') }),
          functions: eventDetails && functionsForLead(eventDetails, onlyStop(stops)),
          total: totals.length > 0 ? m.drafts_total({ total: totalText(totals, form.sendsTold) }) : undefined,
        }
      }
      success={
        state.step === 'sent' && (
          <>
            <Thanks ids={[state.id]} message={state.message} />
            {sent && (
              <LazyBoundary
                source={calendarButton}
                props={{ ...sent, address: addressOf(sent.venues[0]), id: state.id }}
              />
            )}
          </>
        )
      }
    >
      {venues.length > 1 && (
        <TourOrder
          venues={venues}
          order={order}
          onOrder={setOrder}
          error={form.problems.venues}
          attempt={form.attempt}
        />
      )}
      {/* The key clears these fields once the lead is sent. */}
      <Fragment key={form.sentId}>
        <TenDigitField form={form} invalidPhone={invalidPhone} onAbroad={openCallBack} />
        <VisitFields hours={hours} venues={stops.length} errorAt={form.errorAt} />
      </Fragment>
      <PassedOn event={event} total={totals.length > 0 ? totals : undefined} />
    </LeadForm>
  );
}

/** The venue of a tour that has only one. */
const onlyStop = (stops: readonly TourVenue[]) => (stops.length === 1 ? stops[0]?.id : undefined);

/** What was sent, whether of one venue or several. */
function sentVisit(payload: ReadLead['payload']) {
  if (payload.kind === 'visit') return { ...payload, venues: [payload.venue] };
  return payload.kind === 'tour' ? payload : undefined;
}
