import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { site } from '../../../content/site.ts';
import { dialogFailureText } from '../forms/lead-failure.tsx';
import styles from '../forms/lead-form.module.css';
import { type FormValues, LeadForm, leadPromise, useFormFocus } from '../forms/lead-form.tsx';
import { PhoneField } from '../forms/phone-field.tsx';
import { leadErrors } from '../lead-schema.ts';
import { useSendLead } from '../use-send-lead.ts';

interface CallBackDialogProps {
  readonly control: string;
  readonly about?: string | undefined;
  readonly onClose: () => void;
}

/** Open while it is mounted; unmounting it resets the form. */
export function CallBackDialog(props: CallBackDialogProps) {
  return (
    <Dialog open onClose={props.onClose} title="Request a Call Back">
      <CallBackForm {...props} />
    </Dialog>
  );
}

function CallBackForm({ control, about, onClose }: CallBackDialogProps) {
  const focus = useFormFocus();
  const [isBlank, setIsBlank] = useState(false);
  const { state, send, reset } = useSendLead({ control, about, promise: leadPromise });

  if (state.step === 'sent') return <CallBackThanks onClose={onClose} />;

  function submit({ text, honeypot }: FormValues) {
    const phone = text('phone');
    setIsBlank(!phone);
    return phone ? send({ kind: 'callback', phone }, honeypot) : undefined;
  }

  const refused = state.step === 'failed' && state.failure.kind === 'refused' ? state.failure : undefined;
  return (
    <LeadForm
      focus={focus}
      state={state}
      submitLabel="Call me back"
      onSubmit={submit}
      onDiscard={reset}
      failureText={dialogFailureText}
      draft={`Hello ${site.name}, please call me back${about ? ` about: ${about}` : ''}.`}
    >
      {about && <About text={about} />}
      <PhoneField
        hint="10-digit mobile number or landline with city code"
        error={isBlank ? leadErrors.phone : refused?.fields.phone}
      />
    </LeadForm>
  );
}

/** A longer text is collapsed, so that the phone field stays visible on a phone. */
const maxAboutLength = 140;

function About({ text }: { readonly text: string }) {
  if (text.length <= maxAboutLength) return <p className={styles.about}>About: {text}</p>;
  const beginning = text.slice(0, maxAboutLength).replace(/\s+\S*$/, '');
  return (
    <details className={styles.longAbout}>
      <summary>
        <span className={styles.about}>About: {beginning} …</span> <span>Read it all</span>
      </summary>
      <p>{text}</p>
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
      {/* The focused submit button was removed with the form. */}
      <Button autoFocus onClick={onClose}>
        Close
      </Button>
    </div>
  );
}
