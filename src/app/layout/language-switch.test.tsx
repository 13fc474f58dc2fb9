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

test.each([
  ['en', '/faridabad?type=banquet-hall&q=raj#map', '/hi/faridabad?type=banquet-hall&q=raj#map'],
  ['hi', '/hi/compare?venues=a,b', '/compare?venues=a,b'],
  ['en', '/', '/hi'],
  ['hi', '/hi', '/'],
  // It stays on the site.
  ['hi', '/hi//evil.example', '/evil.example'],
] as const)(
  'language switch · in "%s", %s links to the same page in the other language: %s',
  (locale, url, other) => {
    setLocale(locale);
    const link = renderSwitch(url);
    const [name, tag] = locale === 'en' ? ['हिन्दी', 'hi-IN'] : ['English', 'en-IN'];
    expect(link).toHaveAccessibleName(name);
    expect(link).toHaveAttribute('href', other);
    expect(link).toHaveAttribute('lang', tag);
    expect(link).toHaveAttribute('hreflang', tag);
  },
);

test('language switch · prerendered HTML has the path alone', () => {
  const html = renderToString(
    <StaticRouter location="/faridabad?type=banquet-hall">
      <LanguageSwitch />
    </StaticRouter>,
  );
  expect(html).toContain('href="/hi/faridabad"');
});
