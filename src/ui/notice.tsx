import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './notice.module.css';

interface NoticeProps {
  /** For the field that the notice is about: its `aria-describedby`. */
  readonly id?: string;
  readonly tone: 'error' | 'success' | 'info';
  readonly children: ReactNode;
}

const icons = { error: CircleAlert, success: CircleCheck, info: Info };

/** Something to know, said beside what caused it: errors are announced at once, the rest when there is a pause. */
export function Notice({ id, tone, children }: NoticeProps) {
  const Icon = icons[tone];
  return (
    <div
      id={id}
      className={[styles.notice, styles[tone]].join(' ')}
      role={tone === 'error' ? 'alert' : 'status'}
    >
      <Icon aria-hidden="true" />
      <div>{children}</div>
    </div>
  );
}
