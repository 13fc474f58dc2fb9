import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { loadMotion } from '../../lib/motion.ts';

/** Fades and slides a page in after a change of path; not the first page. */
export function PageTransition({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  const container = useRef<HTMLDivElement>(null);
  const currentPath = useRef(pathname);

  useEffect(() => {
    if (currentPath.current === pathname || !container.current) {
      loadMotion();
      return;
    }
    currentPath.current = pathname;
    const element = container.current;
    let animation: { stop(): void } | undefined;
    let isCancelled = false;
    loadMotion().then((motion) => {
      if (!motion || isCancelled) return;
      const keyframes = { opacity: [0, 1], transform: ['translateY(12px)', 'none'] };
      animation = motion.animate(element, keyframes, { duration: 0.2, ease: 'easeOut' });
    });
    return () => {
      isCancelled = true;
      animation?.stop();
      element.style.opacity = '';
      element.style.transform = '';
    };
  }, [pathname]);

  return <div ref={container}>{children}</div>;
}
