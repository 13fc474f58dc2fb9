import { type ReactNode, useId, useState } from 'react';
import { Button } from './button.tsx';
import styles from './read-more.module.css';

interface ReadMoreProps {
  /** What always shows. */
  readonly preview?: ReactNode;
  /** What waits behind the button; without script it shows. */
  readonly children: ReactNode;
  readonly moreLabel?: string;
  readonly lessLabel?: string;
  /** Given together, the caller holds the state, so that two texts can open as one. */
  readonly open?: boolean;
  readonly onOpenChange?: (open: boolean) => void;
}

/** A long text, shortened until somebody wants all of it. */
export function ReadMore(props: ReadMoreProps) {
  const { preview, children, moreLabel = 'Read more', lessLabel = 'Read less', onOpenChange } = props;
  const [own, setOwn] = useState(false);
  const restId = useId();
  const open = props.open ?? own;
  const toggle = () => {
    setOwn(!open);
    onOpenChange?.(!open);
  };
  return (
    <div className={styles.readMore}>
      {preview}
      <div id={restId} className={open ? undefined : styles.closed}>
        {children}
      </div>
      <Button
        variant="quiet"
        className={styles.toggle}
        aria-expanded={open}
        aria-controls={restId}
        onClick={toggle}
      >
        {open ? lessLabel : moreLabel}
      </Button>
    </div>
  );
}
