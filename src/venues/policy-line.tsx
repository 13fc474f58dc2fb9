import { Check, X } from 'lucide-react';
import { AskButton } from './ask-button.tsx';
import type { PolicyRow } from './policy-groups.ts';
import styles from './policy-line.module.css';

/** One policy: its value in words, or a button that asks for it. */
export function PolicyLine({ row, onAsk }: { row: PolicyRow; onAsk: (question: string) => void }) {
  return (
    <div className={styles.line}>
      <dt>{row.label}</dt>
      <dd>
        {row.value === undefined ? (
          <AskButton question={row.question} onAsk={onAsk} />
        ) : (
          <>
            {row.holds === true && <Check className={styles.yes} aria-hidden size={16} />}
            {row.holds === false && <X className={styles.no} aria-hidden size={16} />}
            {row.value}
          </>
        )}
      </dd>
    </div>
  );
}
