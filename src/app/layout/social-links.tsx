import { site } from '../../content/site.ts';
import { contentLang } from '../../i18n/localized.ts';
import styles from './social-links.module.css';

export function SocialLinks() {
  return (
    <ul className={styles.links}>
      {site.social.map(({ id, actionText, profileUrl }) => (
        <li key={id}>
          <a href={profileUrl} target="_blank" rel="noopener">
            <span className={styles.mark} data-network={id} />
            <span className="visually-hidden" lang={contentLang(actionText)}>
              {actionText}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
