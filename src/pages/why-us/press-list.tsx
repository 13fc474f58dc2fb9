import type { PressItem } from '../../content/text-types.ts';
import styles from './press-list.module.css';

/** The first letters of a source, as its drawn mark. */
const initials = (source: string) =>
  source
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word[0]?.toUpperCase() ?? '')
    .join('');

/** Press items, two columns on wider screens; samples say that they are samples. */
export function PressList({ press }: { press: readonly PressItem[] }) {
  return (
    <>
      {press.some(({ sample }) => sample) && (
        <p className={styles.sample}>Sample items: they name no real publication.</p>
      )}
      <ul className={styles.press}>
        {press.map(({ id, title, source, date }) => (
          <li key={id}>
            <span className={styles.logo} aria-hidden="true">
              {initials(source)}
            </span>
            <div>
              <h3>{title}</h3>
              <p>
                {source} · {date}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
