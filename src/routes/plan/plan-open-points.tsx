import { m } from '../../i18n/compiled/messages.js';
import type { OpenPoint } from './plan.ts';
import styles from './plan-page.module.css';

interface OpenPointsProps {
  readonly points: readonly OpenPoint[];
  /** Whether all venues are known: without them their costs are open, too. */
  readonly isComplete: boolean;
}

/** What the family still has to decide or to ask. */
export function OpenPoints({ points, isComplete }: OpenPointsProps) {
  if (points.length === 0 && !isComplete) return null;
  return (
    <section className="stack gap-3" aria-labelledby="plan-open">
      <h2 id="plan-open">{m.plan_open()}</h2>
      {points.length === 0 && <p>{m.plan_nothing_open()}</p>}
      {points.length > 0 && (
        <dl className={`stack gap-3 ${styles.points}`}>
          {points.map(({ id, title, texts }) => (
            <div key={id}>
              <dt className="strong">{title}</dt>
              {texts.map((text) => (
                <dd key={text}>{text}</dd>
              ))}
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
