import { useCallback, useEffect, useRef, useState } from 'react';
import type { LeadPayload } from './lead-schema.ts';
import { showLeadNotice } from './outbox/lead-notice.ts';
import { startResending } from './outbox/resend-queued.ts';
import { type Outcome, onLeadOutcome, submitLead } from './submit-lead.ts';

export type SendFailure = Exclude<Outcome, { kind: 'sent' }>;

export type SendState =
  | { readonly step: 'idle' | 'sending' }
  | { readonly step: 'sent'; readonly id: string; readonly message: string }
  | { readonly step: 'failed'; readonly failure: SendFailure };

export interface SendSource {
  readonly control: string;
  readonly about?: string;
  readonly promise: string;
}

export interface SendLead {
  readonly state: SendState;
  /**
   * Sends once however often it is called meanwhile. `trap` is the hidden field's value; `control` replaces the
   * source's for this send. Undefined while another send is under way.
   */
  readonly send: (payload: LeadPayload, trap: string, control?: string) => Promise<Outcome | undefined>;
  /** Back to the start. A send under way goes on, and its end is told by a notice. */
  readonly reset: () => void;
}

const idle: SendState = { step: 'idle' };

/** The states of a lead form: idle, sending, then sent or failed. */
export function useSendLead(source: SendSource): SendLead {
  const [state, setState] = useState<SendState>(idle);
  const appeared = useRef(0);
  /** The send whose end this form shows; null when the form was reset or left meanwhile. */
  const watched = useRef<symbol | null>(null);
  const failedId = useRef<string | undefined>(undefined);

  useEffect(() => {
    appeared.current = performance.now();
    // Fetched while there is a network: without one, a form that is closed must not take the kept request out of sight.
    import('./outbox/outbox-panel.tsx').catch(() => undefined);
    return () => {
      watched.current = null;
    };
  }, []);

  // What the outbox delivers later is told in the form that still shows the failure.
  useEffect(
    () =>
      onLeadOutcome((outcome) => {
        if (outcome.kind !== 'sent' || outcome.id !== failedId.current) return;
        failedId.current = undefined;
        setState({ step: 'sent', id: outcome.id, message: outcome.message });
      }),
    [],
  );

  async function send(payload: LeadPayload, trap: string, control = source.control) {
    if (watched.current) return undefined;
    const mine = Symbol('send');
    watched.current = mine;
    setState({ step: 'sending' });
    const tookMs = performance.now() - appeared.current;
    const outcome = await submitLead(payload, {
      ...source,
      control,
      tookMs,
      trap,
      replaces: failedId.current,
    });
    if (outcome.kind === 'kept') startResending();
    if (watched.current !== mine) {
      tellElsewhere(outcome);
      return outcome;
    }
    watched.current = null;
    failedId.current = outcome.kind === 'kept' ? outcome.id : undefined;
    setState(
      outcome.kind === 'sent'
        ? { step: 'sent', id: outcome.id, message: outcome.message }
        : { step: 'failed', failure: outcome },
    );
    return outcome;
  }

  const reset = useCallback(() => {
    watched.current = null;
    failedId.current = undefined;
    appeared.current = performance.now();
    setState(idle);
  }, []);

  return { state, send, reset };
}

/** The form is gone: a kept lead has the outbox's own notice, all else needs a sentence. */
function tellElsewhere(outcome: Outcome) {
  if (outcome.kind === 'sent') showLeadNotice({ tone: 'success', text: outcome.message });
  else if (outcome.kind !== 'kept') {
    showLeadNotice({
      tone: 'error',
      text: 'Your request could not be sent. Please try again, or call us.',
    });
  }
}
