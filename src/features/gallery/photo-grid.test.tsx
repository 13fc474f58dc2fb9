import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { aPicture } from '../../components/picture-fixture.ts';
import type { LightboxViewProps } from './lightbox-view.tsx';
import { PhotoGrid } from './photo-grid.tsx';

vi.mock('./lightbox-view.tsx', () => ({
  LightboxView: ({ pictures, index }: LightboxViewProps) => <p>Large: {pictures[index]?.alt}</p>,
}));

const pictures = ['Arch', 'Bangle', 'Candle', 'Dupatta', 'Elephant'].map((alt) =>
  aPicture({ id: `decor/${alt.toLowerCase()}`, alt }),
);
const grid = (
  <MemoryRouter>
    <PhotoGrid pictures={pictures} label="Pictures" first={2} />
  </MemoryRouter>
);

/** The written page, taken over as in a browser. */
function takeOver() {
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(grid);
  render(grid, { container, hydrate: true });
}

test('fast · the written page holds the first pictures, and of the others the words and the way to them', () => {
  const written = document.createElement('div');
  written.innerHTML = renderToString(grid);
  expect(written.querySelectorAll('img')).toHaveLength(2);
  const links = [...written.querySelectorAll('a')];
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    pictures.map(({ id }) => `/pictures/${id}-640.webp`),
  );
  expect(links.slice(2).map((link) => link.textContent)).toEqual([
    'Enlarge: Candle',
    'Enlarge: Dupatta',
    'Enlarge: Elephant',
  ]);
});

test('fast · a picture becomes whole around the focus and keeps its name', async () => {
  takeOver();
  const link = screen.getByRole('link', { name: 'Enlarge: Elephant' });
  act(() => link.focus());
  expect(await screen.findByRole('img', { name: 'Elephant' })).toBeVisible();
  expect(link).toHaveFocus();
  expect(link).toHaveAccessibleName('Enlarge: Elephant');
  expect(screen.getAllByRole('img')).toHaveLength(pictures.length);
});

test('site 2 · a picture of which only the words are there opens large', async () => {
  takeOver();
  expect(screen.queryByRole('img', { name: 'Dupatta' })).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: 'Enlarge: Dupatta' }));
  expect(await screen.findByText('Large: Dupatta')).toBeVisible();
});
