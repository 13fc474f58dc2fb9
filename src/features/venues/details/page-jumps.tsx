import { m } from '../../../i18n/compiled/messages.js';
import styles from './page-jumps.module.css';

/** Ids of headings on the page, with the link texts. */
const sections = [
  ['about-title', m.venues_jump_about],
  ['reviews-title', m.venues_jump_reviews],
  ['address-title', m.venues_jump_address],
  ['features-title', m.venues_jump_features],
  ['policies-title', m.venues_jump_policies],
  ['ask-title', m.venues_jump_ask],
  ['have-us-call-you', m.venues_jump_call],
] as const;

/** Links to the sections of a venue page. */
export function PageJumps() {
  return (
    <nav className={styles.jumps} aria-label={m.venues_on_this_page()}>
      <ul>
        {sections.map(([id, label]) => (
          <li key={id}>
            <a href={`#${id}`}>{label()}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
