import { CountUp } from './count-up.tsx';
import styles from './figures.module.css';

interface Figure {
  readonly label: string;
  readonly value: number;
  readonly suffix: string;
  /** Small words before the figure: "Up to". */
  readonly before?: string;
}

/** Figures with their labels, counted up once when they are seen; the page lays them out. */
export function Figures({
  figures,
  className,
}: {
  readonly figures: readonly Figure[];
  readonly className: string | undefined;
}) {
  return (
    <dl className={`${styles.figures} ${className}`}>
      {figures.map(({ label, value, suffix, before }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {before && <small>{before}</small>}
            <CountUp to={value} suffix={suffix} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
