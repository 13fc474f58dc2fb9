import type { ReactNode } from 'react';
import { Field, SelectField, TextAreaField } from '../../../components/field.tsx';
import { eventTypeLabels, eventTypes } from '../../../content/choices.ts';
import { site } from '../../../content/site.ts';
import { leadLimits } from '../lead-schema.ts';
import { enquiryFailureText } from './lead-failure.tsx';
import styles from './lead-form.module.css';
import { LeadForm, useFormFocus } from './lead-form.tsx';
import { PhoneField } from './phone-field.tsx';
import { type Enquiry, type EnquiryField, type EnquiryFormId, eventTypeValue } from './use-enquiry.ts';

interface EnquiryFormProps {
  /** The state that both forms of the page share. */
  readonly enquiry: Enquiry;
}

/** The landing page's top form, "Get Free Quote". */
export function QuoteForm({ enquiry }: EnquiryFormProps) {
  return (
    <EnquiryFrame enquiry={enquiry} form="quote" submitLabel="Get Free Quote">
      <ContactFields enquiry={enquiry} form="quote" />
      <Field
        label="Preferred location"
        autoComplete="address-level2"
        maxLength={leadLimits.venue}
        {...fieldProps(enquiry, 'quote', 'location')}
      />
    </EnquiryFrame>
  );
}

/** The landing page's lower form, "Submit Inquiry". */
export function EnquiryForm({ enquiry }: EnquiryFormProps) {
  return (
    <EnquiryFrame enquiry={enquiry} form="enquiry" submitLabel="Submit Inquiry">
      <div className={styles.pair}>
        <ContactFields enquiry={enquiry} form="enquiry" />
        <Field label="Date" type="date" {...fieldProps(enquiry, 'enquiry', 'date')} />
        <Field
          label="Number of guests"
          inputMode="numeric"
          maxLength={6}
          {...fieldProps(enquiry, 'enquiry', 'guests')}
        />
      </div>
      <TextAreaField
        label="Message"
        maxLength={leadLimits.message}
        {...fieldProps(enquiry, 'enquiry', 'message')}
        required={false}
      />
    </EnquiryFrame>
  );
}

const eventTypeOptions = () => eventTypes.map((id) => ({ value: id, label: eventTypeLabels[id]() }));

function ContactFields({ enquiry, form }: EnquiryFormProps & { readonly form: EnquiryFormId }) {
  const props = (name: EnquiryField) => fieldProps(enquiry, form, name);
  return (
    <>
      <Field label="Name" autoComplete="name" maxLength={leadLimits.name} {...props('name')} />
      <Field
        label="E-mail"
        type="email"
        autoComplete="email"
        maxLength={leadLimits.email}
        {...props('email')}
      />
      <PhoneField {...props('phone')} />
      <SelectField
        label="Event type"
        placeholder="Choose one"
        options={eventTypeOptions()}
        {...props('eventType')}
      />
    </>
  );
}

/** Errors are shown only in the form that was submitted. */
function fieldProps({ values, edit, problems, submitted }: Enquiry, form: EnquiryFormId, name: EnquiryField) {
  return {
    name,
    required: true,
    value: values[name],
    error: submitted === form ? problems[name] : undefined,
    onChange: (event: { readonly currentTarget: { readonly value: string } }) =>
      edit({ [name]: event.currentTarget.value }),
  };
}

interface EnquiryFrameProps extends EnquiryFormProps {
  readonly form: EnquiryFormId;
  readonly submitLabel: string;
  readonly children: ReactNode;
}

/** While one form sends, both are busy; the outcome is shown in the form that was submitted. */
function EnquiryFrame({ enquiry, form, submitLabel, children }: EnquiryFrameProps) {
  const { state, submitted } = enquiry;
  return (
    <LeadForm
      focus={useFormFocus()}
      state={submitted === form || state.step === 'sending' ? state : { step: 'idle' }}
      submitLabel={submitLabel}
      sendingLabel="Sending…"
      onSubmit={({ honeypot }) => enquiry.submit(form, honeypot)}
      onDiscard={enquiry.discard}
      failureText={enquiryFailureText}
      draft={draftOf(enquiry)}
      success={state.step === 'sent' && state.message}
    >
      {children}
    </LeadForm>
  );
}

function draftOf({ values }: Enquiry): string {
  const parts = [
    eventTypeValue(values.eventType),
    values.location && `in ${values.location}`,
    values.date && `on ${values.date}`,
    values.guests && `for ${values.guests} guests`,
  ].filter(Boolean);
  return `Hello ${site.name}, I am planning: ${parts.join(' ')}. ${values.message}`.trim();
}
