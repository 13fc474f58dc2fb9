import { useEffect } from 'react';

/** Time for the component that removed the focused element to move the focus itself. */
const graceMs = 100;
const containers = 'li, article, section, form, fieldset, dialog, main';

/** When the focused element is removed from the page, moves the focus to its nearest container that is still there, or to the page. */
export function useFocusRecovery(): void {
  useEffect(() => {
    let path: readonly HTMLElement[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    const isFocusLost = () => document.activeElement === document.body && path[0]?.isConnected === false;
    const remember = ({ target }: FocusEvent) => {
      path = target instanceof HTMLElement ? ancestorsOf(target) : [];
    };
    const recover = () => {
      if (!isFocusLost()) return;
      const container =
        path.find((element) => element.isConnected && element.matches(containers)) ??
        document.querySelector('main');
      if (!container) return;
      if (!container.hasAttribute('tabindex')) container.tabIndex = -1;
      container.focus({ preventScroll: true });
    };
    const observer = new MutationObserver(() => {
      if (!isFocusLost()) return;
      clearTimeout(timer);
      timer = setTimeout(recover, graceMs);
    });
    document.addEventListener('focusin', remember);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', remember);
      observer.disconnect();
      clearTimeout(timer);
    };
  }, []);
}

/** The element itself comes first. */
function ancestorsOf(element: HTMLElement): readonly HTMLElement[] {
  const path: HTMLElement[] = [];
  for (let current: HTMLElement | null = element; current; current = current.parentElement)
    path.push(current);
  return path;
}
