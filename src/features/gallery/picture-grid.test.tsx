import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { aPicture } from '../../components/picture-fixture.ts';
import { setLocale } from '../../i18n/locale.ts';
import type { LightboxViewProps } from './lightbox-view.tsx';
import { PictureGrid } from './picture-grid.tsx';

vi.mock('./lightbox-view.tsx', () => ({
  LightboxView: ({ pictures, index, onClose }: LightboxViewProps) => (
    <button type="button" onClick={onClose}>
      Large: {pictures[index]?.alt}
    </button>
  ),
}));

afterEach(() => setLocale('en'));

const pictures = ['Arch', 'Bangle', 'Candle', 'Dupatta'].map((alt) =>
  aPicture({ id: `decor/${alt.toLowerCase()}`, alt }),
);

test.each([
  ['en', /^Enlarge: /, 'On its way'],
  ['hi', /^बड़ा देखें: /, 'जल्द आएगी'],
] as const)('gallery · every picture links to its file, in "%s"', (locale, name, placeholder) => {
  setLocale(locale);
  render(<PictureGrid pictures={pictures} label="Pictures" missing={['decor/elephant']} />);
  const links = screen.getAllByRole('link', { name });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    pictures.map(({ id }) => `/pictures/${id}-640.webp?v=1a2b3c4d`),
  );
  expect(screen.getByText(placeholder)).toBeVisible();
});

test('gallery · a picture that occurs twice is shown twice', () => {
  // Page data are JSON: the second is another object.
  const twice = [...pictures, ...structuredClone(pictures.slice(0, 1))];
  render(<PictureGrid pictures={twice} label="Pictures" />);
  expect(screen.getAllByRole('link', { name: 'Enlarge: Arch' })).toHaveLength(2);
});

test('gallery · a click opens the picture in the lightbox, and closing it restores the focus', async () => {
  render(<PictureGrid pictures={pictures.slice(2)} label="Pictures" all={pictures} />);
  const link = screen.getByRole('link', { name: 'Enlarge: Dupatta' });
  await userEvent.click(link);
  await userEvent.click(await screen.findByRole('button', { name: 'Large: Dupatta' }));
  expect(screen.queryByText(/^Large/)).toBeNull();
  expect(link).toHaveFocus();
});

test('gallery · a click with a modifier key is left to the browser', async () => {
  render(<PictureGrid pictures={pictures} label="Pictures" />);
  const link = screen.getByRole('link', { name: 'Enlarge: Arch' });
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
  // jsdom cannot follow the link.
  document.addEventListener('click', (click) => click.preventDefault(), { once: true });
  link.dispatchEvent(event);
  expect(screen.queryByText(/^Large/)).toBeNull();
});
