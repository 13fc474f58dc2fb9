import { site } from '../../content/site.ts';
import { CountUp } from '../../ui/count-up.tsx';
import styles from './home-sections.module.css';

/** The headline figures, counted up once when they are seen. */
export function HomeStats() {
  const { events, cities, partners, discount } = site.stats;
  const stats = [
    { ...events, label: 'events organized' },
    { ...cities, label: 'cities' },
    { ...partners, label: 'venues and vendors' },
    { ...discount, label: 'off final quotes', before: 'Up to ' },
  ];
  return (
    <section className={styles.stats} aria-label={`${site.name} in figures`}>
      <dl>
        {stats.map((stat) => (
          <div key={stat.label}>
            <dt>{stat.label}</dt>
            <dd>
              {'before' in stat && <small>{stat.before}</small>}
              <CountUp to={stat.value} suffix={stat.suffix} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
