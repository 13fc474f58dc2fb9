import { act, fireEvent, render, screen } from '@testing-library/react';
import { BrowserRouter, MemoryRouter, useNavigate } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { useScrollRestoration } from './history.ts';

afterEach(() => vi.unstubAllGlobals());

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
  const scrollTo = vi.fn();
  vi.stubGlobal('scrollTo', scrollTo);
  vi.stubGlobal('scrollY', 700);
  render(<Page />, { wrapper: MemoryRouter });
  fireEvent.click(screen.getByRole('button', { name: 'Venue' }));
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
  fireEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(scrollTo).toHaveBeenLastCalledWith(0, 700);
});

test('scroll restoration · a step back returns to where a link was followed, also before the event of the last scroll', () => {
  const scrollTo = vi.fn();
  vi.stubGlobal('scrollTo', scrollTo);
  render(<Page />, { wrapper: MemoryRouter });
  vi.stubGlobal('scrollY', 700);
  fireEvent.click(screen.getByRole('button', { name: 'Venue' }));
  fireEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(scrollTo).toHaveBeenLastCalledWith(0, 700);
});

test('scroll restoration · each entry of the history has its own position, also two of one path', () => {
  const scrollTo = vi.fn((_left: number, top: number) => scrollBy(top));
  const scrollBy = (top: number) => {
    vi.stubGlobal('scrollY', top);
    window.dispatchEvent(new Event('scroll'));
  };
  const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  vi.stubGlobal('scrollTo', scrollTo);
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
  const scrollTo = vi.fn();
  vi.stubGlobal('scrollTo', scrollTo);
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
