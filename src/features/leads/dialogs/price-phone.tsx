import { useId } from 'react';
import { Button } from '../../../components/button.tsx';
import { CheckField } from '../../../components/field.tsx';
import { Link } from '../../../components/link.tsx';
import { Notice } from '../../../components/notice.tsx';
import { site } from '../../../content/site.ts';
import { paths } from '../../../lib/paths.ts';
import { dialogFailureText } from '../forms/failure-texts.ts';
import { HoneypotField, honeypotName } from '../forms/honeypot-field.tsx';
import { LeadFailure } from '../forms/lead-failure.tsx';
import styles from '../forms/lead-form.module.css';
import { LeadForm } from '../forms/lead-form.tsx';
import { LeadPromise } from '../forms/lead-promise.tsx';
import { PhoneField } from '../forms/phone-field.tsx';
import { fieldText, useSettledFocus } from '../forms/use-settled-focus.ts';
import { leadErrors } from '../lead-schema.ts';
import type { SendLead } from '../use-send-lead.ts';
import type { PriceEntry } from './price-form.tsx';

export interface PricePhoneProps {
  readonly venue: string;
  readonly entry: PriceEntry;
  readonly edit: (change: Partial<PriceEntry>) => void;
  readonly sending: SendLead;
  readonly onBack: () => void;
}

/** The price request's second step: a phone, the WhatsApp opt-in, and Submit. */
export function PricePhone({ venue, entry, edit, sending, onBack }: PricePhoneProps) {
  const { form, attempt, settleFocus } = useSettledFocus();
  const { state, send, reset } = sending;
  const phone = entry.phone.trim();
  const notice = useId();
  const blank = attempt > 0 && !phone;
  const busy = state.step === 'sending';
  const failure = state.step === 'failed' ? state.failure : null;

  async function submit() {
    if (phone) await send({ venue, ...entry, phone }, fieldText(form.current, honeypotName));
    settleFocus();
  }

  return (
    <LeadForm formRef={form} onSubmit={submit}>
      <p className={styles.about}>{venue}</p>
      <PhoneField
        autoFocus
        placeholder="10 digits, with +91"
        value={entry.phone}
        onChange={(event) => edit({ phone: event.currentTarget.value })}
        aria-invalid={blank}
        aria-describedby={blank ? notice : undefined}
        error={failure?.kind === 'refused' ? failure.fields.phone : undefined}
      />
      <CheckField
        label="Send me the prices on WhatsApp too"
        name="whatsapp"
        checked={entry.whatsapp}
        onChange={(event) => edit({ whatsapp: event.currentTarget.checked })}
      />
      <HoneypotField />
      {blank && (
        <Notice key={attempt} id={notice} tone="error">
          {leadErrors.phone}
        </Notice>
      )}
      {failure && (
        <LeadFailure
          text={dialogFailureText(failure)}
          failure={failure}
          draft={`Hello ${site.name}, what are your prices at ${venue} for ${entry.guests} guests on ${entry.date}?`}
          onSendNow={submit}
          onDiscard={reset}
        />
      )}
      <div className={styles.actions}>
        <Button type="submit" disabled={busy} busy={busy}>
          {busy ? 'Sending...' : 'Submit'}
        </Button>
        <Button variant="quiet" onClick={onBack}>
          Back
        </Button>
      </div>
      <p className={styles.promise}>
        By submitting you agree to the{' '}
        <Link to={paths.terms()} target="_blank">
          terms and conditions
        </Link>
        .
      </p>
      <LeadPromise />
    </LeadForm>
  );
}
