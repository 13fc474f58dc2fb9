import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './notice.module.css';

interface NoticeProps {
  readonly tone: 'error' | 'success' | 'info';
  readonly children: ReactNode;
}

const icons = { error: CircleAlert, success: CircleCheck, info: Info };

/** Something to know, said beside what caused it: errors are announced at once, the rest when there is a pause. */
export function Notice({ tone, children }: NoticeProps) {
  const Icon = icons[tone];
  return (
    <div className={[styles.notice, styles[tone]].join(' ')} role={tone === 'error' ? 'alert' : 'status'}>
      <Icon aria-hidden="true" />
      <div>{children}</div>
    </div>
  );
}
