import { useRef } from 'react';
import { useHydrated } from '../../../components/use-hydrated.ts';
import { AskActions } from './ask-actions.tsx';
import styles from './ask-sheet.module.css';
import { type AskAnswer, askSheetText, openQuestions } from './ask-sheet-text.ts';

interface AskSheetProps {
  /** The venue's name. */
  readonly venue: string;
  readonly answers: readonly AskAnswer[];
  /** Called with every question that has no answer. */
  readonly onAskAll: (questions: readonly string[]) => void;
}

/** Ask before you pay: what costs money later, answered from the facts or open; to copy, print, send, or have asked. */
export function AskSheet({ venue, answers, onAskAll }: AskSheetProps) {
  const sheet = useRef<HTMLElement>(null);
  // The reasons are the same for every venue: the written page goes without them.
  const hydrated = useHydrated();
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
          {answers.map((one) => (
            <li key={one.question}>
              <span>
                {one.question}
                {hydrated && one.why && <small>{one.why}</small>}
              </span>
              {one.answer === undefined ? (
                <em className={styles.open}>Not told: ask</em>
              ) : (
                <strong>{one.answer}</strong>
              )}
            </li>
          ))}
        </ul>
      </details>
      <AskActions
        text={askSheetText(venue, answers)}
        sheet={sheet}
        onAskAll={open.length > 0 ? () => onAskAll(open) : undefined}
      />
    </section>
  );
}
