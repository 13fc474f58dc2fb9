import type { ReactNode } from 'react';
import { Field, SelectField, TextAreaField } from '../../../components/field.tsx';
import type { Draft } from '../../../content/whatsapp-draft.ts';
import { lastDate } from '../../../domain/dates.ts';
import { formatCount } from '../../../domain/format.ts';
import { eventTypeLabels, eventTypes } from '../../../domain/lead-choices.ts';
import { leadLimits } from '../../../domain/lead-limits.ts';
import { readWholeNumber } from '../../../domain/whole-number.ts';
import { m } from '../../../i18n/compiled/messages.js';
import { displayDate } from '../visit-times.ts';
import { enquiryFailureText } from './lead-failure.tsx';
import { LeadForm } from './lead-form.tsx';
import { PhoneField } from './phone-field.tsx';
import { Thanks } from './thanks.tsx';
import type { Enquiry, EnquiryField, EnquiryFormId } from './use-enquiry.ts';

interface EnquiryFormProps {
  /** The state that both forms of the page share. */
  readonly enquiry: Enquiry;
}

/** The landing page's top form, "Get Free Quote". */
export function QuoteForm({ enquiry }: EnquiryFormProps) {
  return (
    <EnquiryFrame enquiry={enquiry} form="quote" submitLabel={m.leads_quote_submit()}>
      <ContactFields enquiry={enquiry} form="quote" />
      <Field
        label={m.leads_location()}
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
    <EnquiryFrame enquiry={enquiry} form="enquiry" submitLabel={m.leads_enquiry_submit()}>
      <div className="grid fit">
        <ContactFields enquiry={enquiry} form="enquiry" />
        <Field
          label={m.leads_date()}
          type="date"
          max={lastDate}
          {...fieldProps(enquiry, 'enquiry', 'date')}
        />
        <Field
          label={m.leads_guest_count()}
          inputMode="numeric"
          {...fieldProps(enquiry, 'enquiry', 'guests')}
        />
      </div>
      <TextAreaField
        label={m.leads_message()}
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
      <Field label={m.leads_name()} autoComplete="name" maxLength={leadLimits.name} {...props('name')} />
      <Field
        label={m.leads_email()}
        type="email"
        autoComplete="email"
        maxLength={leadLimits.email}
        {...props('email')}
      />
      <PhoneField {...props('phone')} form={enquiry.formOf(form)} />
      <SelectField
        label={m.leads_event_type()}
        placeholder={m.leads_event_type_placeholder()}
        options={eventTypeOptions()}
        {...props('eventType')}
      />
    </>
  );
}

function fieldProps({ values, edit, formOf }: Enquiry, form: EnquiryFormId, name: EnquiryField) {
  return {
    name,
    required: true,
    value: values[name],
    error: formOf(form).errorAt(name),
    onChange: (event: { readonly currentTarget: { readonly form: HTMLFormElement | null } }) =>
      edit(event.currentTarget.form),
  };
}

interface EnquiryFrameProps extends EnquiryFormProps {
  readonly form: EnquiryFormId;
  readonly submitLabel: string;
  readonly children: ReactNode;
}

function EnquiryFrame({ enquiry, form: id, submitLabel, children }: EnquiryFrameProps) {
  const form = enquiry.formOf(id);
  return (
    <LeadForm
      form={form}
      read={(values) => enquiry.read(id, values)}
      submitLabel={submitLabel}
      sendingLabel={m.leads_sending_enquiry()}
      failureText={enquiryFailureText}
      terms={alsoSent(enquiry, id)}
      draft={draftOf(enquiry)}
      success={form.state.step === 'sent' && <Thanks ids={[form.state.id]} message={form.state.message} />}
    >
      {children}
    </LeadForm>
  );
}

/** Names what a form sends without having a field for it: values of the event details and of the other form. */
function alsoSent({ values }: Enquiry, form: EnquiryFormId): ReactNode {
  const { location, date, guests, message } = values;
  const others = form === 'enquiry' ? [location] : [date && displayDate(date), guestsText(guests), message];
  const event = others.filter((text) => text.trim()).join(', ');
  return event && m.leads_event_passed_on({ event });
}

function draftOf({ values }: Enquiry): Draft {
  const { location, date, guests, message } = values;
  const eventType = eventTypes.find((id) => id === values.eventType);
  const parts = [
    eventType && eventTypeLabels[eventType](),
    location,
    date && displayDate(date),
    guestsText(guests),
  ];
  const event = parts.filter(Boolean).join(', ');
  return { about: m.drafts_enquiry({ event }), note: message.trim() || undefined };
}

/** "1 guest", "1,200 guests"; a text that is not a number as it is. */
function guestsText(guests: string): string {
  const count = readWholeNumber(guests);
  return count ? formatCount(count, m.format_guests) : guests;
}
