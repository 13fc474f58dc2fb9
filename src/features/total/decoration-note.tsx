import { Button } from '../../components/button.tsx';
import { formatNumber } from '../../domain/format.ts';
import { m } from '../../i18n/compiled/messages.js';
import { useEventDetails } from '../../visitor/event-details-store.ts';
import styles from './decoration-note.module.css';
import type { PricedVenue } from './total.ts';
import { countWithoutDecoration, totalsFor } from './venue-total.ts';

interface DecorationNoteProps {
  readonly venues: readonly PricedVenue[];
  /** Omit where the totals are not calculated elsewhere. */
  readonly totalOf?: ((venue: PricedVenue) => number | undefined) | undefined;
  /** Opens the event details at the field for decoration. */
  readonly onAdd: () => void;
}

/** Above totals of which some contain decoration and some do not: how many do not, and a way to make them alike. */
export function DecorationNote({ venues, totalOf, onAdd }: DecorationNoteProps) {
  const eventDetails = useEventDetails();
  if (!eventDetails || eventDetails[0].decor !== undefined) return null;
  const { without, all } = countWithoutDecoration(venues, totalOf ?? totalsFor(eventDetails));
  if (without === 0 || without === all) return null;
  return (
    <p className={`note links ${styles.note} screen-only`}>
      <span>{m.total_without_decoration({ without: formatNumber(without), all: formatNumber(all) })}</span>{' '}
      <Button variant="quiet" onClick={onAdd}>
        {m.total_add_decor()}
      </Button>
    </p>
  );
}
