import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fullAddress } from '../src/app/site-url.ts';
import { cities, nameCities } from '../src/content/cities.ts';
import { site } from '../src/content/site.ts';
import { m } from '../src/i18n/compiled/messages.js';
import { baseLocale, type Locale, languageTags, locales, localPath } from '../src/i18n/locale.ts';
import { paths } from '../src/lib/paths.ts';

/** Their content is stored in the browser. */
const personal: readonly string[] = [paths.shortlist(), paths.compare(), paths.plan()];

/** Writes sitemap.xml, robots.txt and the web app manifest of each language into the build. */
export async function writeCrawlerFiles(client: string, listed: readonly string[]): Promise<void> {
  const indexed = listed.filter((path) => !personal.includes(path));
  const entries = indexed.flatMap((path) => locales.map((locale) => sitemapEntry(path, locale))).join('\n');
  await writeFile(
    join(client, 'sitemap.xml'),
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries}\n</urlset>\n`,
  );
  await writeFile(
    join(client, 'robots.txt'),
    `User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${fullAddress('/sitemap.xml')}\n`,
  );
  for (const locale of locales) {
    const file = join(client, manifestPath(locale));
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, JSON.stringify(manifestOf(locale)));
  }
}

/** A page in one language, with links to it in every language. */
function sitemapEntry(path: string, locale: Locale): string {
  const link = (language: string, each: Locale) =>
    `<xhtml:link rel="alternate" hreflang="${language}" href="${fullAddress(localPath(path, each))}"/>`;
  const links = [...locales.map((each) => link(languageTags[each], each)), link('x-default', baseLocale)];
  return `  <url><loc>${fullAddress(localPath(path, locale))}</loc>${links.join('')}</url>`;
}

/** The first words that have at most 12 characters: about as many stand below the icon of an installed site. */
const shortName = (name: string) => /^.{1,12}(?= |$)/.exec(name)?.[0] ?? name.slice(0, 12);

export const manifestPath = (locale: Locale): string => localPath('/manifest.webmanifest', locale);

/** What is installed opens in its language; its scope has both, so that the switch of language stays in the app. */
const manifestOf = (locale: Locale) => ({
  id: localPath('/', locale),
  name: site.name,
  short_name: shortName(site.name),
  description: m.site_description({ cities: nameCities(cities, { locale }) }, { locale }),
  lang: languageTags[locale],
  start_url: localPath('/', locale),
  scope: '/',
  display: 'standalone',
  background_color: '#fbf6ee',
  theme_color: '#7a1430',
  icons: [
    { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
});
