import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import styles from './notice.module.css';

interface NoticeProps {
  /** For the field that the notice is about: its `aria-describedby`. */
  readonly id?: string;
  readonly tone: 'error' | 'success' | 'info';
  readonly children: ReactNode;
}

const icons = { error: 'circle-alert', success: 'circle-check', info: 'info' } as const;

/** Something to know, said beside what caused it: errors are announced at once, the rest when there is a pause. */
export function Notice({ id, tone, children }: NoticeProps) {
  return (
    <div
      id={id}
      className={[styles.notice, styles[tone]].join(' ')}
      role={tone === 'error' ? 'alert' : 'status'}
    >
      <Icon name={icons[tone]} />
      <div>{children}</div>
    </div>
  );
}
