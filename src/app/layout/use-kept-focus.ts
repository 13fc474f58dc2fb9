import { useEffect } from 'react';

/** Milliseconds that whoever took a part away has to place the focus. */
const patience = 100;
const places = 'li, article, section, form, fieldset, dialog, main';

/** When what had the focus is taken off the page, it goes to the nearest part around that is still there, not to nowhere. */
export function useKeptFocus(): void {
  useEffect(() => {
    let around: readonly HTMLElement[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    const note = ({ target }: FocusEvent) => {
      around = target instanceof HTMLElement ? ancestorsOf(target) : [];
    };
    const mend = () => {
      const [lost] = around;
      if (document.activeElement !== document.body || !lost || lost.isConnected) return;
      const place = around.find((element) => element.isConnected && element.matches(places));
      if (!place) return;
      if (!place.hasAttribute('tabindex')) place.tabIndex = -1;
      place.focus({ preventScroll: true });
    };
    const watch = new MutationObserver(() => {
      if (document.activeElement !== document.body || !around[0] || around[0].isConnected) return;
      clearTimeout(timer);
      timer = setTimeout(mend, patience);
    });
    document.addEventListener('focusin', note);
    watch.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', note);
      watch.disconnect();
      clearTimeout(timer);
    };
  }, []);
}

/** The element itself first. */
function ancestorsOf(element: HTMLElement): readonly HTMLElement[] {
  const found: HTMLElement[] = [];
  for (let at: HTMLElement | null = element; at; at = at.parentElement) found.push(at);
  return found;
}
