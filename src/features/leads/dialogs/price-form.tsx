import { type FormEvent, useEffect, useId, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Field, SelectField } from '../../../components/field.tsx';
import { Notice } from '../../../components/notice.tsx';
import { guestRanges } from '../../../content/choices.ts';
import { type EventPrefill, pricePrefill } from '../forms/event-prefill.ts';
import styles from '../forms/lead-form.module.css';
import { leadPromise } from '../forms/lead-promise.tsx';
import { useSettledFocus } from '../forms/use-settled-focus.ts';
import { leadErrors } from '../lead-schema.ts';
import { showLeadNotice } from '../outbox/lead-notice.ts';
import { useSendLead } from '../use-send-lead.ts';
import { istToday } from '../visit-times.ts';
import { PricePhone } from './price-phone.tsx';

export type PriceStep = 1 | 2;

/** What was typed, in both steps. */
export interface PriceEntry {
  readonly date: string;
  readonly guests: string;
  readonly phone: string;
  readonly whatsapp: boolean;
}

export interface PriceFormProps {
  readonly venue: string;
  readonly control: string;
  /** What was said of the event elsewhere: the form begins with it. */
  readonly prefill?: EventPrefill | undefined;
  readonly step: PriceStep;
  readonly onStep: (step: PriceStep) => void;
  readonly onClose: () => void;
}

const empty: PriceEntry = { date: '', guests: '', phone: '', whatsapp: false };

/** What the price-request dialog holds: date and guests, then the phone. Unmounting it is the reset. */
export function PriceForm({ venue, control, prefill = {}, step, onStep, onClose }: PriceFormProps) {
  const [entry, setEntry] = useState<PriceEntry>(() => ({ ...empty, ...pricePrefill(prefill) }));
  const edit = (change: Partial<PriceEntry>) => setEntry((before) => ({ ...before, ...change }));
  const sending = useSendLead({ control, promise: leadPromise });
  const sent = sending.state.step === 'sent' ? sending.state.message : null;

  // The answer is shown on the page, since success closes the dialog.
  useEffect(() => {
    if (sent === null) return;
    showLeadNotice({ tone: 'success', text: sent });
    onClose();
  }, [sent, onClose]);

  return step === 1 ? (
    <PriceEventStep venue={venue} entry={entry} edit={edit} onDone={() => onStep(2)} />
  ) : (
    <PricePhone venue={venue} entry={entry} edit={edit} sending={sending} onBack={() => onStep(1)} />
  );
}

interface PriceEventStepProps {
  readonly venue: string;
  readonly entry: PriceEntry;
  readonly edit: (change: Partial<PriceEntry>) => void;
  readonly onDone: () => void;
}

function PriceEventStep({ venue, entry, edit, onDone }: PriceEventStepProps) {
  const { form, attempt, settleFocus } = useSettledFocus();
  const notice = useId();
  const missing = attempt > 0 && !(entry.date && entry.guests);

  function next(event: FormEvent) {
    event.preventDefault();
    if (entry.date && entry.guests) onDone();
    else settleFocus();
  }

  return (
    <form ref={form} className={styles.form} noValidate onSubmit={next}>
      <p className={styles.about}>{venue}</p>
      <Field
        label="Event date"
        name="date"
        type="date"
        min={istToday()}
        value={entry.date}
        aria-invalid={missing && !entry.date}
        aria-describedby={missing && !entry.date ? notice : undefined}
        onChange={(event) => edit({ date: event.currentTarget.value })}
      />
      <SelectField
        label="Guests"
        name="guests"
        placeholder="Choose a range"
        options={guestRanges}
        value={entry.guests}
        aria-invalid={missing && !entry.guests}
        aria-describedby={missing && !entry.guests ? notice : undefined}
        onChange={(event) => edit({ guests: event.currentTarget.value })}
      />
      {missing && (
        <Notice key={attempt} id={notice} tone="error">
          {leadErrors.dateAndGuests}
        </Notice>
      )}
      <Button type="submit">See Prices</Button>
    </form>
  );
}
