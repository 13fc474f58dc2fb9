/**
 * What a visitor does first: from then on, what lies ahead is fetched before it is on screen. A screen reader or a spoken command
 * may press (`click`) without a pointer or a key.
 */
const signs = ['scroll', 'pointerdown', 'touchstart', 'keydown', 'wheel', 'click'] as const;

let moved: Promise<void> | undefined;

/** Settles when the visitor has begun to scroll, press or type on this page; at once for one who stands further down. */
export function visitorMoved(): Promise<void> {
  moved ??= new Promise((resolve) => {
    if (window.scrollY > 0 || window.location.hash) resolve();
    for (const sign of signs)
      window.addEventListener(sign, () => resolve(), { once: true, capture: true, passive: true });
  });
  return moved;
}
