import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { trimText } from '../../../domain/trim-text.ts';
import { routePath } from '../../../i18n/locale.ts';
import { contactDraft, endDrafts } from '../../../visitor/drafts.ts';
import type { LeadPayload } from '../lead-schema.ts';
import { type ReplacedSource, type SendLead, type SendLeadOptions, useSendLead } from '../use-send-lead.ts';
import { toldName } from './passed-on.tsx';

/** Name of a field to the text of its error. */
export type Problems = Readonly<Record<string, string>>;

/** What a form shows when it is submitted, also where a browser or a password manager has set it without an event. */
export interface FormValues {
  readonly form: HTMLFormElement;
  /** The trimmed text of a field; empty if there is none. */
  readonly text: (field: string) => string;
}

export function readForm(form: HTMLFormElement): FormValues {
  return { form, text: (field) => trimText(String(new FormData(form).get(field) ?? '')) };
}

/** The errors that a form shows. After a submission, the focus is on the first field that has one. */
export function useProblems() {
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<Problems>({});
  /** The number of ended submissions. As `key` of a message it makes a repeated one be announced again. */
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (attempt === 0 || !form.current) return;
    const invalid = form.current.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (invalid) invalid.focus();
    else if (document.activeElement === document.body) {
      // "Send now" of a failure is a submit button, too, and stands before it.
      [...form.current.querySelectorAll<HTMLElement>('button[type="submit"]')].at(-1)?.focus();
    }
  }, [attempt]);

  /** Ends a submission. */
  function end(submitted: HTMLFormElement, found: Problems) {
    form.current = submitted;
    setProblems(found);
    setAttempt((count) => count + 1);
  }

  return { problems, attempt, setProblems, end };
}

/** What a form sends. */
export interface ReadLead {
  readonly payload: LeadPayload;
  /** The errors of the form's own rules; they replace those of the schema. */
  readonly problems?: Problems;
  /** The field that shows the error of a part of the payload, where it has another name. */
  readonly fieldOf?: (path: string) => string;
  /** Replaces values of the options. */
  readonly source?: ReplacedSource;
}

export interface LeadFormState extends Pick<SendLead, 'state' | 'reset'> {
  /** What names its draft. */
  readonly nameDraft: () => string;
  readonly problems: Problems;
  /** The error of a field, or a question about it. */
  readonly errorAt: (field: string) => ReactNode;
  readonly attempt: number;
  /** What was sent last. */
  readonly payload: LeadPayload | undefined;
  /** Whether it carried what halls told the family. */
  readonly sendsTold: boolean;
  /** Shows errors before a submission. */
  readonly setProblems: (problems: Problems) => void;
  readonly submit: (event: FormEvent<HTMLFormElement>, read: (values: FormValues) => ReadLead) => void;
}

/** The name of the honeypot field. */
export const honeypotName = 'homepage';

interface LeadFormOptions extends SendLeadOptions {
  /** What names its draft; by default its control and the page that is open. */
  readonly draft?: string | undefined;
}

/** Of a form of the page that is open, in both languages; the owners' page is about a venue. */
function nameDraftOf(control: string): string {
  const { pathname, search } = window.location;
  return `${control} ${routePath(pathname)} ${new URLSearchParams(search).get('venue') ?? ''}`;
}

/** A form that sends a lead: submitting it reads what it shows, checks that, and sends it or shows the errors. */
export function useLeadForm({ draft, ...options }: LeadFormOptions): LeadFormState {
  const nameDraft = () => draft ?? nameDraftOf(options.control);
  const { state, send, reset } = useSendLead(options);
  const { problems, attempt, setProblems, end } = useProblems();
  const [sent, setSent] = useState<ReadLead & { readonly sendsTold: boolean }>();

  async function submit(event: FormEvent<HTMLFormElement>, read: (values: FormValues) => ReadLead) {
    event.preventDefault();
    const values = readForm(event.currentTarget);
    // A second press, meant for what has been sent and cleared since: its thanks stay.
    if (state.step === 'sent' && !values.text('phone')) return;
    const lead = read(values);
    const sendsTold = values.text(toldName) !== '';
    // Its page may have been left when the outcome is known.
    const sentDraft = nameDraft();
    const outcome = await send({
      payload: lead.payload,
      honeypot: values.text(honeypotName),
      source: lead.source,
      sendsTold,
      isValid: Object.keys(lead.problems ?? {}).length === 0,
      onInvalid: (fields) => end(values.form, { ...atFields(fields, lead), ...lead.problems }),
      onValid() {
        setProblems({});
        setSent({ ...lead, sendsTold });
      },
    });
    if (outcome?.kind === 'invalid') return;
    // A queued lead is in the outbox.
    if (outcome?.kind === 'sent' || outcome?.kind === 'queued') endDrafts(sentDraft, contactDraft);
    end(values.form, outcome?.kind === 'refused' ? atFields(outcome.fields, lead) : {});
  }

  // The outbox may send it later, and have it refused while the form is open.
  const refused =
    state.step === 'failed' && state.failure.kind === 'refused' ? atFields(state.failure.fields, sent) : {};
  const questions = state.step === 'asking' ? atFields(state.questions, sent) : {};
  const errorAt = (field: string) =>
    problems[field] ??
    refused[field] ??
    (state.step === 'asking' && questions[field] && (
      <span key={state.askedAt} role="alert">
        {questions[field]}
      </span>
    ));

  return {
    nameDraft,
    state,
    reset,
    problems,
    errorAt,
    attempt,
    setProblems,
    payload: sent?.payload,
    sendsTold: sent?.sendsTold ?? false,
    submit: (event, read) => void submit(event, read),
  };
}

/** Texts about parts of a payload, by the fields of the form. */
function atFields(texts: Problems, { fieldOf = (path) => path }: Pick<ReadLead, 'fieldOf'> = {}): Problems {
  return Object.fromEntries(Object.entries(texts).map(([path, text]) => [fieldOf(path), text]));
}
