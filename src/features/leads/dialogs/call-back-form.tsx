import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { site } from '../../../content/site.ts';
import { dialogFailureText } from '../forms/failure-texts.ts';
import { HoneypotField, honeypotName } from '../forms/honeypot-field.tsx';
import { LeadFailure } from '../forms/lead-failure.tsx';
import styles from '../forms/lead-form.module.css';
import { LeadForm } from '../forms/lead-form.tsx';
import { LeadPromise, leadPromise } from '../forms/lead-promise.tsx';
import { PhoneField } from '../forms/phone-field.tsx';
import { fieldText, useSettledFocus } from '../forms/use-settled-focus.ts';
import { leadErrors } from '../lead-schema.ts';
import { useSendLead } from '../use-send-lead.ts';

export interface CallBackFormProps {
  readonly control: string;
  readonly about?: string;
  readonly onClose: () => void;
}

/** What the call-back dialog holds: the form, then the thank-you. Unmounting it is the reset. */
export function CallBackForm({ control, about, onClose }: CallBackFormProps) {
  const { form, settleFocus } = useSettledFocus();
  const [blank, setBlank] = useState(false);
  const { state, send, reset } = useSendLead({ control, about, promise: leadPromise });

  if (state.step === 'sent') return <CallBackThanks onClose={onClose} />;

  async function submit() {
    const phone = fieldText(form.current, 'phone');
    setBlank(!phone);
    if (phone) await send({ phone }, fieldText(form.current, honeypotName));
    settleFocus();
  }

  const failure = state.step === 'failed' ? state.failure : null;
  const phoneError = failure?.kind === 'refused' ? failure.fields.phone : undefined;
  return (
    <LeadForm formRef={form} onSubmit={submit}>
      {about && <Matter about={about} />}
      <PhoneField
        hint="10-digit mobile number or landline with city code"
        error={blank ? leadErrors.phone : phoneError}
      />
      <HoneypotField />
      {failure && (
        <LeadFailure
          text={dialogFailureText(failure)}
          failure={failure}
          draft={`Hello ${site.name}, please call me back${about ? ` about: ${about}` : ''}.`}
          onSendNow={submit}
          onDiscard={reset}
        />
      )}
      <Button type="submit" disabled={state.step === 'sending'} busy={state.step === 'sending'}>
        {state.step === 'sending' ? 'Sending...' : 'Call me back'}
      </Button>
      <LeadPromise />
    </LeadForm>
  );
}

/** Longer than this, the matter would push the phone field out of a phone's sight. */
const longestShown = 140;

function Matter({ about }: { readonly about: string }) {
  if (about.length <= longestShown) return <p className={styles.about}>About: {about}</p>;
  const beginning = about.slice(0, longestShown).replace(/\s+\S*$/, '');
  return (
    <details className={styles.matter}>
      <summary>
        <span className={styles.about}>About: {beginning} …</span> <span>Read it all</span>
      </summary>
      <p>{about}</p>
    </details>
  );
}

function CallBackThanks({ onClose }: { readonly onClose: () => void }) {
  return (
    <div className={styles.form}>
      <div role="status">
        <p className={styles.thanks}>Got it, thank you.</p>
        <p>{site.promise.callBack}</p>
      </div>
      {/* The pressed button is gone with the form; the cursor must not fall out of the dialog. */}
      <Button autoFocus onClick={onClose}>
        Close
      </Button>
    </div>
  );
}
