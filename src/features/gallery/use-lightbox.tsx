import { lazy, type MouseEvent, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import type { Picture } from '../../domain/venue.ts';
import { isBuildServed } from '../../lib/load-data.ts';
import { prefetchWhenIdle } from '../../lib/prefetch.ts';

const loadLightbox = () =>
  import('./lightbox-view.tsx').then(({ LightboxView }) => ({ default: LightboxView }));
const LightboxView = lazy(loadLightbox);

export interface LightboxHandle {
  /** For the `onClick` of a link to the picture file: opens the picture with that index in the lightbox instead. */
  readonly openAt: (index: number) => (event: MouseEvent<HTMLAnchorElement>) => void;
  /** Render it anywhere. */
  readonly lightbox: ReactNode;
}

/** A lightbox over these pictures. Its code is loaded on first use, or earlier when the browser is idle. */
export function useLightbox(pictures: readonly Picture[]): LightboxHandle {
  const [index, setIndex] = useState<number>();
  const opener = useRef<HTMLElement>(null);
  useEffect(() => prefetchWhenIdle(loadLightbox), []);

  const openAt = (next: number) => (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    const link = event.currentTarget;
    opener.current = link;
    loadLightbox().then(
      () => setIndex(next),
      // Offline before the first use: the link opens the picture file. After a deployment the page is loaded again.
      async () => {
        if (await isBuildServed().catch(() => true)) window.location.assign(link.href);
      },
    );
  };
  const close = () => {
    setIndex(undefined);
    opener.current?.focus();
  };
  return {
    openAt,
    lightbox: index !== undefined && (
      <Suspense fallback={null}>
        <LightboxView pictures={pictures} index={index} onClose={close} />
      </Suspense>
    ),
  };
}
