import { useEffect, useRef, useState } from 'react';
import { prefersLessMotion } from '../lib/reduced-motion.ts';
import styles from './count-up.module.css';

interface CountUpProps {
  readonly to: number;
  readonly suffix?: string;
}

const milliseconds = 2500;
/** Milliseconds between two numbers: a count in every frame would leave a slow phone little time for anything else. */
const step = 40;

/** A figure that counts up from zero once, when half of it is in view. The HTML, and a screen reader, have the figure itself. */
export function CountUp({ to, suffix = '' }: CountUpProps) {
  const box = useRef<HTMLSpanElement>(null);
  const count = useRef<HTMLSpanElement>(null);
  const [counting, setCounting] = useState(false);

  useEffect(() => {
    const element = box.current;
    if (!element || prefersLessMotion() || typeof IntersectionObserver !== 'function') return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        setCounting(true);
      },
      { threshold: 0.5 },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    if (!counting) return;
    const started = performance.now();
    const timer = setInterval(() => {
      const share = (performance.now() - started) / milliseconds;
      // Not by React: each update would begin the drawing of a page that is opened meanwhile anew.
      show(count.current, `${format(countAt(share, to))}${suffix}`);
      if (share >= 1) setCounting(false);
    }, step);
    return () => clearInterval(timer);
  }, [counting, to, suffix]);

  return (
    <span ref={box} className={styles.countUp}>
      <span className={counting ? styles.waiting : undefined}>{`${format(to)}${suffix}`}</span>
      {counting && (
        <span ref={count} aria-hidden="true">
          {`0${suffix}`}
        </span>
      )}
    </span>
  );
}

/** Only what has changed: the same words, written again, would be laid out and painted again. */
function show(place: HTMLElement | null, words: string): void {
  if (place && place.textContent !== words) place.textContent = words;
}

/** The whole number shown after a share (0 to 1) of the time: fast at first, slow at the end. */
export function countAt(share: number, to: number): number {
  const left = 1 - Math.min(1, Math.max(0, share));
  return Math.round(to * (1 - left ** 3));
}

const { format } = new Intl.NumberFormat('en-IN');
