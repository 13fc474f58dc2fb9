import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setLocale } from '../../i18n/locale.ts';
import { LanguageSuggestion } from './language-suggestion.tsx';
import { LanguageSwitch } from './language-switch.tsx';

beforeEach(() => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['hi-IN', 'en-IN']);
});
afterEach(() => setLocale('en'));

/** Makes the stores read the storage again, as a page load does. */
const readStorage = () => window.dispatchEvent(new StorageEvent('storage'));

function openPage(path = '/faridabad') {
  readStorage();
  return render(
    <MemoryRouter initialEntries={[path]}>
      <LanguageSwitch />
      <LanguageSuggestion />
    </MemoryRouter>,
  );
}
const suggestion = () => screen.queryByRole('link', { name: 'हिन्दी में पढ़ें' });

test('language suggestion · a browser that prefers Hindi gets one, in Hindi, with a link to the same page', async () => {
  openPage('/faridabad?type=banquet-hall#map');
  expect(suggestion()).toHaveAttribute('href', '/hi/faridabad?type=banquet-hall#map');
  expect(suggestion()?.closest('[lang]')).toHaveAttribute('lang', 'hi-IN');
});

test('language suggestion · it can be closed, and is not shown on the next page load', async () => {
  const { unmount } = openPage();
  await userEvent.click(screen.getByRole('button', { name: 'बंद करें' }));
  expect(suggestion()).toBeNull();
  expect(localStorage).toHaveLength(1);
  unmount();
  openPage('/venues');
  expect(suggestion()).toBeNull();
});

test('language suggestion · it is not shown after the language was switched', async () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-IN']);
  const { unmount } = openPage();
  const link = screen.getByRole('link', { name: 'हिन्दी' });
  link.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(link);
  unmount();
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['hi']);
  openPage();
  expect(suggestion()).toBeNull();
});

test.each([
  ['English before Hindi', ['en-IN', 'hi-IN']],
  ['neither', ['ta-IN', 'fr']],
  ['another language that begins with "hi"', ['hil']],
])('language suggestion · none for %s', (_, languages) => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
  openPage();
  expect(suggestion()).toBeNull();
});
