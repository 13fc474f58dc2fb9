/**
 * Keeps what is pressed inside `place` before its code is there, and presses it again then; links work by themselves. It
 * listens on the document, since React stops what happens in a part that it has not taken over.
 */
export function holdClicks(place: Node): () => void {
  let pressed: HTMLElement | undefined;
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
