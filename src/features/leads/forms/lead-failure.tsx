import { useEffect, useSyncExternalStore } from 'react';
import { Button } from '../../../components/button.tsx';
import { Notice } from '../../../components/notice.tsx';
import { isQueued, removeQueuedLead } from '../outbox/outbox.ts';
import { subscribeOutbox } from '../outbox/outbox-key.ts';
import { markShown } from '../outbox/shown-failures.ts';
import type { SendFailure } from '../use-send-lead.ts';
import { ContactLinks } from './contact-links.tsx';
import styles from './lead-form.module.css';

export interface LeadFailureProps {
  /** The specification's sentence for this failure. */
  readonly text: string;
  readonly failure: SendFailure;
  /** The request in the visitor's words, for WhatsApp. */
  readonly draft: string;
  /** Sends what is in the form now. */
  readonly onSendNow: () => void;
  /** The visitor gave the kept request up; what was typed stays. */
  readonly onDiscard: () => void;
}

/** A lead did not arrive: what happened, what becomes of it, and the ways that need no network of ours. */
export function LeadFailure({ text, failure, draft, onSendNow, onDiscard }: LeadFailureProps) {
  const kept = useSyncExternalStore(
    subscribeOutbox,
    () => failure.kind === 'kept' && isQueued(failure.id),
    () => false,
  );
  useEffect(() => markShown(failure.id), [failure.id]);
  return (
    <Notice tone="error">
      <p>{text}</p>
      {failure.message && failure.message !== text && <p>{failure.message}</p>}
      <ContactLinks draft={draft} />
      {kept && (
        <>
          <p>
            We have kept your request on this device. It goes again by itself when the network is back, or
            when you next open this site.
          </p>
          <div className={styles.actions}>
            <Button variant="secondary" onClick={onSendNow}>
              Send now
            </Button>
            <Button
              variant="quiet"
              onClick={() => {
                removeQueuedLead(failure.id);
                onDiscard();
              }}
            >
              Discard
            </Button>
          </div>
        </>
      )}
      {failure.kind === 'not-kept' && (
        <p>
          Your request has not been sent, and this browser does not let us keep it. What you typed stays here:
          please try again.
        </p>
      )}
    </Notice>
  );
}
