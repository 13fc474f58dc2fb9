import { ParaglideMessage } from '@inlang/paraglide-js-react';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { CheckField, Field, SelectField } from '../../../components/field.tsx';
import { createLazy, LazyBoundary } from '../../../components/lazy-boundary.tsx';
import { Link } from '../../../components/link.tsx';
import { RestoredNote } from '../../../components/restored-note.tsx';
import { site } from '../../../content/site.ts';
import type { Draft } from '../../../content/whatsapp-draft.ts';
import { lastDate } from '../../../domain/dates.ts';
import { describeForLead } from '../../../domain/event-details-text.ts';
import {
  type GuestRange,
  guestRangeLabels,
  guestRanges,
  guestRangesInSentence,
  guestRangeValues,
} from '../../../domain/lead-choices.ts';
import type { ShownTotal } from '../../../domain/shown-total.ts';
import { m } from '../../../i18n/compiled/messages.js';
import { contentLang } from '../../../i18n/localized.ts';
import { paths } from '../../../lib/paths.ts';
import { readDraft, saveDraft, saveShown, useDraft } from '../../../visitor/drafts.ts';
import { getEventDetails } from '../../../visitor/event-details-store.ts';
import { closeLeadDialog } from '../../../visitor/lead-store.ts';
import { venueLink } from '../contact/contact-links.tsx';
import { pricePrefill } from '../forms/event-prefill.ts';
import { dialogFailureText } from '../forms/lead-failure.tsx';
import styles from '../forms/lead-form.module.css';
import { LeadForm } from '../forms/lead-form.tsx';
import { PassedOn, totalText } from '../forms/passed-on.tsx';
import { PhoneField } from '../forms/phone-field.tsx';
import {
  type FormValues,
  type LeadFormState,
  type Problems,
  readForm,
  useLeadForm,
  useProblems,
} from '../forms/use-lead-form.tsx';
import { hasPassed, useAskOnce } from '../questions.ts';
import { checkLead } from '../submit-lead.ts';
import { displayDate } from '../visit-times.ts';
import { LeadDialog } from './lead-dialog.tsx';

const visitStep = createLazy(() => import('./visit-step.tsx').then((module) => module.VisitStep));

interface PriceDialogProps {
  readonly venue: string;
  readonly venueId: string;
  readonly control: string;
  readonly total?: ShownTotal | undefined;
  readonly draft: string;
}

/** What the first step asks. */
interface AskedEvent {
  readonly date: string;
  readonly guests: GuestRange | '';
}

const steps = ['event', 'phone', 'visit'] as const;
type Step = (typeof steps)[number];

/** Asks for the date and the guests, then for the phone. Its steps share a draft. */
export function PriceDialog(props: PriceDialogProps) {
  const { venue, venueId, control, total, draft } = props;
  const [step, setStep] = useState(() => steps.find((one) => one === readDraft(draft).step) ?? 'event');
  const [eventDetails] = useState(getEventDetails);
  const [event, setEvent] = useState<AskedEvent>(() => {
    const { eventDate, guests } = readDraft(draft);
    const prefill = pricePrefill(eventDetails, venueId);
    return {
      date: typeof eventDate === 'string' ? eventDate : prefill.date,
      guests: guestRanges.find((id) => id === guests) ?? prefill.guests,
    };
  });
  const asksAbout = useAskOnce();
  const form = useLeadForm({
    control,
    draft,
    total,
    isThankedOnPage: true,
  });
  const isSent = form.state.step === 'sent';
  useEffect(() => {
    if (isSent) closeLeadDialog();
  }, [isSent]);
  const { value, suffix } = site.stats.discount;

  /** Keeps what the step shows, and shows another one. */
  function go(to: Step, shown: HTMLFormElement) {
    saveShown(draft, shown);
    show(to);
  }

  function show(to: Step) {
    saveDraft(draft, { step: to });
    setStep(to);
  }

  function restart() {
    setEvent(pricePrefill(eventDetails, venueId));
    setStep('event');
  }

  if (step === 'visit') {
    return (
      <LeadDialog title={m.venues_visit_title()}>
        <LazyBoundary
          source={visitStep}
          props={{ venue, venueId, total, draft, onRestart: restart, onBack: () => show('event') }}
          loading={<p>{m.leads_loading()}</p>}
          failed={(reloadButton) => (
            <p>
              <span>{m.leads_unavailable()}</span> {reloadButton}
            </p>
          )}
        />
      </LeadDialog>
    );
  }

  return (
    <LeadDialog
      title={
        step === 'event' ? m.leads_price_title() : m.leads_price_offer({ discount: `${value}${suffix}` })
      }
    >
      {step === 'event' ? (
        <EventStep
          venue={venue}
          event={event}
          draft={draft}
          asksAbout={asksAbout}
          onNext={(next, shown) => {
            setEvent(next);
            go('phone', shown);
          }}
          onVisit={(shown) => {
            setEvent(eventOf(readForm(shown)));
            go('visit', shown);
          }}
        />
      ) : (
        <PhoneStep
          venue={venue}
          event={event}
          message={priceDraft(props, event, form.sendsTold)}
          form={form}
          passedOn={
            total && eventDetails && <PassedOn event={describeForLead(eventDetails, venueId)} total={total} />
          }
          onBack={(shown) => go('event', shown)}
          onVisit={(shown) => go('visit', shown)}
          onRestart={restart}
        />
      )}
    </LeadDialog>
  );
}

