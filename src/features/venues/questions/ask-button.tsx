import { Icon } from '../../../components/icon.tsx';
import styles from './ask-button.module.css';

interface AskButtonProps {
  readonly question: string;
  readonly onAsk: (question: string) => void;
}

/** Stands where a fact was not told: asks for a call-back that names the question. On paper it says what is missing. */
export function AskButton({ question, onAsk }: AskButtonProps) {
  return (
    <>
      <button
        type="button"
        className={styles.ask}
        aria-label={`Ask us: ${question}`}
        onClick={() => onAsk(question)}
      >
        <Icon name="phone-call" size={14} />
        Ask us
      </button>
      <span className={styles.paper} aria-hidden>
        Not told
      </span>
    </>
  );
}
