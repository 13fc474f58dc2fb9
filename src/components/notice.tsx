import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import styles from './notice.module.css';

interface NoticeProps {
  /** The id that the `aria-describedby` of a field names. */
  readonly id?: string;
  readonly tone: 'error' | 'success' | 'info';
  readonly children: ReactNode;
}

const icons = { error: 'circle-alert', success: 'circle-check', info: 'info' } as const;

/** A message with an icon: an error is an alert, the others are status messages. */
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
