import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CountUp, countAt } from './count-up.tsx';

let see: (top?: number, isIntersecting?: boolean) => void = () => {};
let threshold: unknown;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(seen: (entries: object[]) => void, options: { threshold: number }) {
        see = (top = 100, isIntersecting = true) => seen([{ isIntersecting, boundingClientRect: { top } }]);
        threshold = options.threshold;
      }
      observe() {}
      disconnect() {
        see = () => {};
      }
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('count-up · the HTML contains the final figure', () => {
  expect(renderToString(<CountUp to={2000} suffix="+" />)).toContain('2,000+');
});

test('count-up · it counts from zero over 2.5 s when half of it is in view', () => {
  render(<CountUp to={2000} suffix="+" />);
  expect(threshold).toBe(0.5);
  act(() => see());
  act(() => vi.advanceTimersByTime(1000));
  const between = Number(
    screen.getByText(/\+/, { ignore: ':not([aria-hidden])' }).textContent?.replace(/\D/g, ''),
  );
  expect(between).toBeGreaterThan(0);
  expect(between).toBeLessThan(2000);
  act(() => vi.advanceTimersByTime(1600));
  expect(screen.getAllByText('2,000+')).toHaveLength(1);
});

/** Hydrates the prerendered figure; returns what is shown beside the accessible text while it counts. */
function hydrateFigure() {
  const figure = <CountUp to={2000} suffix="+" />;
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(figure);
  render(figure, { container, hydrate: true });
  return () => container.querySelector('[aria-hidden]');
}

test.each([
  ['in view', 100],
  ['partly in view', window.innerHeight - 1],
  ['scrolled past', -500],
])('count-up · a figure that was painted before hydration stays: %s', (_, top) => {
  const counting = hydrateFigure();
  act(() => see(top, top === 100));
  act(() => see());
  expect(counting()).toBeNull();
});

test('count-up · a prerendered figure below the first screen counts when it is scrolled to', () => {
  const counting = hydrateFigure();
  act(() => see(window.innerHeight + 100, false));
  expect(counting()).toBeNull();
  act(() => see());
  expect(counting()).toHaveTextContent('0+');
});

test('count-up · with reduced motion the figure does not change', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  see = () => {};
  render(<CountUp to={4} />);
  act(() => see());
  expect(screen.getByText('4')).toBeInTheDocument();
});

test('count-up · the count begins at zero and ends at the figure', () => {
  expect([0, 1, 2].map((share) => countAt(share, 2000))).toEqual([0, 2000, 2000]);
});
