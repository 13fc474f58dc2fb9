import { StopCallingLink } from '../../features/leads/contact/contact-links.tsx';
import { m } from '../../i18n/compiled/messages.js';
import { contentLang } from '../../i18n/localized.ts';
import type { LegalData } from './legal-data.ts';
import styles from './legal-page.module.css';

/** Terms or privacy, in plain words. */
export function Page({ data }: { data: LegalData }) {
  return (
    <article className={styles.page}>
      <h1 lang={contentLang(data.title)}>{data.title}</h1>
      <p className={`muted ${styles.updated}`}>
        {data.lawyerReviewed
          ? m.legal_updated({ day: data.updated })
          : m.legal_updated_draft({ day: data.updated })}
      </p>
      <p className={styles.intro} lang={contentLang(data.intro)}>
        {data.intro}
      </p>
      {data.sections.map(({ title, paragraphs, stopsCalls }) => (
        <section key={title} className="stack gap-3">
          <h2 lang={contentLang(title)}>{title}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph} lang={contentLang(paragraph)}>
              {paragraph}
            </p>
          ))}
          {stopsCalls && (
            <p>
              <StopCallingLink />
            </p>
          )}
        </section>
      ))}
    </article>
  );
}
