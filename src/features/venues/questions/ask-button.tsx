import { Icon } from '../../../components/icon.tsx';
import { openCallBackDialog } from '../../../lib/lead-dialog.ts';
import styles from './ask-button.module.css';

interface AskButtonProps {
  readonly question: string;
  /** Name of the venue; omit where the question names it. */
  readonly venue?: string;
  /** Names the control to the operator. */
  readonly control?: string;
}

/** In place of an unknown fact: opens the call-back dialog with the question. Prints "Not known yet". */
export function AskButton({ question, venue, control = 'Ask us' }: AskButtonProps) {
  return (
    <>
      <button
        type="button"
        className={styles.ask}
        aria-label={`Ask us: ${question}`}
        onClick={() => openCallBackDialog({ control, about: venue ? `${venue}: ${question}` : question })}
      >
        <Icon name="phone-call" size={14} />
        Ask us
      </button>
      <span className={styles.paper} aria-hidden>
        Not known yet
      </span>
    </>
  );
}
