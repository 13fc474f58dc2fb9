import { useRef } from 'react';
import type { VenueSummary } from '../../../content/types.ts';
import { formatCount } from '../../../lib/format.ts';
import { AskActions } from '../../venues/questions/ask-actions.tsx';
import styles from './compare-questions.module.css';
import { questionParts, questionsMatter, questionsOf, questionsText } from './open-questions.ts';

interface CompareQuestionsProps {
  readonly venues: readonly VenueSummary[];
  /** Who comes, in words; absent while nobody has said it. */
  readonly eventDetails?: string | undefined;
  /** Called with the open questions of all these venues, as the matter of one request. */
  readonly onAskAll: (matter: string) => void;
}

/** Ask before you pay, for all venues compared: what none of us was told, what is open everywhere once; to copy, print, send, or have asked. */
export function CompareQuestions({ venues, eventDetails, onAskAll }: CompareQuestionsProps) {
  const sheet = useRef<HTMLElement>(null);
  const open = questionsOf(venues);
  if (open.length === 0) return null;
  return (
    <section ref={sheet} className={styles.sheet} aria-labelledby="ask-title">
      <h2 id="ask-title">Ask before you pay</h2>
      <p className={styles.lead}>
        What nobody has told us yet, and what costs money later. Ask them yourself, or let us ring all of them
        and call you with the answers.
      </p>
      <ul className={styles.venues}>
        {questionParts(open).map(({ head, venues: count, questions }) => (
          <li key={head}>
            <h3>{head}</h3>
            <p className={styles.count}>
              {formatCount(questions.length, 'open question')}
              {count > 1 && ` at ${count === 2 ? 'both' : `all ${count}`}`}
            </p>
            <ul className={styles.questions}>
              {questions.map((question) => (
                <li key={question}>{question}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <AskActions
        text={questionsText(open)}
        sheet={sheet}
        onAskAll={() => onAskAll(questionsMatter(open, eventDetails))}
      />
    </section>
  );
}
