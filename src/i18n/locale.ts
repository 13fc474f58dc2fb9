import { baseLocale, type Locale, locales, overwriteGetLocale } from './compiled/runtime.js';

export { baseLocale, type Locale, locales };

/** The language of a browser bundle; not defined where one process serves both. */
declare const __LOCALE__: Locale | undefined;

let current: Locale = typeof __LOCALE__ === 'undefined' ? baseLocale : __LOCALE__;

/** The language of everything that is rendered or loaded. */
export const getLocale = (): Locale => current;

/** BCP 47 tags, for `lang`, `hreflang` and `Intl`. */
export const languageTags = { en: 'en-IN', hi: 'hi-IN' } as const satisfies Readonly<Record<Locale, string>>;

/** The options of a message. Without `locale` it is in the current language. */
export interface TextOptions {
  readonly locale?: Locale;
}

/** The other language of a site in two. */
export const otherLocale = (locale: Locale = getLocale()): Locale => (locale === 'en' ? 'hi' : 'en');

/** Changes the language where one process serves both: at build time, on the development server and in tests. */
export function setLocale(locale: Locale): void {
  current = locale;
  overwriteGetLocale(getLocale);
}

/** The prefix of the paths of a language: `''` or `/hi`. */
export const basePath = (locale: Locale = getLocale()): string => (locale === baseLocale ? '' : `/${locale}`);

/** A route path as a URL path: `/faridabad` to `/hi/faridabad`, `/` to `/hi`. English paths have no prefix. */
export function localPath(path: string, locale: Locale = getLocale()): string {
  return path === '/' ? basePath(locale) || '/' : basePath(locale) + path;
}

/** The language of a URL path in any letter case. */
export function localeOf(pathname: string): Locale {
  const first = pathname.split('/')[1]?.toLowerCase();
  return locales.find((locale) => locale !== baseLocale && locale === first) ?? baseLocale;
}

/** A URL path as a route path: `/hi/faridabad` to `/faridabad`, `/hi` to `/`. Never begins with two slashes, as another site does. */
export function routePath(pathname: string): string {
  return pathname.slice(basePath(localeOf(pathname)).length).replace(/^\/*/, '/');
}
