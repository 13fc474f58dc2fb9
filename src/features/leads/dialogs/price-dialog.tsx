import { ParaglideMessage } from '@inlang/paraglide-js-react';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { CheckField, Field, SelectField } from '../../../components/field.tsx';
import { Link } from '../../../components/link.tsx';
import { Notice } from '../../../components/notice.tsx';
import { site } from '../../../content/site.ts';
import { type GuestRange, guestRangeLabels, guestRanges, guestRangeValues } from '../../../domain/choices.ts';
import { lastDate } from '../../../domain/dates.ts';
import { m } from '../../../i18n/compiled/messages.js';
import { contentLang } from '../../../i18n/localized.ts';
import { getEventDetails } from '../../../lib/event-details-store.ts';
import { closeLeadDialog, showLeadNotice } from '../../../lib/lead-store.ts';
import { paths } from '../../../lib/paths.ts';
import { pricePrefill } from '../forms/event-prefill.ts';
import { dialogFailureText } from '../forms/lead-failure.tsx';
import styles from '../forms/lead-form.module.css';
import { type FormValues, LeadForm, useFormFocus } from '../forms/lead-form.tsx';
import { PhoneField } from '../forms/phone-field.tsx';
import { isLeadDate, leadErrors } from '../lead-schema.ts';
import { hasPassed, useAskOnce } from '../questions.ts';
import { type SendLead, useSendLead } from '../use-send-lead.ts';
import { displayDate } from '../visit-times.ts';

interface PriceDialogProps {
  readonly venue: string;
  readonly venueId: string;
  readonly control: string;
}

/** The values of both steps. */
interface PriceValues {
  readonly date: string;
  readonly guests: GuestRange | '';
  readonly phone: string;
  readonly whatsapp: boolean;
}

/** Asks for the date and the guests, then for the phone. Open while it is mounted; unmounting it resets the form. */
export function PriceDialog({ venue, venueId, control }: PriceDialogProps) {
  const [step, setStep] = useState<1 | 2>(1);
  const [values, setValues] = useState<PriceValues>(() => ({
    ...pricePrefill(getEventDetails(), venueId),
    phone: '',
    whatsapp: false,
  }));
  const edit = (change: Partial<PriceValues>) => setValues((before) => ({ ...before, ...change }));
  const asksAbout = useAskOnce();
  const sending = useSendLead({
    control,
    onSent: (message) => {
      closeLeadDialog();
      showLeadNotice({ tone: 'success', text: message });
    },
  });
  const { value, suffix } = site.stats.discount;

  return (
    <Dialog
      open
      onClose={closeLeadDialog}
      title={step === 1 ? m.leads_price_title() : m.leads_price_offer({ discount: `${value}${suffix}` })}
    >
      {step === 1 ? (
        <EventStep
          venue={venue}
          values={values}
          edit={edit}
          asksAbout={asksAbout}
          onNext={() => setStep(2)}
        />
      ) : (
        <PhoneStep venue={venue} values={values} edit={edit} sending={sending} onBack={() => setStep(1)} />
      )}
    </Dialog>
  );
}

interface StepProps {
  readonly venue: string;
  readonly values: PriceValues;
  readonly edit: (change: Partial<PriceValues>) => void;
}

function priceDraft(venue: string, { date, guests }: PriceValues): string {
  const { name } = site;
  if (!guests) return m.leads_draft_price({ name, venue });
  const range = guestRangeLabels[guests]();
  return m.leads_draft_price_event({ name, venue, guests: range, date: displayDate(date) });
}

const guestOptions = () => guestRanges.map((id) => ({ value: id, label: guestRangeLabels[id]() }));

interface EventStepProps extends StepProps {
  /** Whether to ask about a date that has passed: once. */
  readonly asksAbout: (date: string) => boolean;
  readonly onNext: () => void;
}

function EventStep({ venue, values, edit, asksAbout, onNext }: EventStepProps) {
  const { form, attempt, moveFocus } = useFormFocus();
  const notice = useId();
  const [dateProblem, setDateProblem] = useState('');
  const isMissing = attempt > 0 && !(values.date && values.guests);

  function submit(event: FormEvent) {
    event.preventDefault();
    const problem = problemOf(values.date);
    setDateProblem(problem);
    if (values.date && values.guests && !problem) onNext();
    else moveFocus();
  }

  function problemOf(date: string): string {
    if (date && !isLeadDate(date)) return leadErrors.realDate();
    return values.guests && hasPassed(date) && asksAbout(date) ? m.leads_date_passed() : '';
  }

  return (
    <form ref={form} className={styles.form} noValidate onSubmit={submit}>
      <p className={styles.about} lang={contentLang(venue)}>
        {venue}
      </p>
      <Field
        label={m.leads_event_date()}
        name="date"
        type="date"
        max={lastDate}
        value={values.date}
        error={
          dateProblem && (
            <span key={attempt} role="alert">
              {dateProblem}
            </span>
          )
        }
        aria-invalid={isMissing && !values.date}
        aria-describedby={isMissing && !values.date ? notice : undefined}
        onChange={(event) => edit({ date: event.currentTarget.value })}
      />
      <SelectField
        label={m.leads_guests()}
        name="guests"
        placeholder={m.leads_guests_placeholder()}
        options={guestOptions()}
        value={values.guests}
        aria-invalid={isMissing && !values.guests}
        aria-describedby={isMissing && !values.guests ? notice : undefined}
        onChange={({ currentTarget: { value } }) =>
          edit({ guests: guestRanges.find((id) => id === value) ?? '' })
        }
      />
      {isMissing && (
        <Notice key={attempt} id={notice} tone="error">
          {leadErrors.dateAndGuests()}
        </Notice>
      )}
      <Button type="submit">{m.leads_price_next()}</Button>
    </form>
  );
}

interface PhoneStepProps extends StepProps {
  readonly sending: SendLead;
  readonly onBack: () => void;
}

function PhoneStep({ venue, values, edit, sending, onBack }: PhoneStepProps) {
  const focus = useFormFocus();
  const phone = values.phone.trim();
  const guests = values.guests && guestRangeValues[values.guests];
  const notice = useId();
  const isBlank = focus.attempt > 0 && !phone;

  function submit({ honeypot }: FormValues) {
    return phone ? sending.send({ kind: 'price', venue, ...values, guests, phone }, honeypot) : undefined;
  }

  return (
    <LeadForm
      focus={focus}
      sending={sending}
      submitLabel={m.leads_price_submit()}
      onSubmit={submit}
      failureText={dialogFailureText}
      draft={priceDraft(venue, values)}
      actions={
        <Button variant="quiet" onClick={onBack}>
          {m.leads_price_back()}
        </Button>
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
        autoFocus
        placeholder={m.leads_phone_placeholder()}
        value={values.phone}
        onChange={(event) => edit({ phone: event.currentTarget.value })}
        aria-invalid={isBlank}
        aria-describedby={isBlank ? notice : undefined}
        state={sending.state}
      />
      <CheckField
        label={m.leads_whatsapp_too()}
        name="whatsapp"
        checked={values.whatsapp}
        onChange={(event) => edit({ whatsapp: event.currentTarget.checked })}
      />
      {isBlank && (
        <Notice key={focus.attempt} id={notice} tone="error">
          {leadErrors.phone()}
        </Notice>
      )}
    </LeadForm>
  );
}
