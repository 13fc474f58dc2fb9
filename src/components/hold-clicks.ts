declare global {
  interface Window {
    /** What index.html holds presses with until this is here, and the button that was pressed last. */
    early?: ((event: MouseEvent) => void) & { readonly pressed?: HTMLElement };
  }
}

/**
 * Keeps what is pressed inside `place` before its code is there, and presses it again then; links work by themselves. It
 * listens on the document, since React stops what happens in a part that it has not taken over.
 */
export function holdClicks(place: Node): () => void {
  let pressed = window.early?.pressed;
  if (window.early) window.removeEventListener('click', window.early, true);
  window.early = undefined;
  const hold = (event: Event) => {
    const target = event.target instanceof Element ? event.target : undefined;
    const button = target?.closest<HTMLElement>('button');
    if (!button || !place.contains(button)) return;
    event.preventDefault();
    pressed = button;
  };
  const holdSubmit = (event: Event) => {
    const form = event.target instanceof HTMLFormElement ? event.target : undefined;
    if (!form || !place.contains(form)) return;
    event.preventDefault();
    pressed = form.querySelector<HTMLElement>('[type="submit"]') ?? pressed;
  };
  document.addEventListener('click', hold, true);
  document.addEventListener('submit', holdSubmit, true);
  return () => {
    document.removeEventListener('click', hold, true);
    document.removeEventListener('submit', holdSubmit, true);
    if (pressed?.isConnected) pressed.click();
    pressed = undefined;
  };
}
