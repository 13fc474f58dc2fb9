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
