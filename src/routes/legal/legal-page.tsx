import type { LegalDocument } from '../../content/text-types.ts';
import styles from './legal-page.module.css';

/** Terms or privacy, in plain words. */
export function LegalPage({ data }: { data: LegalDocument }) {
  return (
    <article className={styles.page}>
      <h1>{data.title}</h1>
      <p className={styles.updated}>
        Last changed {data.updated}
        {data.lawyerReviewed ? '' : '. A draft, until our lawyer has read it.'}
      </p>
      <p className={styles.intro}>{data.intro}</p>
      {data.sections.map(({ title, paragraphs }) => (
        <section key={title}>
          <h2>{title}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
    </article>
  );
}
