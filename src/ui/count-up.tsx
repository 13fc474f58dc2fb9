import { useEffect, useRef, useState } from 'react';
import styles from './count-up.module.css';
import { prefersLessMotion } from './reduced-motion.ts';

interface CountUpProps {
  readonly to: number;
  readonly suffix?: string;
}

const milliseconds = 2500;

/** A figure that counts up from zero once, when half of it is in view. The HTML, and a screen reader, have the figure itself. */
export function CountUp({ to, suffix = '' }: CountUpProps) {
  const box = useRef<HTMLSpanElement>(null);
  const [shown, setShown] = useState(to);

  useEffect(() => {
    const element = box.current;
    if (!element || prefersLessMotion() || typeof IntersectionObserver !== 'function') return;
    let frame = 0;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        const started = performance.now();
        const tick = (now: number) => {
          setShown(countAt((now - started) / milliseconds, to));
          if (now - started < milliseconds) frame = requestAnimationFrame(tick);
        };
        frame = requestAnimationFrame(tick);
      },
      { threshold: 0.5 },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [to]);

  const final = `${format(to)}${suffix}`;
  return (
    <span ref={box} className={styles.countUp}>
      <span className={shown === to ? undefined : styles.waiting}>{final}</span>
      {shown !== to && <span aria-hidden="true">{`${format(shown)}${suffix}`}</span>}
    </span>
  );
}

/** The whole number shown after a share (0 to 1) of the time: fast at first, slow at the end. */
export function countAt(share: number, to: number): number {
  const left = 1 - Math.min(1, Math.max(0, share));
  return Math.round(to * (1 - left ** 3));
}

const { format } = new Intl.NumberFormat('en-IN');
