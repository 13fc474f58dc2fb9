import type { ReactNode } from 'react';
import { Icon } from '../../../components/icon.tsx';
import type { VenueDetails } from '../../../domain/venue.ts';
import { m } from '../../../i18n/compiled/messages.js';
import { contentLang } from '../../../i18n/localized.ts';
import styles from './feature-list.module.css';
import { VenueSection } from './venue-section.tsx';

interface FeatureListProps {
  readonly venue: Pick<VenueDetails, 'features'>;
  /** The button that asks us a question. */
  readonly ask: (question: string) => ReactNode;
}

/** "Features of venue"; without any, a button to ask for them. */
export function FeatureList({ venue: { features }, ask }: FeatureListProps) {
  return (
    <VenueSection id="features-title" title={m.venues_features_title()}>
      {features.length === 0 ? (
        <p>
          {m.venues_features_not_known()} {ask(m.venues_ask_features())}
        </p>
      ) : (
        <ul className={`grid fit gap-3 ${styles.list}`}>
          {features.map((feature) => (
            <li key={feature} className="with-icon" lang={contentLang(feature)}>
              <Icon name="sparkle" size={16} />
              {feature}
            </li>
          ))}
        </ul>
      )}
    </VenueSection>
  );
}
