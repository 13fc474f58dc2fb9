import { site } from '../../content/site.ts';
import { m } from '../../i18n/compiled/messages.js';
import { Figures } from './figures.tsx';
import styles from './home-sections.module.css';

/** The headline figures; they count up when they scroll into view. */
export function HomeStats() {
  const { events, cities, partners, discount } = site.stats;
  const stats = [
    { ...events, label: m.site_events_short() },
    { ...cities, label: m.site_cities_short() },
    { ...partners, label: m.site_partners_short() },
    { ...discount, label: m.home_stats_discount(), isLimit: true },
  ];
  return (
    <section className={styles.stats} aria-label={m.home_stats({ name: site.name })}>
      <Figures figures={stats} className={styles.figures} />
    </section>
  );
}
