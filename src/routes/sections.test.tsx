import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { site } from '../content/site.ts';
import { Sections } from './sections.tsx';

function Broken(): never {
  throw new Error('broken');
}

test('sections · one that fails says what to do instead, and the others stay', () => {
  vi.mocked(console.error).mockImplementation(() => {});
  render(
    <Sections>
      <h1>Samar Grand</h1>
      <Broken />
      <p>Two halls</p>
    </Sections>,
  );
  expect(screen.getByRole('heading', { name: 'Samar Grand' })).toBeVisible();
  expect(screen.getByText('Two halls')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('This part of the page could not be shown');
  expect(screen.getByText('Try again')).toHaveAttribute('href', '');
  expect(screen.getByRole('link', { name: `Call ${site.phone.display}` })).toHaveAttribute(
    'href',
    site.phone.href,
  );
  expect(console.error).toHaveBeenCalled();
  vi.mocked(console.error).mockClear();
});
