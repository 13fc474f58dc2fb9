import styles from './page-jumps.module.css';

/** Ids of headings on the page, with the link texts. */
const sections = [
  ['about-title', 'About'],
  ['reviews-title', 'Reviews'],
  ['address-title', 'Address'],
  ['features-title', 'Features'],
  ['policies-title', 'Policies'],
  ['ask-title', 'Before you pay'],
  ['have-us-call-you', 'Call me'],
] as const;

/** Links to the sections of a venue page. */
export function PageJumps() {
  return (
    <nav className={styles.jumps} aria-label="On this page">
      <ul>
        {sections.map(([id, label]) => (
          <li key={id}>
            <a href={`#${id}`}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
