import { Icon } from '../../../components/icon.tsx';
import { toggleShortlist, useIsShortlisted } from '../../../lib/shortlist-store.ts';
import styles from './heart-button.module.css';

interface HeartButtonProps {
  readonly id: string;
  readonly name: string;
  /** With words beside the heart; else the heart alone, on a disc that stands on a picture. */
  readonly words?: boolean;
}

/** Keeps a venue on the shortlist, or takes it off. */
export function HeartButton({ id, name, words }: HeartButtonProps) {
  const kept = useIsShortlisted(id);
  return (
    <button
      type="button"
      className={words ? styles.worded : styles.disc}
      aria-pressed={kept}
      aria-label={`Shortlist ${name}`}
      onClick={() => toggleShortlist(id)}
    >
      <Icon name="heart" size={22} />
      {words && <span>{kept ? 'On your shortlist' : 'Shortlist'}</span>}
    </button>
  );
}
