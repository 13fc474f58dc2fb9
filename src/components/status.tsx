import { type ComponentProps, type ReactNode, useState } from 'react';

interface StatusProps extends ComponentProps<'p'> {
  readonly children: ReactNode;
  /** What the text answers: for another one, screen readers say an equal text again. */
  readonly answers: string | number;
}

/** A status message. Its text is an element of its own, which is replaced: equal text in the same element is no change. */
export function Status({ answers, children, ...rest }: StatusProps) {
  return (
    <p role="status" {...rest}>
      {children && <span key={answers}>{children}</span>}
    </p>
  );
}

/** The status of what a button does, and a function that says what a click did. */
export function useStatus(): [
  status: Pick<StatusProps, 'answers' | 'children'>,
  say: (text: string) => void,
] {
  const [{ text, clicks }, setSaid] = useState({ text: '', clicks: 0 });
  return [
    { answers: clicks, children: text },
    (next) => setSaid((said) => ({ text: next, clicks: said.clicks + 1 })),
  ];
}
