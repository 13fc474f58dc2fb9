/** A moment in which the browser has nothing else to do. */
const idle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve());
    else setTimeout(resolve, 50);
  });

/**
 * What lies below the first screen, marked `data-below`, is not laid out at first, by the stylesheet. This does it after all,
 * a part at a time, so that the page gets its true length before anybody scrolls far, and no long task comes of it.
 */
export async function drawBelow(): Promise<void> {
  for (const part of document.querySelectorAll<HTMLElement>('[data-below]')) {
    await idle();
    part.dataset.drawn = '';
  }
  document.documentElement.dataset.drawn = '';
}
