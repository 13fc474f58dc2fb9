import { type FormEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createLazy } from '../../../components/lazy-boundary.tsx';
import { trimText } from '../../../domain/trim-text.ts';
import { m } from '../../../i18n/compiled/messages.js';
import { routePath } from '../../../i18n/locale.ts';
import { showLeadNotice } from '../../../visitor/lead-store.ts';
import { leaveToForm, type OutboxLead, useLead } from '../../../visitor/outbox/outbox.ts';
import type { LeadPayload } from '../lead-schema.ts';
import { preloadOutbox } from '../notices/lead-notices.tsx';
import { type Questions, questionsAbout, useAskOnce } from '../questions.ts';
import type { LeadSource } from '../submit-lead.ts';
import { toldName } from './passed-on.tsx';

/** The code that checks leads and stores them, loaded when a visitor begins to write. */
export const submitCode = createLazy(() => import('../submit-lead.ts'));

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

/** The fields with half a date or time: their value is empty. */
const halfTyped = (form: HTMLFormElement): Problems =>
  Object.fromEntries(
    [...form.querySelectorAll('input')]
      .filter(({ validity }) => validity.badInput)
      .map(({ name, type }) => [name, type === 'time' ? m.leads_error_time() : m.leads_error_real_date()]),
  );

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

/** The draft is named by the control and the page that is open, unless another name is given. */
interface LeadFormOptions extends Omit<LeadSource, 'tookMs' | 'honeypot' | 'sendsTold' | 'replaces'> {
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
  | { readonly step: 'idle' }
  /** `id` once its lead is in the outbox. */
  | { readonly step: 'pressed'; readonly id?: string }
  /** The form asks about what may be a mistake. `askedAt` tells repeated questions apart. */
  | { readonly step: 'asking'; readonly questions: Questions; readonly askedAt: number }
  /** The code that sends could not be loaded, so that nothing is stored or sent. */
  | { readonly step: 'not-loaded' };

/** What a form shows: its own state, or that of its lead in the outbox. */
export type LeadFormStep = Exclude<OwnState, { step: 'pressed' }> | OutboxLead | { readonly step: 'sending' };

export interface LeadFormState {
  readonly state: LeadFormStep;
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
  readonly id: string | undefined;
}

const idle = { step: 'idle' } as const;

/** A form that sends a lead: submitting it reads what it shows, checks that, and hands it to the outbox or shows the errors. */
export function useLeadForm({ draft, isThankedOnPage = false, ...options }: LeadFormOptions): LeadFormState {
  const nameDraft = () => draft ?? nameDraftOf(options.control);
  const { problems, attempt, setProblems, end } = useProblems();
  const asksAbout = useAskOnce();
  const [own, setOwn] = useState<OwnState>(idle);
  const [submission, setSubmission] = useState<Submission>();
  const { id } = submission ?? {};
  const lead = useLead(id);
  const [sentId, setSentId] = useState<string>();
  if (lead?.step === 'sent' && lead.id !== sentId) setSentId(lead.id);
  const unsentId = lead?.step === 'sent' ? undefined : lead?.id;
  const [renderedAt] = useState(() => performance.now());

  useEffect(() => {
    // The outbox must be able to appear without a network, after a failed attempt.
    preloadOutbox().catch(() => undefined);
  }, []);

  // Before the next frame, so that no notice repeats the failure for a moment.
  useLayoutEffect(() => (id ? leaveToForm(id, isThankedOnPage) : undefined), [id, isThankedOnPage]);

  // The press ends when its lead is sent, refused or waits.
  const isEnded = own.step === 'pressed' && own.id !== undefined && lead?.step !== 'sending';
  useEffect(() => {
    if (!isEnded || !submission) return;
    setOwn(idle);
    end(submission.form, {});
  }, [isEnded, submission, end]);

  async function submit(event: FormEvent<HTMLFormElement>, read: (values: FormValues) => ReadLead) {
    event.preventDefault();
    const values = readForm(event.currentTarget);
    // A second press, meant for what has been sent and cleared since: its thanks stay.
    if (own.step === 'pressed' || (lead?.step === 'sent' && !values.text('phone'))) return;
    const { form } = values;
    const next = { ...read(values), form, sendsTold: values.text(toldName) !== '' };
    const honeypot = values.text(honeypotName);
    const half = halfTyped(form);
    // Its page may have been left when the code is loaded.
    const source = { ...options, ...next.source, draft: nameDraft(), sendsTold: next.sendsTold, honeypot };
    setOwn({ step: 'pressed' });
    const code = submitCode.loaded() ?? (await submitCode.preload().catch(() => undefined));
    const rules = next.problems instanceof Promise ? await next.problems : next.problems;
    const refused = atFields(code?.checkLead(next.payload) ?? {}, next);
    const found = { ...refused, ...half, ...rules };
    if (Object.keys(found).length > 0) {
      setOwn(idle);
      if (lead?.step === 'sent') setSubmission(undefined);
      return end(form, found);
    }
    setProblems({});
    const questions = form.isConnected ? questionsAbout(next.payload, next.asked) : {};
    if (!code) setOwn({ step: 'not-loaded' });
    else if (Object.keys(questions).length > 0 && asksAbout(JSON.stringify(next.payload)))
      setOwn({ step: 'asking', questions, askedAt: performance.now() });
    else {
      const tookMs = performance.now() - renderedAt;
      const pressed = code.submitLead(next.payload, { ...source, tookMs, replaces: unsentId });
      setOwn({ step: 'pressed', id: pressed });
      return setSubmission({ ...next, id: pressed });
    }
    if (!form.isConnected) showLeadNotice({ tone: 'error', text: m.leads_not_sent() });
    setSubmission({ ...next, id: unsentId });
    end(form, {});
  }

  const state = stateOf(own, lead);
  // The outbox may send it later, and have it refused while the form is open.
  const errors = { ...(state.step === 'refused' && atFields(state.fields, submission)), ...problems };
  const questions = state.step === 'asking' ? atFields(state.questions, submission) : {};
  const errorAt = (field: string) =>
    errors[field] ??
    (state.step === 'asking' && questions[field] && (
      <span key={state.askedAt} role="alert">
        {questions[field]}
      </span>
    ));

  return {
    state,
    nameDraft,
    problems: errors,
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
