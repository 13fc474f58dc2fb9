import { m } from '../../i18n/compiled/messages.js';
import type { RouteData } from '../route-data.ts';
import styles from './legal-page.module.css';

/** Terms or privacy, in plain words. */
export function LegalPage({ data }: { data: RouteData['legal'] }) {
  return (
    <article className={styles.page}>
      <h1>{data.title}</h1>
      <p className={styles.updated}>
        {data.lawyerReviewed
          ? m.pages_legal_updated({ day: data.updated })
          : m.pages_legal_updated_draft({ day: data.updated })}
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
