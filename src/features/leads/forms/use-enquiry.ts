import { useState } from 'react';
import { eventTypeValues } from '../../../domain/choices.ts';
import { m } from '../../../i18n/compiled/messages.js';
import { useEventDetails } from '../../../lib/event-details-store.ts';
import { leadErrors, leadErrorTexts, parseLead } from '../lead-schema.ts';
import { type SendLead, useSendLead } from '../use-send-lead.ts';
import { enquiryPrefill } from './event-prefill.ts';

const emptyValues = {
  name: '',
  email: '',
  phone: '',
  eventType: '',
  location: '',
  date: '',
  guests: '',
  message: '',
};
export type EnquiryField = keyof typeof emptyValues;
type EnquiryValues = Readonly<Record<EnquiryField, string>>;
type EnquiryProblems = Partial<Record<EnquiryField, string>>;

/** The two forms of the landing page. */
export type EnquiryFormId = 'quote' | 'enquiry';

export interface Enquiry {
  readonly values: EnquiryValues;
  readonly edit: (change: Partial<EnquiryValues>) => void;
  readonly sending: SendLead;
  /** The form that was submitted last; it shows the outcome. */
  readonly submitted: EnquiryFormId | null;
  readonly problems: EnquiryProblems;
  /** Validates and sends; resolves when the submission has ended. Undefined if the values are invalid. */
  readonly submit: (form: EnquiryFormId, honeypot: string) => Promise<unknown> | undefined;
}

const wireValues: Readonly<Record<string, string>> = eventTypeValues;

/** The value that is sent for an event type. */
export const eventTypeValue = (id: string): string => wireValues[id] ?? id;

/**
 * The state that the landing page's two forms share. Success clears it, a failure does not. The event details fill
 * fields that the visitor has not edited.
 */
export function useEnquiry(): Enquiry {
  const prefill = enquiryPrefill(useEventDetails());
  const [edited, setEdited] = useState<Partial<EnquiryValues>>({});
  const values = { ...emptyValues, ...prefill, ...edited };
  const [problems, setProblems] = useState<EnquiryProblems>({});
  const [submitted, setSubmitted] = useState<EnquiryFormId | null>(null);
  const sending = useSendLead({ control: 'landing enquiry form' });
  const edit = (change: Partial<EnquiryValues>) => setEdited((before) => ({ ...before, ...change }));

  function submit(form: EnquiryFormId, honeypot: string) {
    setSubmitted(form);
    const found = checkEnquiry(form, values);
    setProblems(found);
    if (Object.keys(found).length > 0) return undefined;
    const { location, date, guests, message, eventType, ...contact } = values;
    return sending
      .send(
        {
          kind: 'enquiry',
          ...contact,
          eventType: eventTypeValue(eventType),
          location: location || undefined,
          date: date || undefined,
          guests: guests || undefined,
          message: message || undefined,
        },
        honeypot,
        form === 'quote' ? 'landing quote form' : undefined,
      )
      .then((outcome) => {
        if (outcome?.kind === 'sent') setEdited(emptyValues);
        if (outcome?.kind === 'refused') setProblems(outcome.fields);
      });
  }

  return { values, edit, sending, submitted, problems, submit };
}

/** The errors of a form by field: those of the schema, and of the fields that only this form requires. */
function checkEnquiry(form: EnquiryFormId, values: EnquiryValues): EnquiryProblems {
  const parsed = parseLead({ kind: 'enquiry', ...values });
  const problems: EnquiryProblems = parsed.ok ? {} : { ...leadErrorTexts(parsed.fields) };
  if (form === 'quote') {
    if (!values.location.trim()) problems.location = m.leads_error_location();
    return problems;
  }
  if (!values.date) problems.date = leadErrors.date();
  if (!/^\d+$/.test(values.guests.trim())) problems.guests = m.leads_error_guest_count();
  return problems;
}