interface StepProps {
  readonly venue: string;
  readonly event: AskedEvent;
}

function priceDraft(
  { venue, venueId, total }: PriceDialogProps,
  { date, guests }: AskedEvent,
  sendsTold: boolean,
): Draft {
  const range = guests && guestRangesInSentence[guests]();
  return {
    about: range
      ? m.drafts_price_event({ venue, guests: range, date: displayDate(date) })
      : m.drafts_price({ venue }),
    functions: total?.functions,
    total: total && m.drafts_total({ total: totalText(total, sendsTold) }),
    link: venueLink(venueId),
  };
}

const guestOptions = () => guestRanges.map((id) => ({ value: id, label: guestRangeLabels[id]() }));

interface EventStepProps extends StepProps {
  readonly draft: string;
  /** Whether to ask about a date that has passed: once. */
  readonly asksAbout: (date: string) => boolean;
  readonly onNext: (event: AskedEvent, shown: HTMLFormElement) => void;
  readonly onVisit: (shown: HTMLFormElement) => void;
}

function EventStep({ venue, event, draft, asksAbout, onNext, onVisit }: EventStepProps) {
  const { problems, attempt, end } = useProblems();
  const form = useRef<HTMLFormElement>(null);
  const { isRestored, onInput, restart } = useDraft(form, () => draft);

  function submit(submission: FormEvent<HTMLFormElement>) {
    submission.preventDefault();
    const form = submission.currentTarget;
    const chosen = eventOf(readForm(form));
    const found = checkEvent(venue, chosen);
    if (Object.keys(found).length > 0) end(form, found);
    else if (hasPassed(chosen.date) && asksAbout(chosen.date)) end(form, { date: m.leads_passed() });
    else onNext(chosen, form);
  }

  const asAlert = (text: string | undefined) =>
    text && (
      <span key={attempt} role="alert">
        {text}
      </span>
    );

  return (
    <form ref={form} className="stack" noValidate onInput={onInput} onSubmit={submit}>
      <p className="strong" lang={contentLang(venue)}>
        {venue}
      </p>
      <Field
        label={m.leads_event_date()}
        // The visit's date is another one of the same draft.
        name="eventDate"
        type="date"
        max={lastDate}
        defaultValue={event.date}
        error={asAlert(problems.date)}
      />
      <SelectField
        label={m.leads_guests()}
        name="guests"
        placeholder={m.leads_guests_placeholder()}
        options={guestOptions()}
        defaultValue={event.guests}
        aria-invalid={problems.guests !== undefined}
        // One text names both.
        error={problems.guests !== problems.date && asAlert(problems.guests)}
      />
      {isRestored && <RestoredNote onRestart={restart} />}
      <div className={`row gap-2 ${styles.actions}`}>
        <Button type="submit">{m.leads_price_next()}</Button>
        <Button variant="quiet" onClick={({ currentTarget: { form } }) => form && onVisit(form)}>
          {m.leads_visit_instead()}
        </Button>
      </div>
    </form>
  );
}

const eventOf = ({ text }: FormValues) => ({
  date: text('eventDate'),
  guests: guestRanges.find((id) => id === text('guests')) ?? ('' as const),
});

/** The errors of the first step: those of the schema. */
function checkEvent(venue: string, event: AskedEvent): Problems {
  const { date, guests } = checkLead({ kind: 'price', venue, ...event, phone: '' });
  return { ...(date && { date }), ...(guests && { guests }) };
}

interface PhoneStepProps extends StepProps {
  /** The request as a WhatsApp message. */
  readonly message: Draft;
  readonly form: LeadFormState;
  /** What is also sent. */
  readonly passedOn: ReactNode;
  readonly onBack: (shown: HTMLFormElement) => void;
  readonly onVisit: (shown: HTMLFormElement) => void;
  readonly onRestart: () => void;
}

function PhoneStep({ venue, event, message, form, passedOn, onBack, onVisit, onRestart }: PhoneStepProps) {
  const { date } = event;
  const guests = event.guests && guestRangeValues[event.guests];
  return (
    <LeadForm
      form={form}
      read={(shown) => ({
        payload: { kind: 'price', venue, date, guests, ...contactOf(shown) },
        asked: ['date'],
      })}
      submitLabel={m.leads_price_submit()}
      failureText={dialogFailureText}
      onRestart={onRestart}
      draft={message}
      actions={
        <>
          <Button variant="quiet" onClick={({ currentTarget: { form } }) => form && onBack(form)}>
            {m.leads_price_back()}
          </Button>
          <Button variant="quiet" onClick={({ currentTarget: { form } }) => form && onVisit(form)}>
            {m.leads_visit_instead()}
          </Button>
        </>
      }
      terms={
        <ParaglideMessage
          message={m.leads_price_terms}
          markup={{
            terms: ({ children }) => (
              <Link to={paths.terms()} target="_blank">
                {children}
              </Link>
            ),
          }}
        />
      }
    >
      <p className="strong" lang={contentLang(venue)}>
        {venue}
      </p>
      <PhoneField form={form} autoFocus placeholder={m.leads_phone_placeholder()} />
      <CheckField label={m.leads_whatsapp_too()} name="whatsapp" />
      {passedOn}
    </LeadForm>
  );
}

const contactOf = ({ text }: FormValues) => ({ phone: text('phone'), whatsapp: text('whatsapp') !== '' });
