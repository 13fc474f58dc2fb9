import { ParaglideMessage } from '@inlang/paraglide-js-react';
import { useRef } from 'react';
import { type AsTold, pageOf } from '../../domain/facts/told.ts';
import type { ShownTotals } from '../../domain/shown-total.ts';
import type { VenueWithFacts } from '../../domain/venue-summary.ts';
import { m } from '../../i18n/compiled/messages.js';
import { ToldButton } from '../total/told-button.tsx';
import { ContentText } from '../venues/content-text.tsx';
import { VenueSection } from '../venues/details/venue-section.tsx';
import { answerQuestions, askSheetText } from './answer-questions.ts';
import { AskActions } from './ask-actions.tsx';
import { AskList } from './ask-list.tsx';
import styles from './ask-sheet.module.css';
import { listOpenQuestions } from './open-questions.ts';

interface AskSheetProps {
  readonly venue: AsTold<VenueWithFacts>;
  /** The visitor's total there, if the page shows it. */
  readonly totals?: ShownTotals | undefined;
}

/** "Ask before you pay": questions about later costs, with the answers of our page and of the hall. */
export function AskSheet({ venue, totals }: AskSheetProps) {
  const sheet = useRef<HTMLElement>(null);
  const answers = answerQuestions(venue);
  const open = listOpenQuestions([venue]);
  const answered = answers.filter(({ answer }) => answer !== undefined).length;
  return (
    <VenueSection id="ask-title" title={m.venues_ask_title()} ref={sheet} className={`box ${styles.sheet}`}>
      <p className="muted text">
        <ParaglideMessage
          message={m.venues_ask_lead}
          inputs={{ name: venue.name }}
          markup={{ venue: () => <ContentText text={venue.name} /> }}
        />
      </p>
      <details className={styles.fold}>
        <summary>
          {m.venues_ask_answered({ answered, all: answers.length })}
          <span>{m.venues_ask_see_all()}</span>
        </summary>
        <AskList answers={answers} />
      </details>
      <AskActions
        open={open}
        copied={askSheetText(venue.name, answers)}
        sheet={sheet}
        control="Ask us to ask"
        totals={totals}
      >
        <ToldButton venue={venue} page={pageOf(venue)} />
      </AskActions>
    </VenueSection>
  );
}
