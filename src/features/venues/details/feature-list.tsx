import { Icon } from '../../../components/icon.tsx';
import type { VenueDetails } from '../../../content/types.ts';
import { AskButton } from '../questions/ask-button.tsx';
import styles from './feature-list.module.css';

/** Features of venue; without any, a button to ask for them. */
export function FeatureList({ venue: { name, features } }: { readonly venue: VenueDetails }) {
  return (
    <section className={styles.section} aria-labelledby="features-title">
      <h2 id="features-title">Features of venue</h2>
      {features.length === 0 ? (
        <p>
          Its features are not known yet. <AskButton question="What does the venue offer?" venue={name} />
        </p>
      ) : (
        <ul className={styles.list}>
          {features.map((feature) => (
            <li key={feature}>
              <Icon name="sparkle" size={16} />
              {feature}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
