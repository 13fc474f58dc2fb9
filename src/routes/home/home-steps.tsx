import { Link } from '../../components/link.tsx';
import { howItWorks } from '../../content/how-it-works.ts';
import styles from './home-sections.module.css';

/** How it works: four steps, each a link to the place where it is done. */
export function HomeSteps() {
  return (
    <section className={styles.steps} aria-labelledby="how">
      <h2 id="how">How it Works</h2>
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
