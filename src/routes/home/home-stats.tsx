import { Figures } from '../../components/figures.tsx';
import { site } from '../../content/site.ts';
import styles from './home-sections.module.css';

/** The headline figures, counted up once when they are seen. */
export function HomeStats() {
  const { events, cities, partners, discount } = site.stats;
  const stats = [
    { ...events, label: events.short },
    { ...cities, label: cities.short },
    { ...partners, label: partners.short },
    { ...discount, label: 'off final quotes', before: 'Up to ' },
  ];
  return (
    <section className={styles.stats} aria-label={`${site.name} in figures`}>
      <Figures figures={stats} className={styles.figures} />
    </section>
  );
}
