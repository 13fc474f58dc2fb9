import { site } from '../content/site.ts';
import styles from './social-links.module.css';
import { socialMarks } from './social-marks.ts';

/** The house elsewhere. */
export function SocialLinks() {
  return (
    <ul className={styles.links}>
      {site.social.map(({ id, actionText, profileUrl }) => (
        <li key={id}>
          <a href={profileUrl} target="_blank" rel="noopener">
            <svg viewBox="0 0 24 24" fillRule="evenodd" aria-hidden="true">
              <path d={socialMarks[id]} />
            </svg>
            <span className="visually-hidden">{actionText}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
