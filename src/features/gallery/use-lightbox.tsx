import { type ComponentType, type MouseEvent, type ReactNode, useCallback, useRef, useState } from 'react';
import type { Picture } from '../../content/types.ts';
import type { LightboxViewProps } from './lightbox-view.tsx';

interface OpenLightbox {
  readonly View: ComponentType<LightboxViewProps>;
  readonly index: number;
}

export interface LightboxHandle {
  /** For a link to the picture's file: opens the picture of that index instead; without script the link still works. Always the same function. */
  readonly openAt: (index: number) => (event: MouseEvent<HTMLAnchorElement>) => void;
  /** Put this anywhere in the page. */
  readonly lightbox: ReactNode;
}

/** The one lightbox of the site, over these pictures. Its code comes with the first picture that is opened. */
export function useLightbox(pictures: readonly Picture[]): LightboxHandle {
  const [shown, setShown] = useState<OpenLightbox | null>(null);
  const opener = useRef<HTMLElement | null>(null);

  const openAt = useCallback(
    (index: number) => (event: MouseEvent<HTMLAnchorElement>) => {
      // A new tab is what the visitor asked for.
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
      event.preventDefault();
      const link = event.currentTarget;
      opener.current = link;
      import('./lightbox-view.tsx').then(
        ({ LightboxView }) => setShown({ View: LightboxView, index }),
        // Offline before the first use: the picture itself is all that can be shown.
        () => {
          if (!('reloading' in document.documentElement.dataset)) window.location.assign(link.href);
        },
      );
    },
    [],
  );
  const close = () => {
    setShown(null);
    opener.current?.focus();
  };
  return {
    openAt,
    lightbox: shown && <shown.View pictures={pictures} index={shown.index} onClose={close} />,
  };
}
