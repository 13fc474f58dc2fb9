import { Sparkle } from 'lucide-react';
import styles from './feature-list.module.css';

export function FeatureList({ features }: { features: readonly string[] }) {
  return (
    <section className={styles.section} aria-labelledby="features-title">
      <h2 id="features-title">Features of venue</h2>
      <ul className={styles.list}>
        {features.map((feature) => (
          <li key={feature}>
            <Sparkle aria-hidden size={16} />
            {feature}
          </li>
        ))}
      </ul>
    </section>
  );
}
