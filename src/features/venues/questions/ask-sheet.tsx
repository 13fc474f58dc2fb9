import { useRef } from 'react';
import { AskActions } from './ask-actions.tsx';
import styles from './ask-sheet.module.css';
import { type AskAnswer, askSheetText, openQuestions } from './ask-sheet-text.ts';

interface AskSheetProps {
  /** Name of the venue. */
  readonly venue: string;
  readonly answers: readonly AskAnswer[];
}

/** "Ask before you pay": questions about later costs, with the answers we know. */
export function AskSheet({ venue, answers }: AskSheetProps) {
  const sheet = useRef<HTMLElement>(null);
  const open = openQuestions(answers);
  return (
    <section ref={sheet} className={styles.sheet} aria-labelledby="ask-title">
      <h2 id="ask-title">Ask before you pay</h2>
      <p className={styles.lead}>
        Questions whose answers cost money later: ask them yourself, or let us ask {venue} and call you.
      </p>
      <details className={styles.fold}>
        <summary>
          {answers.length - open.length} of {answers.length} answered
          <span>See all questions</span>
        </summary>
        <ul className={styles.list}>
          {answers.map(({ id, question, why, answer }) => (
            <li key={id}>
              <span>
                {question}
                {why && <small>{why}</small>}
              </span>
              {answer === undefined ? (
                <em className={styles.open}>Not known yet: ask</em>
              ) : (
                <strong>{answer}</strong>
              )}
            </li>
          ))}
        </ul>
      </details>
      <AskActions
        text={askSheetText(venue, answers)}
        sheet={sheet}
        ask={
          open.length > 0
            ? { label: 'Ask the venue', control: 'Ask us to ask', about: `${venue}: ${open.join(' ')}` }
            : undefined
        }
      />
    </section>
  );
}
