import type { ReactNode, Ref } from 'react';
import { m } from '../../../i18n/compiled/messages.js';
import styles from './venue-section.module.css';

/** The id of the section with the call-back form; of the other sections the heading has the id. */
export const callSectionId = 'have-us-call-you';
export const visitTitleId = 'visit-title';

/** The sections of a venue page that are linked at its top: ids and link texts, in the order of the page. */
const linkedSections = {
  'about-title': m.venues_jump_about,
  'reviews-title': m.venues_jump_reviews,
  'address-title': m.venues_jump_address,
  'features-title': m.venues_jump_features,
  'policies-title': m.venues_jump_policies,
  'ask-title': m.venues_jump_ask,
  [callSectionId]: m.venues_jump_call,
  [visitTitleId]: m.venues_jump_visit,
} as const;

interface VenueSectionProps {
  readonly id: keyof typeof linkedSections | 'notes-title';
  readonly title: string;
  readonly className?: string;
  readonly ref?: Ref<HTMLElement>;
  readonly children: ReactNode;
}

/** A section of a venue page, named by its heading. */
export function VenueSection({ id, title, className, ref, children }: VenueSectionProps) {
  return (
    <section ref={ref} className={`stack ${className ?? ''}`} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

/** Links to the sections of a venue page. */
export function PageJumps() {
  return (
    <nav className={styles.jumps} aria-label={m.venues_on_this_page()}>
      <ul className="links">
        {Object.entries(linkedSections).map(([id, label]) => (
          <li key={id}>
            <a href={`#${id}`}>{label()}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
