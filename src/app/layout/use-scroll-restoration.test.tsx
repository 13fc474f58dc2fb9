import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useNavigate } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { useScrollRestoration } from './use-scroll-restoration.ts';

afterEach(() => vi.unstubAllGlobals());

function Page() {
  useScrollRestoration();
  const navigate = useNavigate();
  return (
    <>
      <button type="button" onClick={() => navigate('/venue')}>
        Venue
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
