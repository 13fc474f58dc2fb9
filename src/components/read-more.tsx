import { type ReactNode, useId, useState } from 'react';
import { m } from '../i18n/compiled/messages.js';
import { Button } from './button.tsx';
import styles from './read-more.module.css';

interface ReadMoreProps {
  /** Always visible. */
  readonly preview?: ReactNode;
  /** Hidden until the button is clicked; visible without JavaScript. */
  readonly children: ReactNode;
  readonly lessLabel?: string;
  /** With `onOpenChange`: controlled by the caller. */
  readonly open?: boolean;
  readonly onOpenChange?: (open: boolean) => void;
}

/** A long text with a button that shows or hides its rest. */
export function ReadMore(props: ReadMoreProps) {
  const { preview, children, lessLabel = m.controls_read_less(), onOpenChange } = props;
  const [ownOpen, setOwnOpen] = useState(false);
  const restId = useId();
  const open = props.open ?? ownOpen;
  const toggle = () => {
    setOwnOpen(!open);
    onOpenChange?.(!open);
  };
  return (
    <div className={`stack gap-3 ${styles.readMore}`}>
      {preview}
      <div id={restId} className={open ? 'stack gap-3' : styles.closed}>
        {children}
      </div>
      <Button
        variant="quiet"
        className={`flush ${styles.toggle}`}
        aria-expanded={open}
        aria-controls={restId}
        onClick={toggle}
      >
        {open ? lessLabel : m.controls_read_more()}
      </Button>
    </div>
  );
}
