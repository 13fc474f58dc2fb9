import { Fragment, type ReactNode, useId, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Notice } from '../../../components/notice.tsx';
import { site } from '../../../content/site.ts';
import { isTenDigits } from '../phone-rules.ts';
import { useSendLead } from '../use-send-lead.ts';
import { checkVisitTime, type VisitHours, visitHours } from '../visit-times.ts';
import { callFormFailureText } from './failure-texts.ts';
import { HoneypotField, honeypotName } from './honeypot-field.tsx';
import { LeadFailure } from './lead-failure.tsx';
import styles from './lead-form.module.css';
import { LeadForm } from './lead-form.tsx';
import { LeadPromise, leadPromise } from './lead-promise.tsx';
import { TenDigitField } from './phone-field.tsx';
import { fieldText, useSettledFocus } from './use-settled-focus.ts';
import { VisitFields } from './visit-fields.tsx';

/** A visit that the function has accepted. */
export interface AcceptedVisit {
  readonly id: string;
  readonly venue: string;
  readonly date: string;
  readonly time: string;
}

export interface VenueRequestFormProps {
  /** The venue, unless one of `children` is a field named "venue". */
  readonly venue: string;
  readonly control: string;
  /** With a date and a time it is a visit, without them a call-back. */
  readonly visit: boolean;
  /** When a visit may begin; our own hours unless the venue's are known. */
  readonly hours?: VisitHours | undefined;
  /** Who comes, in words: it goes with the request. */
  readonly eventDetails?: string | undefined;
  /** What is said to a phone that has not exactly ten digits. */
  readonly invalidPhone: string;
  readonly submitLabel: string;
  /** Said on success instead of the function's message. */
  readonly successText?: string;
  /** Fields above the phone, e.g. the choice of a venue. */
  readonly children?: ReactNode;
  /** Drawn under the success text of a visit. */
  readonly afterVisit?: (visit: AcceptedVisit) => ReactNode;
}

type Problems = Partial<Record<'phone' | 'date' | 'time', string>>;

/**
 * The phone form of the venue pages and of the landing page, with or without a visit's date and time. Its fields keep
 * their own values, so that what is typed before the page's code has arrived is not lost.
 */
export function VenueRequestForm({
  venue,
  control,
  visit,
  hours = visitHours(),
  eventDetails,
  invalidPhone,
  submitLabel,
  successText,
  children,
  afterVisit,
}: VenueRequestFormProps) {
  const { form, attempt, settleFocus } = useSettledFocus();
  const phoneNotice = useId();
  const [problems, setProblems] = useState<Problems>({});
  const [cleared, setCleared] = useState(0);
  const [asked, setAsked] = useState({ venue, date: '', time: '' });
  const { state, send, reset } = useSendLead({
    control,
    promise: leadPromise,
    ...(eventDetails ? { about: `For ${eventDetails}` } : {}),
  });
  const busy = state.step === 'sending';
  const failure = state.step === 'failed' ? state.failure : null;

  async function submit() {
    const phone = fieldText(form.current, 'phone');
    const date = fieldText(form.current, 'date');
    const time = fieldText(form.current, 'time');
    const found: Problems = {
      ...(isTenDigits(phone) ? {} : { phone: invalidPhone }),
      ...(visit ? checkVisitTime(date, time, hours) : {}),
    };
    setProblems(found);
    if (Object.keys(found).length === 0) {
      const place = fieldText(form.current, 'venue') || venue;
      setAsked({ venue: place, date, time });
      const payload = visit ? { phone, venue: place, date, time } : { phone, venue: place };
      const outcome = await send(payload, fieldText(form.current, honeypotName));
      if (outcome?.kind === 'sent') setCleared((count) => count + 1);
      if (outcome?.kind === 'refused') setProblems(outcome.fields);
    }
    settleFocus();
  }

  const wish = visit
    ? `visit ${asked.venue} on ${asked.date} at ${asked.time}`
    : `be called about ${asked.venue}`;
  return (
    <LeadForm formRef={form} onSubmit={submit}>
      {children}
      {/* A new key empties these, and only these. */}
      <Fragment key={cleared}>
        <TenDigitField
          required
          aria-invalid={problems.phone !== undefined}
          aria-describedby={problems.phone && phoneNotice}
        />
        {problems.phone && (
          <Notice key={attempt} id={phoneNotice} tone="error">
            {problems.phone}
          </Notice>
        )}
        {visit && <VisitFields hours={hours} problems={problems} />}
      </Fragment>
      {eventDetails && <p className={styles.promise}>We pass on with it: {eventDetails}.</p>}
      <HoneypotField />
      {failure && (
        <LeadFailure
          text={callFormFailureText(failure)}
          failure={failure}
          draft={`Hello ${site.name}, I would like to ${wish}.`}
          onSendNow={submit}
          onDiscard={reset}
        />
      )}
      {state.step === 'sent' && (
        <Notice tone="success">
          <p>{successText ?? state.message}</p>
          {visit && afterVisit?.({ id: state.id, ...asked })}
        </Notice>
      )}
      <Button type="submit" disabled={busy} busy={busy}>
        {busy ? 'Sending...' : submitLabel}
      </Button>
      <LeadPromise />
    </LeadForm>
  );
}
