import { useId } from 'react';
import { site } from '../content/site.ts';
import { paths } from '../paths.ts';
import { Button } from '../ui/button.tsx';
import { CheckField } from '../ui/field.tsx';
import { Link } from '../ui/link.tsx';
import { Notice } from '../ui/notice.tsx';
import { dialogFailureText } from './failure-texts.ts';
import { LeadFailure } from './lead-failure.tsx';
import styles from './lead-form.module.css';
import { LeadForm } from './lead-form.tsx';
import { LeadPromise } from './lead-promise.tsx';
import { leadErrors } from './lead-schema.ts';
import { PhoneField } from './phone-field.tsx';
import type { PriceEntry } from './price-form.tsx';
import { TrapField, trapName } from './trap-field.tsx';
import type { SendLead } from './use-send-lead.ts';
import { fieldText, useSettledFocus } from './use-settled-focus.ts';

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
    if (phone) await send({ venue, ...entry, phone }, fieldText(form.current, trapName));
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
      <TrapField />
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
