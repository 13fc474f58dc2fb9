import { PictureView } from '../../components/picture-view.tsx';
import { m } from '../../i18n/compiled/messages.js';
import { contentLang } from '../../i18n/localized.ts';
import type { HomeData } from './home-data.ts';
import styles from './home-sections.module.css';

/** Links to the social profiles. */
export function HomeConnect({ cards }: { cards: HomeData['social'] }) {
  return (
    <section className={styles.section} aria-labelledby="connect">
      <h2 id="connect">{m.home_connect()}</h2>
      <ul className={styles.social}>
        {cards.map(({ id, platform, username, profileUrl, actionText, picture }) => (
          <li key={id}>
            <a href={profileUrl} target="_blank" rel="noopener noreferrer">
              <PictureView picture={picture} sizes="(min-width: 1024px) 280px, 46vw" ratio="1 / 1" alt="" />
              <span className={styles.platform} lang={contentLang(platform)}>
                {platform}
              </span>
              <span className={styles.note} lang={contentLang(username)}>
                {username}
              </span>
              <span className={styles.follow}>{actionText}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
