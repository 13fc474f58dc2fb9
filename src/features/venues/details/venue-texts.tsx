import { ParaglideMessage } from '@inlang/paraglide-js-react';
import { type ReactNode, useState } from 'react';
import { Icon } from '../../../components/icon.tsx';
import { ReadMore } from '../../../components/read-more.tsx';
import { site } from '../../../content/site.ts';
import { formatAmount, formatRupees } from '../../../domain/format.ts';
import { type PlateFacts, priceFor } from '../../../domain/plate-price.ts';
import type { VenueDetails, VenueFacts } from '../../../domain/venue.ts';
import { m } from '../../../i18n/compiled/messages.js';
import { contentLang } from '../../../i18n/localized.ts';
import { ContentText } from '../content-text.tsx';
import { ConfirmedNote } from './confirmed-note.tsx';
import { VenueSection } from './venue-section.tsx';
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
    <div className="stack gap-5">
      <VenueSection id="about-title" title={m.venues_about_title()}>
        <Paragraphs paragraphs={venue.about} readMore={readMore} />
      </VenueSection>
      <p className={styles.call}>
        <a href={site.phone.href} className="with-icon">
          <Icon name="phone" size={20} />
          <span className="links apart">
            <span>
              <ParaglideMessage
                message={m.venues_call}
                inputs={{ name: venue.name }}
                markup={{ venue: () => <ContentText text={venue.name} /> }}
              />
            </span>
            <strong>{site.phone.display}</strong>
          </span>
        </a>
      </p>
      <p className={`with-icon ${styles.banner}`}>
        <Icon name="flame" size={20} />
        {m.venues_high_demand()}
      </p>
    </div>
  );
}

/** Capacities and package prices, then the expert's notes. */
export function VenueNotes({ venue, readMore }: VenueTextProps) {
  return (
    <VenueSection id="notes-title" title={m.venues_notes_title()}>
      <HallTable halls={venue.halls} />
      <ConfirmedNote confirmed={venue.confirmed?.halls} />
      <PackagePrices venue={venue} />
      <Paragraphs paragraphs={venue.notes} readMore={readMore} />
    </VenueSection>
  );
}

interface ParagraphsProps {
  readonly paragraphs: readonly string[];
  readonly readMore: ReadMoreState;
}

/** The first paragraph; the others behind "Read more". */
function Paragraphs({ paragraphs: [first, ...rest], readMore }: ParagraphsProps) {
  if (rest.length === 0) return first ? <p lang={contentLang(first)}>{first}</p> : null;
  return (
    <ReadMore
      preview={<p lang={contentLang(first ?? '')}>{first}</p>}
      lessLabel={m.venues_show_less()}
      {...readMore}
    >
      <div className="stack gap-3">
        {rest.map((paragraph) => (
          <p key={paragraph} lang={contentLang(paragraph)}>
            {paragraph}
          </p>
        ))}
      </div>
    </ReadMore>
  );
}

function HallTable({ halls }: Pick<VenueFacts, 'halls'>) {
  if (halls.length === 0) return null;
  return (
    <table className={styles.halls}>
      <caption>{m.venues_halls_caption()}</caption>
      <thead>
        <tr>
          <th scope="col">{m.venues_hall()}</th>
          <th scope="col">{m.venues_seated()}</th>
          <th scope="col">{m.venues_floating()}</th>
        </tr>
      </thead>
      <tbody>
        {halls.map((hall) => (
          <tr key={hall.name}>
            <th scope="row" lang={contentLang(hall.name)}>
              {hall.name}
            </th>
            <td>{formatAmount(hall.seats)}</td>
            <td>{hall.floating === undefined ? m.venues_ask_not_known() : formatAmount(hall.floating)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function PackagePrices({ venue }: { readonly venue: PlateFacts }) {
  const price = priceFor(venue);
  if (price.kind !== 'package') return null;
  const veg = formatRupees(price.veg);
  return (
    <p>
      {typeof price.nonVeg !== 'number' ? (
        <ParaglideMessage message={m.venues_package_veg} inputs={{ veg }} markup={{ price: Price }} />
      ) : (
        <ParaglideMessage
          message={m.venues_package_both}
          inputs={{ veg, nonVeg: formatRupees(price.nonVeg) }}
          markup={{ price: Price }}
        />
      )}
    </p>
  );
}

function Price({ children }: { readonly children?: ReactNode }) {
  return <strong>{children}</strong>;
}
