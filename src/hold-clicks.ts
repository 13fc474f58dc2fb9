/** Keeps what is pressed before the page's code is there, and presses it again then; links work by themselves. */
export function holdClicks(): () => void {
  let pressed: HTMLElement | undefined;
  const hold = (event: Event) => {
    const target = event.target instanceof Element ? event.target : undefined;
    const button = target?.closest<HTMLElement>('button');
    if (!button) return;
    event.preventDefault();
    pressed = button;
  };
  const holdSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    const form = event.target instanceof HTMLFormElement ? event.target : undefined;
    pressed = form?.querySelector<HTMLElement>('[type="submit"]') ?? pressed;
  };
  document.addEventListener('click', hold, true);
  document.addEventListener('submit', holdSubmit, true);
  return () => {
    document.removeEventListener('click', hold, true);
    document.removeEventListener('submit', holdSubmit, true);
    if (pressed?.isConnected) pressed.click();
  };
}
