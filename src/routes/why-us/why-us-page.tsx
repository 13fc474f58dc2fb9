import { Reveal } from '../../components/reveal.tsx';
import { cities } from '../../content/cities.ts';
import { site } from '../../content/site.ts';
import { m } from '../../i18n/compiled/messages.js';
import { contentLang } from '../../i18n/localized.ts';
import { Figures } from '../home/figures.tsx';
import { PressList } from './press-list.tsx';
import type { WhyUsData } from './why-us-data.ts';
import styles from './why-us-page.module.css';

/** Figures, three reasons and press coverage. */
export function Page({ data }: { data: WhyUsData }) {
  const { events } = site.stats;
  const figures = [
    { ...events, label: m.site_events_label() },
    { value: cities.length, suffix: '', label: m.site_cities_label() },
  ];
  return (
    <>
      <header className={`hero stack ${styles.hero}`}>
        <h1>{data.texts.heading}</h1>
        <p className={styles.line}>{data.texts.line}</p>
      </header>
      <Figures figures={figures} className={styles.figures} />
      <section className="section" aria-label={m.why_us_reasons()}>
        <ul className="grid columns-3 gap-5">
          {data.texts.reasons.map(({ title, text }) => (
            <li key={title}>
              <Reveal className="full">
                <article className={`box stack gap-2 full ${styles.reason}`}>
                  <h2 lang={contentLang(title)}>{title}</h2>
                  <p lang={contentLang(text)}>{text}</p>
                </article>
              </Reveal>
            </li>
          ))}
        </ul>
      </section>
      {data.press.length > 0 && (
        <section className="section gap-4" aria-labelledby="featured">
          <h2 id="featured">{data.texts.pressHeading}</h2>
          <PressList press={data.press} />
        </section>
      )}
    </>
  );
}
