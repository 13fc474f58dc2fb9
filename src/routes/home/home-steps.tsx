import { Link } from '../../components/link.tsx';
import { m } from '../../i18n/compiled/messages.js';
import type { HomeData } from './home-data.ts';
import styles from './home-sections.module.css';

/** How it works: four steps, each with a link. */
export function HomeSteps({ steps }: Pick<HomeData, 'steps'>) {
  return (
    <section className={styles.steps} aria-labelledby="how">
      <h2 id="how">{m.home_steps()}</h2>
      <ol>
        {steps.map(({ title, text, link }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
            <Link to={link.to}>{link.label}</Link>
          </li>
        ))}
      </ol>
    </section>
  );
}
