import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CountUp, countAt } from './count-up.tsx';

let see: () => void = () => {};
let threshold: unknown;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(seen: (entries: { isIntersecting: boolean }[]) => void, options: { threshold: number }) {
        see = () => seen([{ isIntersecting: true }]);
        threshold = options.threshold;
      }
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('count-up · the HTML contains the final figure', () => {
  expect(renderToString(<CountUp to={2000} suffix="+" />)).toContain('2,000+');
});

test('count-up · it counts from zero over 2.5 s when half of it is in view', () => {
  render(<CountUp to={2000} suffix="+" />);
  expect(threshold).toBe(0.5);
  act(see);
  act(() => vi.advanceTimersByTime(1000));
  const between = Number(
    screen.getByText(/\+/, { ignore: ':not([aria-hidden])' }).textContent?.replace(/\D/g, ''),
  );
  expect(between).toBeGreaterThan(0);
  expect(between).toBeLessThan(2000);
  act(() => vi.advanceTimersByTime(1600));
  expect(screen.getAllByText('2,000+')).toHaveLength(1);
});

test('count-up · with reduced motion the figure does not change', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  see = () => {};
  render(<CountUp to={4} />);
  act(see);
  expect(screen.getByText('4')).toBeInTheDocument();
});

test('count-up · the count begins at zero and ends at the figure', () => {
  expect([0, 1, 2].map((share) => countAt(share, 2000))).toEqual([0, 2000, 2000]);
});
