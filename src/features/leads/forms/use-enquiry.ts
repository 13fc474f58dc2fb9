import { useState } from 'react';
import { eventTypeValues } from '../../../domain/lead-choices.ts';
import { trimText } from '../../../domain/trim-text.ts';
import { readWholeNumber } from '../../../domain/whole-number.ts';
import { m } from '../../../i18n/compiled/messages.js';
import { useEventDetails } from '../../../visitor/event-details-store.ts';
import { enquiryPrefill } from './event-prefill.ts';
import {
  type FormValues,
  type LeadFormState,
  type Problems,
  type ReadLead,
  useLeadForm,
} from './use-lead-form.tsx';

const idle = { step: 'idle' } as const;

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
/** The two forms of the landing page. */
export type EnquiryFormId = 'quote' | 'enquiry';

export interface Enquiry {
  readonly values: EnquiryValues;
  /** Takes over what the fields of a form show. */
  readonly edit: (form: HTMLFormElement | null) => void;
  /** The state of a form: the one that was submitted last shows the outcome; while it is sent, both are busy. */
  readonly formOf: (id: EnquiryFormId) => LeadFormState;
  readonly read: (id: EnquiryFormId, values: FormValues) => ReadLead;
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
  const [submitted, setSubmitted] = useState<EnquiryFormId>();
  const form = useLeadForm({ control: 'landing enquiry form' });
  const [clearedFor, setClearedFor] = useState(form.sentId);
  if (clearedFor !== form.sentId) {
    setClearedFor(form.sentId);
    setEdited(emptyValues);
  }

  /** Takes over what a form shows, also what was filled in without an event. */
  function edit(element: HTMLFormElement | null): EnquiryValues {
    const shown = element ? [...new FormData(element)] : [];
    const changes = Object.fromEntries(
      shown.filter(([name, value]) => isField(name) && value !== values[name]),
    );
    setEdited((before) => ({ ...before, ...changes }));
    return { ...values, ...changes };
  }

  function read(id: EnquiryFormId, { form: element }: FormValues): ReadLead {
    setSubmitted(id);
    const current = edit(element);
    const { location, date, guests, message, eventType, ...contact } = current;
    return {
      payload: {
        kind: 'enquiry',
        ...contact,
        eventType: eventTypeValue(eventType),
        location: location || undefined,
        date: date || undefined,
        guests: guests || undefined,
        message: message || undefined,
      },
      problems: checkEnquiry(id, current),
      source: { control: id === 'quote' ? 'landing quote form' : 'landing enquiry form' },
    };
  }

  const other: LeadFormState = {
    ...form,
    problems: {},
    errorAt: () => undefined,
    state: form.state.step === 'sending' ? form.state : idle,
  };
  return { values, edit, read, formOf: (id) => (id === submitted ? form : other) };
}

const isField = (name: string): name is EnquiryField => Object.hasOwn(emptyValues, name);

/** The errors of the fields that only this form requires. */
function checkEnquiry(id: EnquiryFormId, { location, date, guests }: EnquiryValues): Problems {
  if (id === 'quote') return trimText(location) ? {} : { location: m.leads_error_location() };
  return {
    ...(!date && { date: m.leads_error_date() }),
    ...(!readWholeNumber(guests) && { guests: m.leads_error_guest_count() }),
  };
}
