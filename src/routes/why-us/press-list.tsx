import { m } from '../../i18n/compiled/messages.js';
import { contentLang } from '../../i18n/localized.ts';
import styles from './press-list.module.css';
import type { WhyUsData } from './why-us-data.ts';

/** Press coverage; samples are marked as samples. */
export function PressList({ press }: Pick<WhyUsData, 'press'>) {
  return (
    <>
      {press.some(({ sample }) => sample) && <p className="muted">{m.why_us_press_samples()}</p>}
      <ul className="grid columns-2 gap-5">
        {press.map(({ id, logo, title, source, date }) => (
          <li key={id} className={`row ${styles.press}`}>
            <span className={styles.logo} aria-hidden="true">
              {logo}
            </span>
            <div>
              <h3 lang={contentLang(title)}>{title}</h3>
              <p>
                <span lang={contentLang(source)}>{source}</span> <span className={styles.date}>· {date}</span>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
