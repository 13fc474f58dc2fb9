import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { loadMotion } from '../../components/motion.ts';

/** Fades and slides a page in, 0.2 s, when the path has changed; the first page stands as it was written. */
export function PageTransition({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  const box = useRef<HTMLDivElement>(null);
  const shown = useRef(pathname);

  useEffect(() => {
    if (shown.current === pathname || !box.current) {
      // Fetched ahead, so that it is there for the first change.
      loadMotion();
      return;
    }
    shown.current = pathname;
    const element = box.current;
    let running: { stop(): void } | undefined;
    let left = false;
    loadMotion().then((motion) => {
      if (!motion || left) return;
      const moves = { opacity: [0, 1], transform: ['translateY(12px)', 'none'] };
      running = motion.animate(element, moves, { duration: 0.2, ease: 'easeOut' });
    });
    return () => {
      left = true;
      running?.stop();
      element.style.opacity = '';
      element.style.transform = '';
    };
  }, [pathname]);

  return <div ref={box}>{children}</div>;
}
