import { site } from '../../content/site.ts';
import { socialActions } from '../../content/site-texts.ts';
import styles from './social-links.module.css';

export function SocialLinks() {
  return (
    <ul className={styles.links}>
      {site.social.map(({ id, profileUrl }) => (
        <li key={id}>
          <a href={profileUrl} target="_blank" rel="noopener">
            <span className={styles.mark} data-network={id} />
            <span className="visually-hidden">{socialActions[id]()}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
