import { useState } from 'react';
import { Icon } from '../../../components/icon.tsx';
import { ReadMore } from '../../../components/read-more.tsx';
import { site } from '../../../content/site.ts';
import type { VenueDetails, VenueFacts } from '../../../content/types.ts';
import { capacityNotes } from '../../../content/venue-features.ts';
import { formatAmount, formatRupees } from '../../../lib/format.ts';
import styles from './venue-texts.module.css';

interface ReadMoreState {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** The state of "Read more" in the about text and in the expert notes; `together` opens and closes both at once. */
export function useReadMore(together: boolean): {
  readonly about: ReadMoreState;
  readonly notes: ReadMoreState;
} {
  const [aboutOpen, setAboutOpen] = useState(false);
  const [notesOpen, setNotesOpen] = useState(false);
  const about = { open: aboutOpen, onOpenChange: setAboutOpen };
  return { about, notes: together ? about : { open: notesOpen, onOpenChange: setNotesOpen } };
}

interface VenueTextProps {
  readonly venue: VenueDetails;
  readonly readMore: ReadMoreState;
}

/** About, the phone number and the specification's banner. */
export function VenueAbout({ venue, readMore }: VenueTextProps) {
  return (
    <div className={styles.about}>
      <section className={styles.section} aria-labelledby="about-title">
        <h2 id="about-title">About</h2>
        <Paragraphs paragraphs={venue.about} readMore={readMore} />
      </section>
      <p className={styles.call}>
        <a href={site.phone.href}>
          <Icon name="phone" size={20} />
          <span>Call {venue.name}</span>
          <strong>{site.phone.display}</strong>
        </a>
      </p>
      <p className={styles.banner}>
        <Icon name="flame" size={20} />
        Hurry UP! This Venue Is In High Demand
      </p>
    </div>
  );
}

/** Capacities and package prices, then the expert's notes that do not repeat them. */
export function VenueNotes({ venue, readMore }: VenueTextProps) {
  const capacities = capacityNotes(venue);
  return (
    <section className={styles.section} aria-labelledby="notes-title">
      <h2 id="notes-title">Venue expert notes</h2>
      <HallTable halls={venue.halls} />
      <PackagePrices packagePlate={venue.packagePlate} />
      <Paragraphs
        paragraphs={venue.expertNotes.filter((note) => !capacities.includes(note))}
        readMore={readMore}
      />
    </section>
  );
}

interface ParagraphsProps {
  readonly paragraphs: readonly string[];
  readonly readMore: ReadMoreState;
}

/** The first paragraph; the others behind "Read more". */
function Paragraphs({ paragraphs: [first, ...rest], readMore }: ParagraphsProps) {
  if (rest.length === 0) return first ? <p>{first}</p> : null;
  return (
    <ReadMore preview={<p>{first}</p>} lessLabel="Show less" {...readMore}>
      <div className={styles.rest}>
        {rest.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </ReadMore>
  );
}

function HallTable({ halls }: Pick<VenueFacts, 'halls'>) {
  if (halls.length === 0) return null;
  return (
    <table className={styles.halls}>
      <caption>Halls and capacities, in guests</caption>
      <thead>
        <tr>
          <th scope="col">Hall</th>
          <th scope="col">Seated</th>
          <th scope="col">Floating</th>
        </tr>
      </thead>
      <tbody>
        {halls.map((hall) => (
          <tr key={hall.name}>
            <th scope="row">{hall.name}</th>
            <td>{formatAmount(hall.seats)}</td>
            <td>{formatAmount(hall.floating)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function PackagePrices({ packagePlate }: Pick<VenueFacts, 'packagePlate'>) {
  if (!packagePlate) return null;
  return (
    <p>
      Package per plate: <strong>{formatRupees(packagePlate.veg)}</strong> veg
      {packagePlate.nonVeg !== undefined && (
        <>
          , <strong>{formatRupees(packagePlate.nonVeg)}</strong> non-veg
        </>
      )}
    </p>
  );
}
