import { ParaglideMessage } from '@inlang/paraglide-js-react';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { CheckField, Field, SelectField } from '../../../components/field.tsx';
import { createLazy, LazyBoundary } from '../../../components/lazy-boundary.tsx';
import { Link } from '../../../components/link.tsx';
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
import { getEventDetails } from '../../../visitor/event-details-store.ts';
import { closeLeadDialog, showLeadNotice } from '../../../visitor/lead-store.ts';
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
}

/** The values of both steps. */
interface PriceValues {
  readonly date: string;
  readonly guests: GuestRange | '';
  readonly phone: string;
  readonly whatsapp: boolean;
}

/** Asks for the date and the guests, then for the phone. Unmounting it resets the form. */
export function PriceDialog(props: PriceDialogProps) {
  const { venue, venueId, control, total } = props;
  const [step, setStep] = useState<1 | 2 | 'visit'>(1);
  // A kept dialog is opened again with the total of another venue or event.
  const [opened, setOpened] = useState(() => ({ total, eventDetails: getEventDetails() }));
  if (opened.total !== total) setOpened({ total, eventDetails: getEventDetails() });
  const { eventDetails } = opened;
  const [values, setValues] = useState<PriceValues>(() => ({
    ...pricePrefill(eventDetails, venueId),
    phone: '',
    whatsapp: false,
  }));
  const asksAbout = useAskOnce();
  const form = useLeadForm({
    control,
    total,
    onSent: ({ id, message }) => {
      closeLeadDialog();
      showLeadNotice({ tone: 'success', text: message, sent: [id] });
    },
  });
  const { value, suffix } = site.stats.discount;

  /** Stores what the step shows, and shows the other. */
  function go(to: typeof step, change: Partial<PriceValues>) {
    setValues({ ...values, ...change });
    setStep(to);
  }

  if (step === 'visit') {
    return (
      <LeadDialog kind="price" title={m.venues_visit_title()}>
        <LazyBoundary
          source={visitStep}
          props={{ venue, venueId, total, phone: values.phone, onBack: () => setStep(1) }}
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
      kind="price"
      title={step === 1 ? m.leads_price_title() : m.leads_price_offer({ discount: `${value}${suffix}` })}
    >
      {step === 1 ? (
        <EventStep
          venue={venue}
          values={values}
          asksAbout={asksAbout}
          onNext={(event) => go(2, event)}
          onVisit={(event) => go('visit', event)}
        />
      ) : (
        <PhoneStep
          venue={venue}
          values={values}
          draft={priceDraft(props, values, form.sendsTold)}
          form={form}
          passedOn={
            total && eventDetails && <PassedOn event={describeForLead(eventDetails, venueId)} total={total} />
          }
          onBack={(contact) => go(1, contact)}
          onVisit={(contact) => go('visit', contact)}
        />
      )}
    </LeadDialog>
  );
}

interface StepProps {
  readonly venue: string;
  readonly values: PriceValues;
}

function priceDraft(
  { venue, venueId, total }: PriceDialogProps,
  { date, guests }: PriceValues,
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
  /** Whether to ask about a date that has passed: once. */
  readonly asksAbout: (date: string) => boolean;
  readonly onNext: (event: Pick<PriceValues, 'date' | 'guests'>) => void;
  readonly onVisit: (event: Pick<PriceValues, 'date' | 'guests'>) => void;
}

function EventStep({ venue, values, asksAbout, onNext, onVisit }: EventStepProps) {
  const { problems, attempt, end } = useProblems();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const chosen = eventOf(readForm(form));
    const found = checkEvent(venue, chosen);
    if (Object.keys(found).length > 0) end(form, found);
    else if (hasPassed(chosen.date) && asksAbout(chosen.date)) end(form, { date: m.leads_passed() });
    else onNext(chosen);
  }

  const asAlert = (text: string | undefined) =>
    text && (
      <span key={attempt} role="alert">
        {text}
      </span>
    );

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <p className={styles.about} lang={contentLang(venue)}>
        {venue}
      </p>
      <Field
        label={m.leads_event_date()}
        name="date"
        type="date"
        max={lastDate}
        defaultValue={values.date}
        error={asAlert(problems.date)}
      />
      <SelectField
        label={m.leads_guests()}
        name="guests"
        placeholder={m.leads_guests_placeholder()}
        options={guestOptions()}
        defaultValue={values.guests}
        aria-invalid={problems.guests !== undefined}
        // One text names both.
        error={problems.guests !== problems.date && asAlert(problems.guests)}
      />
      <div className={styles.actions}>
        <Button type="submit">{m.leads_price_next()}</Button>
        <Button
          variant="quiet"
          onClick={({ currentTarget: { form } }) => form && onVisit(eventOf(readForm(form)))}
        >
          {m.leads_visit_instead()}
        </Button>
      </div>
    </form>
  );
}

const eventOf = ({ text }: FormValues) => ({
  date: text('date'),
  guests: guestRanges.find((id) => id === text('guests')) ?? ('' as const),
});

/** The errors of the first step: those of the schema. */
function checkEvent(venue: string, event: Pick<PriceValues, 'date' | 'guests'>): Problems {
  const { date, guests } = checkLead({ kind: 'price', venue, ...event, phone: '' });
  return { ...(date && { date }), ...(guests && { guests }) };
}

interface PhoneStepProps extends StepProps {
  readonly draft: Draft;
  readonly form: LeadFormState;
  /** What is also sent. */
  readonly passedOn: ReactNode;
  readonly onBack: (contact: Pick<PriceValues, 'phone' | 'whatsapp'>) => void;
  readonly onVisit: (contact: Pick<PriceValues, 'phone' | 'whatsapp'>) => void;
}

function PhoneStep({ venue, values, draft, form, passedOn, onBack, onVisit }: PhoneStepProps) {
  const { date } = values;
  const guests = values.guests && guestRangeValues[values.guests];
  return (
    <LeadForm
      form={form}
      read={(shown) => ({ payload: { kind: 'price', venue, date, guests, ...contactOf(shown) } })}
      submitLabel={m.leads_price_submit()}
      failureText={dialogFailureText}
      draft={draft}
      actions={
        <>
          <Button
            variant="quiet"
            onClick={({ currentTarget: { form } }) => form && onBack(contactOf(readForm(form)))}
          >
            {m.leads_price_back()}
          </Button>
          <Button
            variant="quiet"
            onClick={({ currentTarget: { form } }) => form && onVisit(contactOf(readForm(form)))}
          >
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
      <p className={styles.about} lang={contentLang(venue)}>
        {venue}
      </p>
      <PhoneField
        form={form}
        autoFocus
        placeholder={m.leads_phone_placeholder()}
        defaultValue={values.phone}
      />
      <CheckField label={m.leads_whatsapp_too()} name="whatsapp" defaultChecked={values.whatsapp} />
      {passedOn}
    </LeadForm>
  );
}

const contactOf = ({ text }: FormValues) => ({ phone: text('phone'), whatsapp: text('whatsapp') !== '' });
