import { useCallback, useState } from 'react';
import { leadErrors, parseLead } from '../lead-schema.ts';
import { type SendState, useSendLead } from '../use-send-lead.ts';
import { type EventPrefill, enquiryPrefill } from './event-prefill.ts';
import { leadPromise } from './lead-promise.tsx';

const empty = {
  name: '',
  email: '',
  phone: '',
  eventType: '',
  location: '',
  date: '',
  guests: '',
  message: '',
};
export const enquiryFields = [
  'name',
  'email',
  'phone',
  'eventType',
  'location',
  'date',
  'guests',
  'message',
] as const satisfies readonly (keyof typeof empty)[];
export type EnquiryField = (typeof enquiryFields)[number];
export type EnquiryValues = Readonly<Record<EnquiryField, string>>;
export type EnquiryProblems = Partial<Record<EnquiryField, string>>;

/** The two forms of the landing page. */
export type EnquiryForm = 'quote' | 'enquiry';

export interface Enquiry {
  readonly values: EnquiryValues;
  readonly edit: (change: Partial<EnquiryValues>) => void;
  readonly state: SendState;
  /** The form that was submitted last: its place shows what came of it. */
  readonly from: EnquiryForm | null;
  readonly problems: EnquiryProblems;
  /** Checks what this form requires, and sends; resolves when the attempt has ended. */
  readonly submit: (form: EnquiryForm, trap: string) => Promise<void>;
  readonly discard: () => void;
}

/**
 * One state for both landing forms: what is typed into one stands in the other. Success clears it, an error does not.
 * What was said of the event elsewhere stands where nothing was typed.
 */
export function useEnquiry(prefill: EventPrefill = {}): Enquiry {
  const [typed, setTyped] = useState<Partial<EnquiryValues>>({});
  const values = { ...empty, ...enquiryPrefill(prefill), ...typed };
  const [problems, setProblems] = useState<EnquiryProblems>({});
  const [from, setFrom] = useState<EnquiryForm | null>(null);
  const { state, send, reset } = useSendLead({ control: 'landing enquiry form', promise: leadPromise });
  const edit = useCallback((change: Partial<EnquiryValues>) => {
    setTyped((before) => ({ ...before, ...change }));
  }, []);

  async function submit(form: EnquiryForm, trap: string) {
    setFrom(form);
    const found = checkEnquiry(form, values);
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    const { location, date, guests, message, ...who } = values;
    const outcome = await send(
      {
        ...who,
        location: location || undefined,
        date: date || undefined,
        guests: guests || undefined,
        message: message || undefined,
      },
      trap,
      form === 'quote' ? 'landing quote form' : undefined,
    );
    if (outcome?.kind === 'sent') setTyped(empty);
    if (outcome?.kind === 'refused') setProblems(outcome.fields);
  }

  return {
    values,
    edit,
    state,
    from,
    problems,
    submit,
    discard: reset,
  };
}

/** What a form still lacks, field by field. The schema's rules first, then what only this form requires. */
export function checkEnquiry(form: EnquiryForm, values: EnquiryValues): EnquiryProblems {
  const checked = parseLead(values);
  const problems: EnquiryProblems = checked.ok ? {} : { ...checked.fields };
  if (form === 'quote') {
    if (!values.location.trim()) problems.location = 'Please tell us where you would like to celebrate.';
    return problems;
  }
  if (!values.date) problems.date = leadErrors.date;
  if (!/^\d+$/.test(values.guests.trim())) problems.guests = 'Please enter the number of guests, in digits.';
  return problems;
}
