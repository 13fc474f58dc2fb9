/** A moment in which the browser has nothing else to do. */
const idle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve());
    else setTimeout(resolve, 50);
  });

/** Settles when the next frame is about to be drawn. */
const frame = () => new Promise<void>((resolve) => requestAnimationFrame(() => resolve()));

/**
 * What lies below the first screen, marked `data-below`, is not laid out at first, by the stylesheet. This does it after all,
 * a part at a time, so that the page gets its true length before anybody scrolls far, and no long task comes of it. After
 * that a part that is out of sight costs nothing, and keeps its size.
 */
export async function drawBelow(): Promise<void> {
  const parts = [...document.querySelectorAll<HTMLElement>('[data-below]')];
  for (const part of parts) {
    await idle();
    part.dataset.drawn = '';
  }
  document.documentElement.dataset.drawn = '';
  // The browser notes a part's size as it draws a frame.
  await frame();
  await frame();
  // Their sizes are known now: out of sight they need no layout and no paint again.
  for (const part of parts) part.dataset.below = 'known';
}
