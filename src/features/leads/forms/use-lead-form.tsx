import { type FormEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { OpenQuestions } from '../../../domain/open-questions.ts';
import type { NamedTotal, ShownTotal } from '../../../domain/shown-total.ts';
import { trimText } from '../../../domain/trim-text.ts';
import { m } from '../../../i18n/compiled/messages.js';
import { routePath } from '../../../i18n/locale.ts';
import { showLeadNotice } from '../../../visitor/lead-store.ts';
import {
  closeThanks,
  leaveToForm,
  type OutboxLead,
  reportOnPage,
  useLead,
} from '../../../visitor/outbox/outbox.ts';
import type { LeadPayload } from '../lead-schema.ts';
import { loadedSubmitLead, loadSubmitLead } from '../load-submit-lead.ts';
import { preloadOutbox } from '../notices/lead-notices.tsx';
import { type Questions, questionsAbout, useAskOnce } from '../questions.ts';
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

interface LeadFormOptions {
  /** The control that opened the form, or the form. */
  readonly control: string;
  /** What names its draft; by default its control and the page that is open. */
  readonly draft?: string | undefined;
  /** The subject, if there is one. */
  readonly about?: string | undefined;
  /** The venue's total, if the page shows it. */
  readonly total?: ShownTotal | undefined;
  /** The totals of the venues that a lead without a field for its venue is about. */
  readonly totals?: readonly NamedTotal[] | undefined;
  /** What the venues are to be asked. */
  readonly questions?: readonly OpenQuestions[] | undefined;
  /** The event details of a plan, as its address has them. */
  readonly plan?: string | undefined;
  /** Whether the page shows its thanks, as a notice. */
  readonly isThankedOnPage?: boolean;
}

/** What a form sends. */
export interface ReadLead {
  readonly payload: LeadPayload;
  /** The errors of the form's own rules; they replace those of the schema. */
  readonly problems?: Problems | Promise<Problems>;
  /** The field that shows the error of a part of the payload, where it has another name. */
  readonly fieldOf?: (path: string) => string;
  /** Fields that the form has asked about before. */
  readonly asked?: readonly string[];
  /** Replaces values of the options. */
  readonly source?: Partial<Pick<LeadFormOptions, 'control' | 'totals'>>;
}

/** What a form shows of its own. */
type OwnState =
  | { readonly step: 'idle' | 'pressed' }
  /** The form asks about what may be a mistake. `askedAt` tells repeated questions apart. */
  | { readonly step: 'asking'; readonly questions: Questions; readonly askedAt: number }
  /** The code that sends could not be loaded, so that nothing is stored or sent. */
  | { readonly step: 'not-loaded' };

/** What a form shows: its own state, or that of its lead in the outbox. */
export type LeadFormStep = Exclude<OwnState, { step: 'pressed' }> | OutboxLead | { readonly step: 'sending' };

export interface LeadFormState {
  readonly state: LeadFormStep;
  /** Lets the lead go; the form keeps its values. */
  readonly reset: () => void;
  /** What names its draft. */
  readonly nameDraft: () => string;
  readonly problems: Problems;
  /** The error of a field, or a question about it. */
  readonly errorAt: (field: string) => ReactNode;
  readonly attempt: number;
  /** What was sent last. */
  readonly payload: LeadPayload | undefined;
  /** The id of the last lead that was sent: as `key` it empties fields. */
  readonly sentId: string | undefined;
  /** Whether it carried what halls told the family. */
  readonly sendsTold: boolean;
  /** Shows errors before a submission. */
  readonly setProblems: (problems: Problems) => void;
  readonly submit: (event: FormEvent<HTMLFormElement>, read: (values: FormValues) => ReadLead) => void;
}

/** The name of the honeypot field. */
export const honeypotName = 'homepage';

/** Of a form of the page that is open, in both languages; the owners' page is about a venue. */
function nameDraftOf(control: string): string {
  const { pathname, search } = window.location;
  return `${control} ${routePath(pathname)} ${new URLSearchParams(search).get('venue') ?? ''}`;
}

interface Submission extends ReadLead {
  readonly form: HTMLFormElement;
  readonly sendsTold: boolean;
  /** In the outbox. */
  readonly id?: string;
}

const idle: OwnState = { step: 'idle' };

/** A form that sends a lead: submitting it reads what it shows, checks that, and hands it to the outbox or shows the errors. */
export function useLeadForm({ draft, isThankedOnPage = false, ...options }: LeadFormOptions): LeadFormState {
  const nameDraft = () => draft ?? nameDraftOf(options.control);
  const { problems, attempt, setProblems, end } = useProblems();
  const asksAbout = useAskOnce();
  const [own, setOwn] = useState(idle);
  const [submission, setSubmission] = useState<Submission>();
  const { id } = submission ?? {};
  const lead = useLead(id);
  const [sentId, setSentId] = useState<string>();
  if (lead?.step === 'sent' && lead.id !== sentId) setSentId(lead.id);
  const renderedAt = useRef(0);
  const isMounted = useRef(false);

  useEffect(() => {
    renderedAt.current = performance.now();
    isMounted.current = true;
    // The outbox must be able to appear without a network, after a failed attempt.
    preloadOutbox().catch(() => undefined);
    return () => {
      isMounted.current = false;
    };
  }, []);

  // Before the next frame, so that no notice repeats the failure for a moment.
  const isOnPage = isThankedOnPage && lead?.step === 'sent';
  useLayoutEffect(() => (id && !isOnPage ? leaveToForm(id) : undefined), [id, isOnPage]);
  useEffect(() => {
    if (!id) return;
    if (isOnPage) reportOnPage(id);
    else if (!isThankedOnPage) return () => closeThanks([id]);
  }, [id, isOnPage, isThankedOnPage]);

  // The press ends when its lead is sent, refused or waits.
  const isEnded = own.step === 'pressed' && id !== undefined && lead?.step !== 'sending';
  useEffect(() => {
    if (!isEnded || !submission) return;
    setOwn(idle);
    end(submission.form, lead?.step === 'refused' ? atFields(lead.fields, submission) : {});
  }, [isEnded, submission, lead, end]);

  async function submit(event: FormEvent<HTMLFormElement>, read: (values: FormValues) => ReadLead) {
    event.preventDefault();
    const values = readForm(event.currentTarget);
    // A second press, meant for what has been sent and cleared since: its thanks stay.
    if (own.step === 'pressed' || (lead?.step === 'sent' && !values.text('phone'))) return;
    const { form } = values;
    const next = { ...read(values), form, sendsTold: values.text(toldName) !== '' };
    const honeypot = values.text(honeypotName);
    // Its page may have been left when the code is loaded.
    const source = { ...options, ...next.source, draft: nameDraft(), sendsTold: next.sendsTold, honeypot };
    setOwn({ step: 'pressed' });
    const code = loadedSubmitLead() ?? (await loadSubmitLead().catch(() => undefined));
    const rules = next.problems instanceof Promise ? await next.problems : next.problems;
    const found = { ...atFields(code?.checkLead(next.payload) ?? {}, next), ...rules };
    if (Object.keys(found).length > 0) {
      setOwn(idle);
      if (lead?.step === 'sent') setSubmission(undefined);
      return end(form, found);
    }
    setProblems({});
    if (!code) {
      setOwn({ step: 'not-loaded' });
      if (!isMounted.current) showLeadNotice({ tone: 'error', text: m.leads_not_sent() });
      setSubmission({ ...next, ...(lead && lead.step !== 'sent' && { id: lead.id }) });
      return end(form, {});
    }
    const questions = isMounted.current ? questionsAbout(next.payload, next.asked) : {};
    if (Object.keys(questions).length > 0 && asksAbout(JSON.stringify(next.payload))) {
      setOwn({ step: 'asking', questions, askedAt: performance.now() });
      setSubmission({ ...next, ...(lead && lead.step !== 'sent' && { id: lead.id }) });
      return end(form, {});
    }
    const submitted = code.submitLead(next.payload, {
      ...source,
      tookMs: performance.now() - renderedAt.current,
      replaces: lead && lead.step !== 'sent' ? lead.id : undefined,
    });
    if ('id' in submitted) return setSubmission({ ...next, id: submitted.id });
    setOwn(idle);
    end(form, atFields(submitted.fields, next));
  }

  function reset() {
    setSubmission(undefined);
    renderedAt.current = performance.now();
    setOwn(idle);
  }

  const state = stateOf(own, lead);
  // The outbox may send it later, and have it refused while the form is open.
  const refused = state.step === 'refused' ? atFields(state.fields, submission) : {};
  const questions = state.step === 'asking' ? atFields(state.questions, submission) : {};
  const errorAt = (field: string) =>
    problems[field] ??
    refused[field] ??
    (state.step === 'asking' && questions[field] && (
      <span key={state.askedAt} role="alert">
        {questions[field]}
      </span>
    ));

  return {
    state,
    reset,
    nameDraft,
    problems,
    errorAt,
    attempt,
    setProblems,
    payload: submission?.payload,
    sentId,
    sendsTold: submission?.sendsTold ?? false,
    submit: (event, read) => void submit(event, read),
  };
}

/** While the outbox sends a lead again by itself, its form shows what became of it before. */
function stateOf(own: OwnState, lead: OutboxLead | undefined): LeadFormStep {
  if (own.step === 'pressed') return { step: 'sending' };
  if (own.step !== 'idle' || !lead) return own;
  return lead.step === 'sending' ? { ...lead, step: 'waiting' } : lead;
}

/** Texts about parts of a payload, by the fields of the form. */
function atFields(texts: Problems, { fieldOf = (path) => path }: Pick<ReadLead, 'fieldOf'> = {}): Problems {
  return Object.fromEntries(Object.entries(texts).map(([path, text]) => [fieldOf(path), text]));
}
