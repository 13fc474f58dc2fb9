import { useEffect, useRef, useState } from 'react';

const durationMs = 2500;
const number = new Intl.NumberFormat('en-IN');

/** A figure that counts up from zero once, when half of it is seen; the HTML holds the final figure. */
export function CountUp({ to, suffix = '' }: { readonly to: number; readonly suffix?: string }) {
  const [value, setValue] = useState(to);
  const element = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    const target = element.current;
    if (!target || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    let frame = 0;
    const count = (start: number) => (now: number) => {
      const done = Math.min((now - start) / durationMs, 1);
      setValue(Math.round(to * (1 - (1 - done) ** 3)));
      if (done < 1) frame = requestAnimationFrame(count(start));
    };
    const watcher = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        watcher.disconnect();
        frame = requestAnimationFrame(count(performance.now()));
      },
      { threshold: 0.5 },
    );
    watcher.observe(target);
    return () => {
      watcher.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [to]);

  return (
    <span ref={element}>
      <span aria-hidden="true">
        {number.format(value)}
        {suffix}
      </span>
      <span className="visually-hidden">
        {number.format(to)}
        {suffix}
      </span>
    </span>
  );
}
