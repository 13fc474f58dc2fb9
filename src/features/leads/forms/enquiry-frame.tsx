import { type ReactNode, useEffect } from 'react';
import { Button } from '../../../components/button.tsx';
import { Field, SelectField } from '../../../components/field.tsx';
import { Notice } from '../../../components/notice.tsx';
import { eventTypes } from '../../../content/choices.ts';
import { site } from '../../../content/site.ts';
import { leadLimits } from '../lead-schema.ts';
import { enquiryFailureText } from './failure-texts.ts';
import { HoneypotField, honeypotName } from './honeypot-field.tsx';
import { LeadFailure } from './lead-failure.tsx';
import { LeadForm } from './lead-form.tsx';
import { LeadPromise } from './lead-promise.tsx';
import { PhoneField } from './phone-field.tsx';
import {
  type Enquiry,
  type EnquiryField,
  enquiryFields,
  type EnquiryForm as FormName,
} from './use-enquiry.ts';
import { fieldText, useSettledFocus } from './use-settled-focus.ts';

export interface EnquiryFormProps {
  /** The state that both forms of the page share: one `useEnquiry()` in the page. */
  readonly enquiry: Enquiry;
}

/** The fields that both forms have. */
export function EnquiryWho({ enquiry, form }: EnquiryFormProps & { readonly form: FormName }) {
  const input = enquiryInputs(enquiry, form);
  return (
    <>
      <Field label="Name" autoComplete="name" maxLength={leadLimits.name} {...input('name')} />
      <Field
        label="E-mail"
        type="email"
        autoComplete="email"
        maxLength={leadLimits.email}
        {...input('email')}
      />
      <PhoneField {...input('phone')} />
      <SelectField label="Event type" placeholder="Choose one" options={eventTypes} {...input('eventType')} />
    </>
  );
}

/** Name, value, error and change of one field; errors stand only in the form that was submitted. */
export function enquiryInputs({ values, edit, problems, from }: Enquiry, form: FormName) {
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

/** A form of the landing page: its fields, what came of the last send, its button and the promise. */
export function EnquiryFrame({ enquiry, form: name, label, children }: FrameProps) {
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
    await enquiry.submit(name, fieldText(form.current, honeypotName));
    settleFocus();
  }

  return (
    <LeadForm formRef={form} onSubmit={submit}>
      {children}
      <HoneypotField />
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
    </LeadForm>
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
