import { ParaglideMessage } from '@inlang/paraglide-js-react';
import { useRef } from 'react';
import type { ShownTotals } from '../../../domain/shown-total.ts';
import { m } from '../../../i18n/compiled/messages.js';
import { ContentText } from '../content-text.tsx';
import { VenueSection } from '../details/venue-section.tsx';
import { type AskAnswer, askSheetText, openQuestions } from './answer-questions.ts';
import { AskActions } from './ask-actions.tsx';
import styles from './ask-sheet.module.css';

interface AskSheetProps {
  /** Name of the venue. */
  readonly venue: string;
  readonly answers: readonly AskAnswer[];
  /** The visitor's total there, if the page shows it. */
  readonly totals?: ShownTotals | undefined;
}

/** "Ask before you pay": questions about later costs, with the answers we know. */
export function AskSheet({ venue, answers, totals }: AskSheetProps) {
  const sheet = useRef<HTMLElement>(null);
  const open = openQuestions(answers);
  return (
    <VenueSection id="ask-title" title={m.venues_ask_title()} ref={sheet} className={styles.sheet}>
      <p className={styles.lead}>
        <ParaglideMessage
          message={m.venues_ask_lead}
          inputs={{ name: venue }}
          markup={{ venue: () => <ContentText text={venue} /> }}
        />
      </p>
      <details className={styles.fold}>
        <summary>
          {m.venues_ask_answered({ answered: answers.length - open.length, all: answers.length })}
          <span>{m.venues_ask_see_all()}</span>
        </summary>
        <ul className={styles.list}>
          {answers.map(({ id, question, why, answer }) => (
            <li key={id}>
              <span>
                <span>{question}</span>
                {why && <small>{why}</small>}
              </span>
              {answer === undefined ? (
                <em className={styles.open}>{m.venues_ask_not_known()}</em>
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
            ? {
                label: m.venues_ask_the_venue(),
                request: { control: 'Ask us to ask', about: `${venue}: ${open.join(' ')}`, totals },
              }
            : undefined
        }
      />
    </VenueSection>
  );
}
