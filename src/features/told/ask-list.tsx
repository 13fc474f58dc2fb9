import { m } from '../../i18n/compiled/messages.js';
import type { AskAnswer } from './answer-questions.ts';
import styles from './ask-sheet.module.css';

/** The questions, each with its answer and whose it is; an open one has a line to write on, on paper. */
export function AskList({ answers }: { readonly answers: readonly AskAnswer[] }) {
  return (
    <ul className={styles.list}>
      {answers.map(({ id, question, why, answer, isTold, page }) => (
        <li key={id}>
          <span>
            <span>{question}</span>
            <small>{why}</small>
          </span>
          {answer === undefined ? (
            <em className={styles.open}>
              <span>{m.venues_ask_not_known()}</span>
            </em>
          ) : (
            <span className={styles.answer}>
              <strong>{answer}</strong>
              {isTold && <small>{page === undefined ? m.told_mark() : m.told_mark_page({ page })}</small>}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
