/** The `ref` of an answer that replaces its form: a second Enter in place of the removed submit button does nothing. */
export const focusOnce = (element: HTMLElement | null) => element?.focus();

interface ThanksProps {
  /** The function's message; further lines say when we call. */
  readonly message: string;
  /** Replaces the first line. */
  readonly first?: string | undefined;
}

/** The thanks for a lead, each line a paragraph. */
export function Thanks({ message, first }: ThanksProps) {
  const [line, ...notes] = message.split('\n');
  return (
    <>
      <p>{first ?? line}</p>
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </>
  );
}
