import { type ReactNode, useEffect, useRef } from 'react';
import { loadMotion } from './motion.ts';

interface RevealProps {
  readonly children: ReactNode;
  /** Place in a group, from 0: each waits 0.2 s more than the one before. */
  readonly index?: number;
  readonly className?: string;
}

const seconds = 0.5;
const stagger = 0.2;

/**
 * Fades its content in the first time that it is scrolled to. What is prerendered stays visible without script, and what
 * is on screen when the library arrives is left alone.
 */
export function Reveal({ children, index = 0, className }: RevealProps) {
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = box.current;
    if (!element || typeof IntersectionObserver !== 'function') return;
    let gone = false;
    let observer: IntersectionObserver | undefined;
    loadMotion().then((motion) => {
      if (!motion || gone || element.getBoundingClientRect().top < window.innerHeight) return;
      element.style.opacity = '0';
      observer = new IntersectionObserver(([entry]) => {
        if (!entry?.isIntersecting) return;
        observer?.disconnect();
        const moves = { opacity: [0, 1], transform: ['translateY(16px)', 'none'] };
        motion.animate(element, moves, { duration: seconds, delay: index * stagger, ease: 'easeOut' });
      });
      observer.observe(element);
    });
    return () => {
      gone = true;
      observer?.disconnect();
      element.style.opacity = '';
    };
  }, [index]);

  return (
    <div ref={box} className={className}>
      {children}
    </div>
  );
}
