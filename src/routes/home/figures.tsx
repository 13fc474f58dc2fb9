import { ParaglideMessage } from '@inlang/paraglide-js-react';
import { m } from '../../i18n/compiled/messages.js';
import { CountUp } from './count-up.tsx';
import styles from './figures.module.css';

interface Figure {
  readonly label: string;
  readonly value: number;
  readonly suffix: string;
  /** Shows "Up to 30%". */
  readonly isLimit?: boolean;
}

interface FiguresProps {
  readonly figures: readonly Figure[];
  readonly className: string | undefined;
}

/** Figures with their labels; they count up when they scroll into view. */
export function Figures({ figures, className }: FiguresProps) {
  return (
    <dl className={`grid pairs ${styles.figures} ${className}`}>
      {figures.map(({ label, value, suffix, isLimit }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {isLimit ? (
              <ParaglideMessage
                message={m.home_stats_up_to}
                markup={{
                  small: ({ children }) => <small>{children}</small>,
                  figure: () => <CountUp to={value} suffix={suffix} />,
                }}
              />
            ) : (
              <CountUp to={value} suffix={suffix} />
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
