import { site } from '../../content/site.ts';
import { Figures } from './figures.tsx';
import styles from './home-sections.module.css';

/** The headline figures; they count up when they scroll into view. */
export function HomeStats() {
  const { events, cities, partners, discount } = site.stats;
  const stats = [
    { ...events, label: events.short },
    { ...cities, label: cities.short },
    { ...partners, label: partners.short },
    { ...discount, label: 'off final quotes', prefix: 'Up to ' },
  ];
  return (
    <section className={styles.stats} aria-label={`${site.name} in figures`}>
      <Figures figures={stats} className={styles.figures} />
    </section>
  );
}
