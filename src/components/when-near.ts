import { visitorMoved } from './visitor-moved.ts';

/** How far ahead, once the visitor moves; before, only what is on screen counts. */
const ahead = '800px';

/**
 * Calls `fetchIt` when the element comes near the screen, or is focused or pressed; again when the network returns
 * after a failure. Returns how to stop.
 */
export function whenNear(element: HTMLElement, fetchIt: () => Promise<void>): () => void {
  const left = new AbortController();
  const { signal } = left;
  const go = () => {
    fetchIt().catch((error: unknown) => {
      console.warn('A part of the page could not be loaded', error);
      window.addEventListener('online', go, { once: true, signal });
    });
  };
  const touched = ({ target }: Event) => {
    if (target instanceof Node && element.contains(target)) go();
  };
  // On the document: React stops what happens in a part that it has not taken over.
  for (const kind of ['focusin', 'pointerdown', 'click'])
    document.addEventListener(kind, touched, { capture: true, passive: true, signal });
  const watch = (rootMargin: string) => {
    if (signal.aborted) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        go();
      },
      { rootMargin },
    );
    observer.observe(element);
    signal.addEventListener('abort', () => observer.disconnect());
  };
  if (typeof IntersectionObserver !== 'function') go();
  else {
    watch('0px');
    void visitorMoved().then(() => watch(ahead));
  }
  return () => left.abort();
}
