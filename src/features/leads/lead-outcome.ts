import type { PostFailure, PostResult } from './post-lead.ts';

/** How sending a lead ended. A `queued` lead is sent again; a `not-queued` one is not, because it is not stored. */
export type Outcome = { readonly id: string } & (
  | Exclude<PostResult, PostFailure>
  | ({ readonly kind: 'queued' | 'not-queued' } & Pick<PostFailure, 'reason' | 'message'>)
);

const listeners = new Set<(outcome: Outcome) => void>();

/** Subscribes to the outcome of every attempt in this tab, including those of the outbox. Returns the unsubscriber. */
export function onLeadOutcome(listener: (outcome: Outcome) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function reportOutcome(outcome: Outcome): void {
  for (const listener of listeners) listener(outcome);
}
