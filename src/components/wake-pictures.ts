import { visitorMoved } from './visitor-moved.ts';

/**
 * The pictures below the first screen wait, by the stylesheet, until the visitor moves: most that a browser fetches ahead
 * is never looked at, and the first screen pays for it. Those in view are let in at once. Call it again when more is drawn.
 */
export function wakePictures(): void {
  const watch = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) (target as HTMLElement).dataset.near = '';
    }
  });
  for (const box of document.querySelectorAll('[data-picture]')) watch.observe(box);
  // After the paint that the visitor waits for.
  void visitorMoved().then(() =>
    requestAnimationFrame(() =>
      setTimeout(() => {
        document.documentElement.dataset.moved = '';
        watch.disconnect();
      }),
    ),
  );
}
