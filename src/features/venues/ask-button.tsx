import { Icon } from '../../components/icon.tsx';
import type { ShownTotals } from '../../domain/shown-total.ts';
import { m } from '../../i18n/compiled/messages.js';
import { openCallBackDialog } from '../../visitor/lead-store.ts';
import styles from './ask-button.module.css';

interface AskButtonProps {
  readonly question: string;
  /** The question for screen readers, where it names the venue. */
  readonly spoken?: string;
  /** Name of the venue; omit where the question names it. */
  readonly venue?: string;
  /** Names the control to the operator. */
  readonly control?: string;
  /** The visitor's total at the venue, if the page shows it. */
  readonly getTotals: () => ShownTotals | undefined;
}

/** In place of an unknown fact: opens the call-back dialog with the question. Prints "Not known yet". */
export function AskButton({
  question,
  spoken = question,
  venue,
  control = 'Ask us',
  getTotals,
}: AskButtonProps) {
  return (
    <>
      <button
        type="button"
        className={styles.ask}
        aria-label={m.venues_ask_us_question({ question: spoken })}
        onClick={() =>
          openCallBackDialog({
            control,
            about: venue ? `${venue}: ${question}` : question,
            totals: getTotals(),
          })
        }
      >
        <Icon name="phone-call" size={14} />
        {m.venues_ask_us()}
      </button>
      <span className={styles.paper} aria-hidden>
        {m.venues_not_known_yet()}
      </span>
    </>
  );
}
