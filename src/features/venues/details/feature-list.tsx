import { Icon } from '../../../components/icon.tsx';
import { AskButton } from '../questions/ask-button.tsx';
import styles from './feature-list.module.css';

interface FeatureListProps {
  readonly features: readonly string[];
  /** Called with the question, where no feature was told. */
  readonly onAsk: (question: string) => void;
}

/** Features of venue; where none was told, a way to ask. */
export function FeatureList({ features, onAsk }: FeatureListProps) {
  return (
    <section className={styles.section} aria-labelledby="features-title">
      <h2 id="features-title">Features of venue</h2>
      {features.length === 0 ? (
        <p>
          We were not told its features yet. <AskButton question="What does the venue offer?" onAsk={onAsk} />
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
