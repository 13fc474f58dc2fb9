import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fullAddress } from '../src/app/site-url.ts';
import { cities, nameCities } from '../src/content/cities.ts';
import { site } from '../src/content/site.ts';
import { m } from '../src/i18n/compiled/messages.js';
import { baseLocale, type Locale, languageTags, locales, localPath } from '../src/i18n/locale.ts';
import { paths } from '../src/lib/paths.ts';

/** Their content is stored in the browser. */
const personal: readonly string[] = [paths.shortlist(), paths.compare(), paths.plan()];

/** Writes sitemap.xml, robots.txt and the web app manifest into the build. */
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
  await writeFile(join(client, 'manifest.webmanifest'), JSON.stringify(manifest));
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

const manifest = {
  id: '/',
  name: site.name,
  short_name: shortName(site.name),
  description: m.site_description(
    { cities: nameCities(cities, { locale: baseLocale }) },
    { locale: baseLocale },
  ),
  lang: 'en-IN',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: '#fbf6ee',
  theme_color: '#7a1430',
  icons: [
    { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
};
