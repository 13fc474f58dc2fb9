import { useRef } from 'react';
import { formatCount } from '../../../domain/format.ts';
import type { ShownTotals } from '../../../domain/shown-total.ts';
import type { ComparedVenue } from '../../../domain/venue-summary.ts';
import { m } from '../../../i18n/compiled/messages.js';
import { contentLang } from '../../../i18n/localized.ts';
import { AskActions } from '../../venues/questions/ask-actions.tsx';
import styles from './compare-questions.module.css';
import {
  formatQuestions,
  groupQuestions,
  listOpenQuestions,
  summarizeQuestions,
  toAsk,
} from './open-questions.ts';

interface CompareQuestionsProps {
  readonly venues: readonly ComparedVenue[];
  /** The event details as a text; undefined while they are unknown. */
  readonly eventDetails: string | undefined;
  /** The totals that the page shows. */
  readonly totals: ShownTotals | undefined;
}

/** "Ask before you pay" for all compared venues; questions that are open at every venue are listed once. */
export function CompareQuestions({ venues, eventDetails, totals }: CompareQuestionsProps) {
  const sheet = useRef<HTMLElement>(null);
  const open = listOpenQuestions(venues);
  if (open.length === 0) return null;
  return (
    <section ref={sheet} className={styles.sheet} aria-labelledby="ask-title">
      <h2 id="ask-title">{m.venues_ask_title()}</h2>
      <p className={styles.lead}>{m.shortlist_questions_lead()}</p>
      <ul className={styles.venues}>
        {groupQuestions(open).map(({ head, venues: count, questions }) => (
          <li key={head}>
            <h3 lang={contentLang(head)}>{head}</h3>
            <p className={styles.count}>
              {formatCount(questions.length, (inputs) =>
                m.shortlist_open_questions({
                  ...inputs,
                  venues: count === 1 ? 'one' : count === 2 ? 'both' : 'all',
                  number: count,
                }),
              )}
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
        text={formatQuestions(open)}
        sheet={sheet}
        ask={{
          label:
            open.length > 1
              ? m.shortlist_ask_all({ count: open.reduce((all, { ids }) => all + ids.length, 0) })
              : m.venues_ask_the_venue(),
          request: {
            control: 'compare',
            about: summarizeQuestions(open, eventDetails),
            totals,
            questions: toAsk(open),
          },
        }}
      />
    </section>
  );
}
