import { CountUp } from '../../components/count-up.tsx';
import styles from './figures.module.css';

interface Figure {
  readonly label: string;
  readonly value: number;
  readonly suffix: string;
  /** Small text before the value, e.g. "Up to". */
  readonly prefix?: string;
}

interface FiguresProps {
  readonly figures: readonly Figure[];
  readonly className: string | undefined;
}

/** Figures with their labels; they count up when they scroll into view. */
export function Figures({ figures, className }: FiguresProps) {
  return (
    <dl className={`${styles.figures} ${className}`}>
      {figures.map(({ label, value, suffix, prefix }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {prefix && <small>{prefix}</small>}
            <CountUp to={value} suffix={suffix} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
