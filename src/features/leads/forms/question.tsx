import type { ReactNode } from 'react';
import type { SendState } from '../use-send-lead.ts';

/** What the form asks about a field before it sends, to be shown at the field. */
export function questionAt(state: SendState, field: string): ReactNode {
  const text = state.step === 'asking' && state.questions[field];
  return (
    text && (
      <span key={state.askedAt} role="alert">
        {text}
      </span>
    )
  );
}
