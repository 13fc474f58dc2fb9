import { type ReactNode, useEffect, useId, useRef } from 'react';
import styles from './dialog.module.css';
import { Icon } from './icon.tsx';

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
    const { documentElement: root } = document;
    root.toggleAttribute('data-scrollbar', window.innerWidth > root.clientWidth);
    if (!element.open) element.showModal();
    const leave = onBackdropPress(element, () => close.current());
    return () => {
      leave();
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
      onClose={(event) => {
        // A second Escape closes without asking: the state follows.
        if (open && event.target === event.currentTarget && !event.currentTarget.open) onClose();
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
            <Icon name="x" />
          </button>
        </div>
      )}
    </dialog>
  );
}

/** What is inside belongs to the inner box, so only the backdrop is the dialog itself. Returns how to stop. */
function onBackdropPress(dialog: HTMLDialogElement, then: () => void): () => void {
  // A selection of text that ends outside begins inside, and is no press on the backdrop.
  let began: EventTarget | null = null;
  const down = (event: Event) => {
    began = event.target;
  };
  const click = (event: Event) => {
    if (event.target === dialog && (began ?? dialog) === dialog) then();
  };
  dialog.addEventListener('mousedown', down);
  dialog.addEventListener('click', click);
  return () => {
    dialog.removeEventListener('mousedown', down);
    dialog.removeEventListener('click', click);
  };
}

/** The browser does this too, but not when the dialog leaves the page with its host, as a lazily loaded one does. */
function giveFocusBack(opener: Element | null) {
  if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
}
