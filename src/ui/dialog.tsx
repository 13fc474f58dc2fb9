import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import styles from './dialog.module.css';

interface DialogProps {
  readonly open: boolean;
  /** Asked for by Escape, the backdrop or the close button; the caller then sets `open` to false. */
  readonly onClose: () => void;
  readonly title: string;
  /** Drawn only while open, so that what was typed is gone after closing. */
  readonly children: ReactNode;
  /** `sheet` is wider, and fills a phone's screen: filters, comparisons. */
  readonly size?: 'card' | 'sheet';
}

/** The platform's modal dialog: focus held inside, given back on close, the page behind it still. */
export function Dialog({ open, onClose, title, children, size = 'card' }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const opener = useRef<Element>(null);
  const titleId = useId();
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });

  useEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    opener.current = document.activeElement;
    if (!element.open) element.showModal();
    // What is inside belongs to the inner box, so only the backdrop is the dialog itself.
    const onBackdrop = (event: MouseEvent) => event.target === element && close.current();
    element.addEventListener('click', onBackdrop);
    return () => {
      element.removeEventListener('click', onBackdrop);
      element.close();
      giveFocusBack(opener.current);
    };
  }, [open]);

  return (
    <dialog
      ref={dialog}
      className={[styles.dialog, styles[size]].join(' ')}
      aria-labelledby={titleId}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
    >
      {open && (
        <div className={styles.box}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          {children}
          {/* Last in order, so that the first field gets the focus. */}
          <button type="button" className={styles.close} aria-label="Close" onClick={onClose}>
            <X aria-hidden="true" />
          </button>
        </div>
      )}
    </dialog>
  );
}

/** The browser does this too, but not when the dialog leaves the page with its host, as a lazily loaded one does. */
function giveFocusBack(opener: Element | null) {
  if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
}
