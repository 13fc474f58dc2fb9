import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { BrowserRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { aPicture } from '../../components/picture-fixture.ts';
import { setLocale } from '../../i18n/locale.ts';
import { Lightbox } from './lightbox.tsx';
import { PictureGrid } from './picture-grid.tsx';

afterEach(() => setLocale('en'));

const pictures = ['Arch', 'Bangle', 'Candle', 'Dupatta'].map((alt) =>
  aPicture({ id: `decor/${alt.toLowerCase()}`, alt }),
);

test.each([
  ['en', /^Enlarge: /, 'On its way'],
  ['hi', /^बड़ा देखें: /, 'जल्द आएगी'],
] as const)('gallery · every picture links to its file, in "%s"', (locale, name, placeholder) => {
  setLocale(locale);
  render(<PictureGrid pictures={pictures} label="Pictures" missing={['decor/elephant']} />, {
    wrapper: BrowserRouter,
  });
  const links = screen.getAllByRole('link', { name });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    pictures.map(({ id }) => `/pictures/${id}-640.webp?v=1a2b3c4d`),
  );
  expect(screen.getByText(placeholder)).toBeVisible();
});

test('gallery · a picture that occurs twice is shown twice', () => {
  // Page data are JSON: the second is another object.
  const twice = [...pictures, ...structuredClone(pictures.slice(0, 1))];
  render(<PictureGrid pictures={twice} label="Pictures" />, { wrapper: BrowserRouter });
  expect(screen.getAllByRole('link', { name: 'Enlarge: Arch' })).toHaveLength(2);
});

const lightbox = () => screen.queryByRole('dialog', { name: 'Pictures, enlarged' });
const untilShown = (position: string) => screen.findByText(position);
const press = async (name: RegExp) =>
  userEvent.click(within(lightbox() as HTMLElement).getByRole('button', { name }));
const openPage = () =>
  render(
    <BrowserRouter>
      <PictureGrid pictures={pictures.slice(2)} label="Pictures" />
      <Lightbox pictures={pictures} />
    </BrowserRouter>,
  );

test('gallery · a click opens the picture in the lightbox, and closing it restores the focus and the address', async () => {
  openPage();
  const link = screen.getByRole('link', { name: 'Enlarge: Dupatta' });
  await userEvent.click(link);
  expect(location.search).toBe('?picture=decor%2Fdupatta');
  await untilShown('4 / 4');
  await press(/^Close/);
  await waitFor(() => expect(lightbox()).toBeNull());
  expect(link).toHaveFocus();
  expect(location.search).toBe('');
});

test('gallery · the previous, the first and the last picture replace the address, and a step back closes the lightbox', async () => {
  openPage();
  const link = screen.getByRole('link', { name: 'Enlarge: Dupatta' });
  await userEvent.click(link);
  await untilShown('4 / 4');
  const { length: entries, state } = history;
  await press(/^Previous/);
  await untilShown('3 / 4');
  expect(location.search).toBe('?picture=decor%2Fcandle');
  await userEvent.keyboard('{Home}');
  await untilShown('1 / 4');
  await userEvent.keyboard('{End}');
  await untilShown('4 / 4');
  // At most once in 500 ms.
  expect(location.search).toBe('?picture=decor%2Fcandle');
  await waitFor(() => expect(location.search).toBe('?picture=decor%2Fdupatta'));
  expect(history).toHaveLength(entries);
  expect(history.state).toEqual(state);
  history.back();
  await waitFor(() => expect(lightbox()).toBeNull());
  expect(link).toHaveFocus();
  expect(location.search).toBe('');
});

test('gallery · closing it twice at once does not leave the page', async () => {
  history.replaceState(null, '', '/?before');
  history.pushState(null, '', '/');
  openPage();
  await userEvent.click(screen.getByRole('link', { name: 'Enlarge: Dupatta' }));
  await untilShown('4 / 4');
  const close = within(lightbox() as HTMLElement).getByRole('button', { name: /^Close/ });
  fireEvent.click(close);
  fireEvent.click(close);
  await waitFor(() => expect(lightbox()).toBeNull());
  expect(location.search).toBe('');
});

test('gallery · the picture of a shared link is open, and closing it leaves the page and its other parameters', async () => {
  history.replaceState(null, '', '/?category=mehndi&picture=decor%2Fbangle');
  openPage();
  await untilShown('2 / 4');
  await press(/^Close/);
  await waitFor(() => expect(lightbox()).toBeNull());
  expect(location.search).toBe('?category=mehndi');
});

test('gallery · a click with a modifier key is left to the browser', async () => {
  render(<PictureGrid pictures={pictures} label="Pictures" />, { wrapper: BrowserRouter });
  const link = screen.getByRole('link', { name: 'Enlarge: Arch' });
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
  // jsdom cannot follow the link.
  document.addEventListener('click', (click) => click.preventDefault(), { once: true });
  link.dispatchEvent(event);
  expect(lightbox()).toBeNull();
});
