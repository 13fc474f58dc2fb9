import { Icon } from '../../../components/icon.tsx';
import { m } from '../../../i18n/compiled/messages.js';
import { toggleShortlist, useIsShortlisted } from '../../../stores/shortlist-store.ts';
import styles from './heart-button.module.css';

interface HeartButtonProps {
  readonly id: string;
  /** The venue's name for screen readers. */
  readonly name: string;
  /** Shows a label beside the heart; without it, the heart is on a disc, for use on a picture. */
  readonly label?: boolean;
}

/** Adds a venue to the shortlist or removes it. */
export function HeartButton({ id, name, label }: HeartButtonProps) {
  const isListed = useIsShortlisted(id);
  return (
    <button
      type="button"
      className={label ? styles.labelled : styles.disc}
      aria-pressed={isListed}
      aria-label={m.venues_card_shortlist_name({ name })}
      onClick={() => toggleShortlist(id)}
    >
      <Icon name="heart" size={22} />
      {label && <span>{isListed ? m.venues_card_shortlisted() : m.venues_card_shortlist()}</span>}
    </button>
  );
}
