import { FoldedText } from './folded-text.tsx';
import type { ReadMoreState } from './use-read-more.ts';
import styles from './venue-words.module.css';

interface VenueAboutProps {
  readonly paragraphs: readonly string[];
  readonly state: ReadMoreState;
}

/** About the venue: the first paragraph, the rest on Read more. */
export function VenueAbout({ paragraphs, state }: VenueAboutProps) {
  return (
    <section className={styles.section} aria-labelledby="about-title">
      <h2 id="about-title">About</h2>
      <FoldedText paragraphs={paragraphs} state={state} />
    </section>
  );
}
