import { useEffect, useRef, useState } from 'react';
import { formatNumber } from '../../domain/format.ts';
import { prefersLessMotion } from '../../lib/motion.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import styles from './count-up.module.css';

interface CountUpProps {
  readonly to: number;
  readonly suffix?: string;
}

const durationMs = 2500;
/** Longer than a frame, to leave slow phones time for other work. */
const intervalMs = 40;

/**
 * Counts up from zero once, when half of it is in view. The HTML and the accessible text contain the final number, and one that
 * was painted from the HTML does not change.
 */
export function CountUp({ to, suffix = '' }: CountUpProps) {
  const container = useRef<HTMLSpanElement>(null);
  const count = useRef<HTMLSpanElement>(null);
  const [counting, setCounting] = useState(false);
  const hydrated = useHydrated();
  const [isPrerendered] = useState(!hydrated);

  useEffect(() => {
    const element = container.current;
    if (!element || prefersLessMotion() || typeof IntersectionObserver !== 'function') return;
    let isFirst = true;
    const observer = new IntersectionObserver(
      ([entry]) => {
        const wasPainted =
          isPrerendered && isFirst && (entry?.boundingClientRect.top ?? 0) < window.innerHeight;
        isFirst = false;
        if (wasPainted) return observer.disconnect();
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        setCounting(true);
      },
      { threshold: 0.5 },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [isPrerendered]);

  useEffect(() => {
    if (!counting) return;
    const started = performance.now();
    const timer = setInterval(() => {
      const share = (performance.now() - started) / durationMs;
      // Not in state: each update would restart a pending transition.
      setText(count.current, `${formatNumber(countAt(share, to))}${suffix}`);
      if (share >= 1) setCounting(false);
    }, intervalMs);
    return () => clearInterval(timer);
  }, [counting, to, suffix]);

  return (
    <span ref={container} className={styles.countUp}>
      <span className={counting ? styles.waiting : undefined}>{`${formatNumber(to)}${suffix}`}</span>
      {counting && (
        <span ref={count} aria-hidden="true">
          {`0${suffix}`}
        </span>
      )}
    </span>
  );
}

/** Skips equal texts, which would cause another layout. */
function setText(element: HTMLElement | null, text: string): void {
  if (element && element.textContent !== text) element.textContent = text;
}

/** The number after a share (0 to 1) of the duration, eased out. */
export function countAt(share: number, to: number): number {
  const rest = 1 - Math.min(1, Math.max(0, share));
  return Math.round(to * (1 - rest ** 3));
}
