import styles from './page-jumps.module.css';

const places = [
  ['about-title', 'About'],
  ['reviews-title', 'Reviews'],
  ['address-title', 'Address'],
  ['features-title', 'Features'],
  ['policies-title', 'Policies'],
  ['ask-title', 'Before you pay'],
  ['have-us-call-you', 'Call me'],
] as const;

/** The long page's parts, by the ids of their headings. */
export function PageJumps() {
  return (
    <nav className={styles.jumps} aria-label="On this page">
      <ul>
        {places.map(([id, words]) => (
          <li key={id}>
            <a href={`#${id}`}>{words}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
