import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { OpenQuestions } from '../../domain/open-questions.ts';
import type { NamedTotal, ShownTotal } from '../../domain/shown-total.ts';
import { m } from '../../i18n/compiled/messages.js';
import { showLeadNotice } from '../../visitor/lead-store.ts';
import { type Outcome, onLeadOutcome } from './lead-outcome.ts';
import type { LeadPayload } from './lead-schema.ts';
import { preloadOutbox } from './notices/lead-notices.tsx';
import { readStoredTexts } from './outbox/outbox-store.ts';
import { type Questions, questionsAbout, useAskOnce } from './questions.ts';

type SubmitLead = typeof import('./submit-lead.ts');

let loaded: SubmitLead | undefined;

/** The code that checks and sends leads: loaded when a visitor begins to write one. Rejects if it cannot be loaded; the next call tries again. */
export async function loadSubmitLead(): Promise<SubmitLead> {
  loaded ??= await import('./submit-lead.ts');
  return loaded;
}

/** The code that sends could not be loaded, so that nothing is stored or sent. */
const notLoaded = { kind: 'not-loaded', id: '', reason: 'network', message: undefined } as const;

/** The schema, or the form, refuses what was typed. */
const invalid = { kind: 'invalid' } as const;

type SendOutcome = Outcome | typeof notLoaded;

export type SendFailure = Exclude<SendOutcome, { kind: 'sent' }>;

export type SendState =
  | { readonly step: 'idle' | 'sending' }
  /** The form asks about what may be a mistake. `askedAt` tells repeated questions apart. */
  | { readonly step: 'asking'; readonly questions: Questions; readonly askedAt: number }
  | { readonly step: 'sent'; readonly id: string; readonly message: string }
  | { readonly step: 'failed'; readonly failure: SendFailure };

export interface SendLeadOptions {
  /** The control that opened the form, or the form. */
  readonly control: string;
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
  /** Called when the lead of this form is sent, also if the outbox sends it later. */
  readonly onSent?: (sent: { readonly id: string; readonly message: string }) => void;
}

/** What is known only when the form is submitted. */
export type ReplacedSource = Partial<Pick<SendLeadOptions, 'control' | 'totals'>>;

interface LeadToCheck {
  readonly payload: LeadPayload;
  /** The value of the honeypot field. */
  readonly honeypot: string;
  /** Replaces values of the options. */
  readonly source: ReplacedSource | undefined;
  /** Whether it carries what halls told the family. */
  readonly sendsTold: boolean;
  /** Whether it passes the form's own rules. */
  readonly isValid: boolean;
  /** Called with the errors of the schema, field to text, when it is not valid. */
  readonly onInvalid: (fields: Readonly<Record<string, string>>) => void;
  /** Called when it is valid, before it is sent. */
  readonly onValid: () => void;
}

export interface SendLead {
  readonly state: SendState;
  /**
   * Checks and sends a lead. Undefined while another attempt is in progress, and if the form asks about what may be a
   * mistake.
   */
  readonly send: (lead: LeadToCheck) => Promise<SendOutcome | typeof invalid | undefined>;
  /** Back to idle. An attempt in progress continues, and a notice reports its outcome. */
  readonly reset: () => void;
}

const idle: SendState = { step: 'idle' };

/** The module of a form, with what sends: a form that is open can send without a network. */
export async function withSending<Module>(form: Promise<Module>): Promise<Module> {
  const [module] = await Promise.all([form, loadSubmitLead()]);
  return module;
}

/** The sending state of a lead form. */
export function useSendLead({ onSent, ...options }: SendLeadOptions): SendLead {
  const [state, setState] = useState<SendState>(idle);
  const renderedAt = useRef(0);
  /** The attempt in progress; null if there is none, or if the form was reset or unmounted meanwhile. */
  const current = useRef<symbol | null>(null);
  const storedId = useRef<string | undefined>(undefined);
  const asksAbout = useAskOnce();

  useEffect(() => {
    renderedAt.current = performance.now();
    // The outbox must be able to appear without a network, after a failed attempt.
    preloadOutbox().catch(() => undefined);
    return () => {
      current.current = null;
    };
  }, []);

  // The outbox may send the lead, or have it refused, while the form still shows its failure.
  const handleOutcome = useEffectEvent((outcome: Outcome) => {
    const isFinal = outcome.kind === 'sent' || outcome.kind === 'refused';
    if (isFinal && outcome.id === storedId.current && !current.current) end(outcome);
  });
  useEffect(() => onLeadOutcome((outcome) => handleOutcome(outcome)), []);

  async function send({
    payload,
    honeypot,
    source,
    sendsTold,
    isValid,
    onInvalid,
    onValid,
  }: LeadToCheck): Promise<SendOutcome | typeof invalid | undefined> {
    if (current.current) return undefined;
    const attempt = Symbol('attempt');
    current.current = attempt;
    const isOpen = () => current.current === attempt;
    const sending = loaded ?? (await load());
    const fields = sending?.checkLead(payload) ?? {};
    if (!isValid || Object.keys(fields).length > 0) {
      if (isOpen()) stay(state.step === 'failed' ? state : idle);
      else notifyWithoutForm(notLoaded);
      onInvalid(fields);
      return invalid;
    }
    onValid();
    const questions = sending && isOpen() ? questionsAbout(payload) : {};
    if (Object.keys(questions).length > 0 && asksAbout(JSON.stringify(payload))) {
      stay({ step: 'asking', questions, askedAt: performance.now() });
      return undefined;
    }
    setState({ step: 'sending' });
    const outcome =
      (await sending?.submitLead(payload, {
        ...options,
        ...source,
        sendsTold,
        tookMs: performance.now() - renderedAt.current,
        honeypot,
        replaces: storedId.current,
      })) ?? notLoaded;
    if (isOpen()) end(outcome);
    else notifyWithoutForm(outcome);
    return outcome;
  }

  async function load() {
    setState({ step: 'sending' });
    return loadSubmitLead().catch(() => undefined);
  }

  /** Ends an attempt in which nothing was sent. */
  function stay(next: SendState) {
    current.current = null;
    setState(next);
  }

  function end(outcome: SendOutcome) {
    current.current = null;
    storedId.current = outcome.kind === 'sent' ? undefined : outcome.id;
    if (outcome.kind === 'sent') {
      setState({ step: 'sent', id: outcome.id, message: outcome.message });
      onSent?.(outcome);
    } else setState({ step: 'failed', failure: outcome });
  }

  function reset() {
    current.current = null;
    storedId.current = undefined;
    renderedAt.current = performance.now();
    setState(idle);
  }

  return { state, send, reset };
}

/** Reports an outcome whose form is gone. For stored leads the outbox shows a notice. */
function notifyWithoutForm(outcome: SendOutcome) {
  if (outcome.kind === 'sent') {
    showLeadNotice({ tone: 'success', text: outcome.message, sent: [outcome.id] });
  } else if (!(outcome.id in readStoredTexts())) {
    showLeadNotice({ tone: 'error', text: m.leads_not_sent() });
  }
}
