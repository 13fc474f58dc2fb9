import { useCallback, useEffect, useRef, useState } from 'react';
import { m } from '../../i18n/compiled/messages.js';
import type { LeadPayload } from './lead-schema.ts';
import { showLeadNotice } from './outbox/lead-notice.ts';
import { type Outcome, onLeadOutcome, submitLead } from './submit-lead.ts';

export type SendFailure = Exclude<Outcome, { kind: 'sent' }>;

export type SendState =
  | { readonly step: 'idle' | 'sending' }
  /** The form asks whether the phone number is complete. `askedAt` tells repeated questions apart. */
  | { readonly step: 'phone-incomplete'; readonly askedAt: number }
  | { readonly step: 'sent'; readonly id: string; readonly message: string }
  | { readonly step: 'failed'; readonly failure: SendFailure };

interface SendSource {
  readonly control: string;
  readonly about?: string | undefined;
  readonly promise: string;
}

export interface SendLead {
  readonly state: SendState;
  /**
   * Sends a lead. `honeypot` is the value of the honeypot field; `control` replaces that of the source. Undefined
   * while another attempt is in progress, and if the form asks whether the phone number is complete.
   */
  readonly send: (payload: LeadPayload, honeypot: string, control?: string) => Promise<Outcome | undefined>;
  /** Back to idle. An attempt in progress continues, and a notice reports its outcome. */
  readonly reset: () => void;
}

const idle: SendState = { step: 'idle' };

/** A second press within this is part of a double tap or of a held Enter key: too early to have read a question. */
const doubleTapMs = 1_000;

/** The sending state of a lead form. */
export function useSendLead({ about, ...source }: SendSource): SendLead {
  const [state, setState] = useState<SendState>(idle);
  const renderedAt = useRef(0);
  /** The attempt in progress; null if there is none, or if the form was reset or unmounted meanwhile. */
  const current = useRef<symbol | null>(null);
  const queuedId = useRef<string | undefined>(undefined);
  /** The incomplete phone number that the form asked about, and when it was last pressed. */
  const asked = useRef({ phone: '', at: 0 });

  useEffect(() => {
    renderedAt.current = performance.now();
    // The outbox must be able to appear without a network, after a failed attempt.
    import('./outbox/outbox-panel.tsx').catch(() => undefined);
    return () => {
      current.current = null;
    };
  }, []);

  // The outbox may deliver the lead while the form still shows its failure.
  useEffect(
    () =>
      onLeadOutcome((outcome) => {
        if (outcome.kind !== 'sent' || outcome.id !== queuedId.current) return;
        queuedId.current = undefined;
        setState({ step: 'sent', id: outcome.id, message: outcome.message });
      }),
    [],
  );

  async function send(payload: LeadPayload, honeypot: string, control = source.control) {
    if (current.current || isAsking(payload.phone)) return undefined;
    const attempt = Symbol('attempt');
    current.current = attempt;
    setState({ step: 'sending' });
    const outcome = await submitLead(payload, {
      ...source,
      ...(about ? { about } : {}),
      control,
      tookMs: performance.now() - renderedAt.current,
      honeypot,
      ...(queuedId.current ? { replaces: queuedId.current } : {}),
    });
    if (current.current !== attempt) {
      notifyWithoutForm(outcome);
      return outcome;
    }
    current.current = null;
    queuedId.current = outcome.kind === 'queued' ? outcome.id : undefined;
    setState(
      outcome.kind === 'sent'
        ? { step: 'sent', id: outcome.id, message: outcome.message }
        : { step: 'failed', failure: outcome },
    );
    return outcome;
  }

  /** Asks once about each incomplete number; the next press confirms it. */
  function isAsking(phone: string): boolean {
    if (isCompletePhone(phone)) return false;
    const now = performance.now();
    const { current: last } = asked;
    if (last.phone === phone && now - last.at > doubleTapMs) return false;
    asked.current = { phone, at: now };
    setState({ step: 'phone-incomplete', askedAt: now });
    return true;
  }

  const reset = useCallback(() => {
    current.current = null;
    queuedId.current = undefined;
    renderedAt.current = performance.now();
    setState(idle);
  }, []);

  return { state, send, reset };
}

/** Eight digits, as a landline without its city code, to the fifteen of the longest number; in any script. */
function isCompletePhone(phone: string): boolean {
  const digits = phone.match(/\p{Nd}/gu)?.length ?? 0;
  return digits >= 8 && digits <= 15;
}

/** Reports an outcome whose form is gone. For queued leads the outbox shows a notice. */
function notifyWithoutForm(outcome: Outcome) {
  if (outcome.kind === 'sent') showLeadNotice({ tone: 'success', text: outcome.message });
  else if (outcome.kind !== 'queued') {
    showLeadNotice({ tone: 'error', text: m.leads_not_sent() });
  }
}
