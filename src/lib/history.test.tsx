import { act, fireEvent, render, screen } from '@testing-library/react';
import { BrowserRouter, MemoryRouter, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useScrollRestoration } from './history.ts';

const scrollTo = vi.fn();
beforeEach(() => {
  scrollTo.mockReset();
  vi.stubGlobal('scrollTo', scrollTo);
});
afterEach(() => vi.unstubAllGlobals());

const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

function Page() {
  useScrollRestoration();
  const navigate = useNavigate();
  return (
    <>
      <button type="button" onClick={() => navigate('/venue')}>
        Venue
      </button>
      <button type="button" onClick={() => navigate('/photos')}>
        Photos
      </button>
      <button type="button" onClick={() => navigate(-1)}>
        Back
      </button>
    </>
  );
}

test('scroll restoration · a step back returns to where the page was scrolled before its scripts ran', () => {
  vi.stubGlobal('scrollY', 700);
  render(<Page />, { wrapper: MemoryRouter });
  click('Venue');
  click('Back');
  expect(scrollTo).toHaveBeenLastCalledWith(0, 700);
});

test('scroll restoration · a step back returns to where a link was followed, also before the event of the last scroll', () => {
  render(<Page />, { wrapper: MemoryRouter });
  vi.stubGlobal('scrollY', 700);
  click('Venue');
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
  click('Back');
  expect(scrollTo).toHaveBeenLastCalledWith(0, 700);
});

test('scroll restoration · each entry of the history has its own position, also two of one path', () => {
  const scrollBy = (top: number) => {
    vi.stubGlobal('scrollY', top);
    window.dispatchEvent(new Event('scroll'));
  };
  scrollTo.mockImplementation((_left, top) => scrollBy(top));
  render(<Page />, { wrapper: MemoryRouter });
  for (const [top, next] of [
    [700, 'Venue'],
    [300, 'Photos'],
    [500, 'Venue'],
  ] as const) {
    scrollBy(top);
    click(next);
    expect(window.scrollY).toBe(0);
  }
  for (const top of [500, 300, 700]) {
    click('Back');
    expect(window.scrollY).toBe(top);
  }
});

test('scroll restoration · an entry that the browser adds for a link within the page stays where it was scrolled to, and has the state of its page', async () => {
  window.history.replaceState({ usr: { cards: 60 }, key: 'first', idx: 3 }, '', '/');
  render(<Page />, { wrapper: BrowserRouter });
  vi.stubGlobal('scrollY', 900);
  await act(async () => {
    window.history.pushState(null, '', '#reviews');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  expect(window.history.state).toEqual({
    usr: { cards: 60 },
    key: expect.not.stringMatching('first'),
    idx: 4,
  });
  expect(scrollTo).not.toHaveBeenCalled();
});
