import type { VenueDetails } from '../../../content/types.ts';
import { capacityNotes } from '../../../content/venue-features.ts';
import { FoldedText } from './folded-text.tsx';
import { HallTable } from './hall-table.tsx';
import type { ReadMoreState } from './use-read-more.ts';
import styles from './venue-words.module.css';

/** The expert's notes: capacities and packages as figures, then the expert's own words. */
export function VenueNotes({ venue, state }: { venue: VenueDetails; state: ReadMoreState }) {
  const figures = capacityNotes(venue);
  const words = venue.expertNotes.filter((note) => !figures.includes(note));
  return (
    <section className={styles.section} aria-labelledby="notes-title">
      <h2 id="notes-title">Venue expert notes</h2>
      <HallTable halls={venue.halls} packagePlate={venue.packagePlate} />
      <FoldedText paragraphs={words} state={state} />
    </section>
  );
}
