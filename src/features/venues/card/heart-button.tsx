import { Icon } from '../../../components/icon.tsx';
import { m } from '../../../i18n/compiled/messages.js';
import { paths } from '../../../lib/paths.ts';
import { showLeadNotice, useLeadStore } from '../../../visitor/lead-store.ts';
import { toggleShortlist, useIsShortlisted } from '../../../visitor/shortlist-store.ts';
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
      // A name without the words that are seen could not be spoken to the device.
      aria-label={label && isListed ? undefined : m.venues_card_shortlist_name({ name })}
      onClick={() => toggle(id)}
    >
      <Icon name="heart" size={22} />
      {label && <span>{isListed ? m.venues_card_shortlisted() : m.venues_card_shortlist()}</span>}
    </button>
  );
}

/** The first venue of a list says where the list is. */
function toggle(id: string) {
  const isFirst = toggleShortlist(id);
  if (isFirst) {
    const link = { to: paths.shortlist(), label: m.shortlist_open() };
    showLeadNotice({ tone: 'success', text: m.shortlist_on_yours(), link });
  } else if (useLeadStore.getState().notice?.link) showLeadNotice(null);
}
