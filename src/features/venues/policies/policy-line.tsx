import { Icon } from '../../../components/icon.tsx';
import { AskButton } from '../questions/ask-button.tsx';
import type { KnownPolicy } from './policy-groups.ts';
import styles from './policy-line.module.css';

/** One policy, its value in words. */
export function PolicyLine({ row }: { readonly row: KnownPolicy }) {
  return (
    <div className={styles.line}>
      <dt>{row.variantLabel ?? row.label}</dt>
      <dd>
        {row.holds === true && <Icon name="check" className={styles.yes} size={16} />}
        {row.holds === false && <Icon name="x" className={styles.no} size={16} />}
        {row.value}
      </dd>
    </div>
  );
}

interface UntoldLineProps {
  readonly labels: string;
  readonly questions: string;
  readonly onAsk: (questions: string) => void;
}

/** All that was not told of a group in one line, with a button that asks for it. */
export function UntoldLine({ labels, questions, onAsk }: UntoldLineProps) {
  return (
    <div className={styles.line}>
      <dt>{labels}</dt>
      <dd>
        <AskButton question={questions} onAsk={onAsk} />
      </dd>
    </div>
  );
}
