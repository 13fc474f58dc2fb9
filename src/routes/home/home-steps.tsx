import { Link } from '../../components/link.tsx';
import { howItWorks } from '../../content/how-it-works.ts';
import { m } from '../../i18n/compiled/messages.js';
import styles from './home-sections.module.css';

/** How it works: four steps, each with a link. */
export function HomeSteps() {
  return (
    <section className={styles.steps} aria-labelledby="how">
      <h2 id="how">{m.home_steps()}</h2>
      <ol>
        {howItWorks.map(({ title, text, link }) => (
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
