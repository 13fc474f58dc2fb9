import { type ReactNode, useEffect, useRef } from 'react';
import { loadMotion } from '../lib/motion.ts';

interface RevealProps {
  readonly children: ReactNode;
  /** Position in a group, from 0: each starts 0.2 s after the one before. */
  readonly index?: number;
  readonly className?: string;
}

const durationSeconds = 0.5;
const staggerSeconds = 0.2;

/**
 * Fades its content in when it first scrolls into view. Content that is in view when the animation library is loaded is
 * not animated.
 */
export function Reveal({ children, index = 0, className }: RevealProps) {
  const container = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = container.current;
    if (!element || typeof IntersectionObserver !== 'function') return;
    let isUnmounted = false;
    let observer: IntersectionObserver | undefined;
    loadMotion().then((motion) => {
      if (!motion || isUnmounted || element.getBoundingClientRect().top < window.innerHeight) return;
      element.style.opacity = '0';
      observer = new IntersectionObserver(([entry]) => {
        if (!entry?.isIntersecting) return;
        observer?.disconnect();
        const keyframes = { opacity: [0, 1], transform: ['translateY(16px)', 'none'] };
        motion.animate(element, keyframes, {
          duration: durationSeconds,
          delay: index * staggerSeconds,
          ease: 'easeOut',
        });
      });
      observer.observe(element);
    });
    return () => {
      isUnmounted = true;
      observer?.disconnect();
      element.style.opacity = '';
    };
  }, [index]);

  return (
    <div ref={container} className={className}>
      {children}
    </div>
  );
}
