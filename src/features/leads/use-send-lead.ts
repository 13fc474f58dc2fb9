import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { OpenQuestions } from '../../domain/question-ids.ts';
import type { NamedTotal, ShownTotal } from '../../domain/shown-total.ts';
import { m } from '../../i18n/compiled/messages.js';
import { showLeadNotice } from '../../stores/lead-store.ts';
import { type Outcome, onLeadOutcome } from './deliver-lead.ts';
import type { LeadPayload } from './lead-schema.ts';
import { preloadOutbox } from './outbox/lead-notices.tsx';
import { readStoredLeads } from './outbox/lead-storage.ts';
import { type Questions, questionsAbout, useAskOnce } from './questions.ts';
import { submitLead } from './send-lead.ts';

export type SendFailure = Exclude<Outcome, { kind: 'sent' }>;

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
  readonly onSent?: (message: string) => void;
}

/** What is known only when the form is submitted. */
export type ReplacedSource = Partial<Pick<SendLeadOptions, 'control' | 'totals'>>;

export interface SendLead {
  readonly state: SendState;
  /**
   * Sends a lead. `honeypot` is the value of the honeypot field; `source` replaces values of the options. Undefined
   * while another attempt is in progress, and if the form asks about what may be a mistake.
   */
  readonly send: (
    payload: LeadPayload,
    honeypot: string,
    source?: ReplacedSource,
  ) => Promise<Outcome | undefined>;
  /** Back to idle. An attempt in progress continues, and a notice reports its outcome. */
  readonly reset: () => void;
}

const idle: SendState = { step: 'idle' };

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

  async function send(payload: LeadPayload, honeypot: string, source?: ReplacedSource) {
    if (current.current || isAsking(payload)) return undefined;
    const attempt = Symbol('attempt');
    current.current = attempt;
    setState({ step: 'sending' });
    const outcome = await submitLead(payload, {
      ...options,
      ...source,
      tookMs: performance.now() - renderedAt.current,
      honeypot,
      replaces: storedId.current,
    });
    if (current.current === attempt) end(outcome);
    else notifyWithoutForm(outcome);
    return outcome;
  }

  function end(outcome: Outcome) {
    current.current = null;
    storedId.current = outcome.kind === 'sent' ? undefined : outcome.id;
    if (outcome.kind === 'sent') {
      setState({ step: 'sent', id: outcome.id, message: outcome.message });
      onSent?.(outcome.message);
    } else setState({ step: 'failed', failure: outcome });
  }

  function isAsking(payload: LeadPayload): boolean {
    const questions = questionsAbout(payload);
    if (Object.keys(questions).length === 0 || !asksAbout(JSON.stringify(payload))) return false;
    setState({ step: 'asking', questions, askedAt: performance.now() });
    return true;
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
function notifyWithoutForm(outcome: Outcome) {
  if (outcome.kind === 'sent') showLeadNotice({ tone: 'success', text: outcome.message });
  else if (!(outcome.id in readStoredLeads())) {
    showLeadNotice({ tone: 'error', text: m.leads_not_sent() });
  }
}
