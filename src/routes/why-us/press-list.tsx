import type { PressItem } from '../../content/text-types.ts';
import styles from './press-list.module.css';

/** Press coverage; samples are marked as samples. */
export function PressList({ press }: { press: readonly PressItem[] }) {
  return (
    <>
      {press.some(({ sample }) => sample) && (
        <p className={styles.sample}>Sample items: they name no real publication.</p>
      )}
      <ul className={styles.press}>
        {press.map(({ id, logo, title, source, date }) => (
          <li key={id}>
            <span className={styles.logo} aria-hidden="true">
              {logo}
            </span>
            <div>
              <h3>{title}</h3>
              <p>
                <span>{source}</span> <span>· {date}</span>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
