import { type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react';
import { m } from '../i18n/compiled/messages.js';
import { ignoreSecondClick } from '../lib/second-click.ts';
import styles from './dialog.module.css';
import { Icon } from './icon.tsx';

interface DialogProps {
  readonly open: boolean;
  /** Called on the backdrop and the close button; the caller then sets `open` to false. */
  readonly onClose: () => void;
  /** The same once the browser has closed it, by Escape or Android's Back; by default `onClose`. */
  readonly onDismiss?: () => void;
  readonly title: string;
  readonly children: ReactNode;
  /** Whether its content is rendered while it is closed, so that its state stays. */
  readonly keepsContent?: boolean;
  /** `sheet` is wider, and full-screen on phones. */
  readonly size?: 'card' | 'sheet';
  /** False where a tap beside the dialog would lose a long entry. */
  readonly closesByBackdrop?: boolean;
}

/** A modal `<dialog>` that restores the focus on close; the page behind it does not scroll. */
export function Dialog({
  open,
  onClose,
  onDismiss = onClose,
  title,
  children,
  keepsContent = false,
  size = 'card',
  closesByBackdrop = true,
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const opener = useRef<Element>(null);
  const titleId = useId();
  const close = useEffectEvent(onClose);

  useEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    opener.current = document.activeElement;
    const { documentElement: root } = document;
    root.dataset.dialog = window.innerWidth > root.clientWidth ? 'scrollbar' : '';
    if (!element.open) element.showModal();
    focusInPlace(document.activeElement);
    const endGuard = ignoreSecondClick();
    const removeListeners = closesByBackdrop ? onBackdropClick(element, () => close()) : undefined;
    return () => {
      removeListeners?.();
      endGuard();
      element.close();
      if (!document.querySelector('dialog[open]')) delete root.dataset.dialog;
      restoreFocus(opener.current);
    };
  }, [open, closesByBackdrop]);

  return (
    <dialog
      ref={dialog}
      className={[styles.dialog, styles[size]].join(' ')}
      aria-labelledby={titleId}
      // Not `cancel`, which browsers leave out without a user activation.
      onClose={(event) => {
        if (open && event.target === event.currentTarget && !event.currentTarget.open) onDismiss();
      }}
    >
      {(open || keepsContent) && (
        <div className={styles.box}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          {children}
          {/* Last, so that the first field gets the focus. */}
          <button type="button" className={styles.close} aria-label={m.controls_close()} onClick={onClose}>
            <Icon name="x" />
          </button>
        </div>
      )}
    </dialog>
  );
}

/** Content is in the inner box, so that only a click on the backdrop targets the dialog. Returns the clean-up. */
function onBackdropClick(dialog: HTMLDialogElement, handler: () => void): () => void {
  // A text selection that ends on the backdrop is not a click on it.
  let downTarget: EventTarget | null = null;
  const down = (event: Event) => {
    downTarget = event.target;
  };
  const click = (event: Event) => {
    if (event.target === dialog && (downTarget ?? dialog) === dialog) handler();
  };
  dialog.addEventListener('mousedown', down);
  dialog.addEventListener('click', click);
  return () => {
    dialog.removeEventListener('mousedown', down);
    dialog.removeEventListener('click', click);
  };
}

/** What `showModal` focuses, WebKit scrolls to when the focus leaves it: then the page goes to its foot, where the opener is. */
function focusInPlace(first: Element | null) {
  if (!(first instanceof HTMLElement)) return;
  first.blur();
  first.focus({ preventScroll: true });
}

/** The browser does it too, but not for a dialog that is unmounted. */
function restoreFocus(opener: Element | null) {
  if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
}
