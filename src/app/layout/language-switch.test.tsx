import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter, StaticRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { basePath, setLocale } from '../../i18n/locale.ts';
import { LanguageSwitch } from './language-switch.tsx';

afterEach(() => setLocale('en'));

function renderSwitch(url: string) {
  render(
    <MemoryRouter basename={basePath()} initialEntries={[url]}>
      <LanguageSwitch />
    </MemoryRouter>,
  );
  return screen.getByRole('link');
}

test('language switch · English pages link to the same page in Hindi, with filters, search and hash', () => {
  const link = renderSwitch('/faridabad?type=banquet-hall&q=raj#map');
  expect(link).toHaveAccessibleName('हिन्दी');
  expect(link).toHaveAttribute('href', '/hi/faridabad?type=banquet-hall&q=raj#map');
  expect(link).toHaveAttribute('lang', 'hi-IN');
  expect(link).toHaveAttribute('hreflang', 'hi-IN');
});

test('language switch · Hindi pages link to the same page in English', () => {
  setLocale('hi');
  const link = renderSwitch('/hi/compare?venues=a,b');
  expect(link).toHaveAccessibleName('English');
  expect(link).toHaveAttribute('href', '/compare?venues=a,b');
  expect(link).toHaveAttribute('lang', 'en-IN');
});

test('language switch · it stays on the site where the path begins with two slashes', () => {
  setLocale('hi');
  expect(renderSwitch('/hi//evil.example')).toHaveAttribute('href', '/evil.example');
});

test.each([
  ['en', '/', '/hi'],
  ['hi', '/hi', '/'],
] as const)('language switch · the home page in "%s"', (locale, url, other) => {
  setLocale(locale);
  expect(renderSwitch(url)).toHaveAttribute('href', other);
});

test('language switch · prerendered HTML has the path alone', () => {
  const html = renderToString(
    <StaticRouter location="/faridabad?type=banquet-hall">
      <LanguageSwitch />
    </StaticRouter>,
  );
  expect(html).toContain('href="/hi/faridabad"');
});
