import { PictureView } from '../../components/picture-view.tsx';
import type { HomeData } from './home-data.ts';
import styles from './home-sections.module.css';

/** Four profiles elsewhere. */
export function HomeConnect({ cards }: { cards: HomeData['social'] }) {
  return (
    <section className={styles.section} aria-labelledby="connect">
      <h2 id="connect">Connect with Us</h2>
      <ul className={styles.social}>
        {cards.map(({ platform, username, profileUrl, actionText, picture }) => (
          <li key={platform}>
            <a href={profileUrl} target="_blank" rel="noopener noreferrer">
              <PictureView picture={picture} sizes="(min-width: 1024px) 280px, 46vw" ratio="1 / 1" alt="" />
              <span className={styles.platform}>{platform}</span>
              <span className={styles.note}>{username}</span>
              <span className={styles.follow}>{actionText}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
