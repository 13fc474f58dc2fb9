import { type FormEvent, type ReactNode, useEffect } from 'react';
import { site } from '../content/site.ts';
import { Button } from '../ui/button.tsx';
import { Field, SelectField, TextAreaField } from '../ui/field.tsx';
import { Notice } from '../ui/notice.tsx';
import { enquiryFailureText } from './failure-texts.ts';
import { LeadFailure } from './lead-failure.tsx';
import styles from './lead-form.module.css';
import { LeadPromise } from './lead-promise.tsx';
import { PhoneField } from './phone-field.tsx';
import { TrapField, trapName } from './trap-field.tsx';
import {
  type Enquiry,
  type EnquiryField,
  enquiryFields,
  eventTypes,
  type EnquiryForm as FormName,
} from './use-enquiry.ts';
import { fieldText, useSettledFocus } from './use-settled-focus.ts';

export interface EnquiryFormProps {
  /** The state that both forms of the page share: one `useEnquiry()` in the page. */
  readonly enquiry: Enquiry;
}

/** The landing page's top form, "Get Free Quote". The page brings the heading. */
export function QuoteForm({ enquiry }: EnquiryFormProps) {
  const input = inputsOf(enquiry, 'quote');
  return (
    <Frame enquiry={enquiry} form="quote" label="Get Free Quote">
      <Who enquiry={enquiry} form="quote" />
      <Field
        label="Preferred location"
        autoComplete="address-level2"
        maxLength={120}
        {...input('location')}
      />
    </Frame>
  );
}

/** The landing page's lower form, "Submit Inquiry". The page brings the heading. */
export function EnquiryForm({ enquiry }: EnquiryFormProps) {
  const input = inputsOf(enquiry, 'enquiry');
  return (
    <Frame enquiry={enquiry} form="enquiry" label="Submit Inquiry">
      <Who enquiry={enquiry} form="enquiry" />
      <div className={styles.pair}>
        <Field label="Date" type="date" {...input('date')} />
        <Field label="Number of guests" inputMode="numeric" maxLength={6} {...input('guests')} />
      </div>
      <TextAreaField label="Message" maxLength={2000} {...input('message')} required={false} />
    </Frame>
  );
}

/** The fields that both forms have. */
function Who({ enquiry, form }: EnquiryFormProps & { readonly form: FormName }) {
  const input = inputsOf(enquiry, form);
  return (
    <>
      <Field label="Name" autoComplete="name" maxLength={120} {...input('name')} />
      <Field label="E-mail" type="email" autoComplete="email" maxLength={254} {...input('email')} />
      <PhoneField {...input('phone')} />
      <SelectField label="Event type" placeholder="Choose one" options={eventTypes} {...input('eventType')} />
    </>
  );
}

/** Name, value, error and change of one field; errors stand only in the form that was submitted. */
function inputsOf({ values, edit, problems, from }: Enquiry, form: FormName) {
  return (name: EnquiryField) => ({
    name,
    required: true,
    value: values[name],
    error: from === form ? problems[name] : undefined,
    onChange: (event: { readonly currentTarget: { readonly value: string } }) =>
      edit({ [name]: event.currentTarget.value }),
  });
}

interface FrameProps extends EnquiryFormProps {
  readonly form: FormName;
  readonly label: string;
  readonly children: ReactNode;
}

function Frame({ enquiry, form: name, label, children }: FrameProps) {
  const { form, settleFocus } = useSettledFocus();
  const { state, edit } = enquiry;
  const busy = state.step === 'sending';
  const mine = enquiry.from === name;
  const failure = mine && state.step === 'failed' ? state.failure : null;

  // What was typed before this code arrived is in the page, but not yet in the state.
  useEffect(() => {
    for (const field of enquiryFields) {
      const typed = fieldText(form.current, field);
      if (typed) edit({ [field]: typed });
    }
  }, [form, edit]);

  async function submit() {
    await enquiry.submit(name, fieldText(form.current, trapName));
    settleFocus();
  }

  return (
    // Until the page's code has arrived, method "dialog" keeps the browser from sending anything anywhere itself.
    <form
      ref={form}
      method="dialog"
      className={styles.form}
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void submit();
      }}
    >
      {children}
      <TrapField />
      {failure && (
        <LeadFailure
          text={enquiryFailureText(failure)}
          failure={failure}
          draft={draftOf(enquiry)}
          onSendNow={submit}
          onDiscard={enquiry.discard}
        />
      )}
      {mine && state.step === 'sent' && <Notice tone="success">{state.message}</Notice>}
      <Button type="submit" disabled={busy} busy={busy}>
        {busy ? 'Sending…' : label}
      </Button>
      <LeadPromise />
    </form>
  );
}

function draftOf({ values }: Enquiry): string {
  const parts = [
    values.eventType,
    values.location && `in ${values.location}`,
    values.date && `on ${values.date}`,
    values.guests && `for ${values.guests} guests`,
  ].filter(Boolean);
  return `Hello ${site.name}, I am planning: ${parts.join(' ')}. ${values.message}`.trim();
}
