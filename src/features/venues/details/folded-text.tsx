import { ReadMore } from '../../../components/read-more.tsx';
import styles from './folded-text.module.css';
import type { ReadMoreState } from './use-read-more.ts';

interface FoldedTextProps {
  readonly paragraphs: readonly string[];
  readonly state: ReadMoreState;
}

/** The first paragraph, and the others on Read more. */
export function FoldedText({ paragraphs: [first, ...rest], state }: FoldedTextProps) {
  if (rest.length === 0) return first ? <p>{first}</p> : null;
  return (
    <ReadMore preview={<p>{first}</p>} lessLabel="Show less" {...state}>
      <div className={styles.rest}>
        {rest.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </ReadMore>
  );
}
