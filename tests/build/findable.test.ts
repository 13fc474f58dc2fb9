import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { linkFindings } from '../../scripts/launch/link-findings.ts';
import { cities } from '../../src/content/cities.ts';
import { site } from '../../src/content/site.ts';
import { loadVenues } from '../../src/content/venues/index.ts';
import { locales, localPath } from '../../src/i18n/locale.ts';
import { paths } from '../../src/lib/paths.ts';
import { canonicalPaths, pathsWithContent } from '../../src/routes/pages.ts';
import { dist, list, read } from './built-files.ts';
import { checkEach } from './check-each.ts';
import { attributeOf, contentOf, languageOf, tagsIn, textOf } from './html.ts';

const pathOf = (file: string) => `/${file.replace(/\.html$/, '').replace(/^index$/, '')}`;
const standIns = ['/404', '/offline', '/hi/offline'];
const pages = new Map(
  list('.html')
    .filter((file) => !pathOf(file).endsWith('/shell'))
    .map((file) => [pathOf(file), read(file)] as const),
);
/** Without samples the page of testimonials may have nothing to show. */
const empty = canonicalPaths()
  .filter((path) => !pathsWithContent().includes(path))
  .flatMap((path) => locales.map((locale) => localPath(path, locale)));
const canonical = [...pages].filter(([path]) => !standIns.includes(path));

test('findable · pages have a title, a description, one main heading, headings in order, and their content', () => {
  checkEach(pages, (html, path) => {
    const main = contentOf(html, 'main');
    expect(contentOf(html, 'title').length).toBeGreaterThan(5);
    expect(metaOf(html, 'description')).toHaveLength(1);
    expect(tagsIn(html, 'h1')).toHaveLength(1);
    expect(textOf(main).length).toBeGreaterThan(empty.includes(path) ? 50 : 200);
    const levels = tagsIn(main, 'h[1-6]').map((tag) => Number(tag[2]));
    expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([]);
  });
});

test('findable · links and pictures lead to existing targets without a redirect', () => {
  expect(linkFindings(dist, []).map(({ where, what }) => `${where}: ${what}`)).toEqual([]);
});

const metaOf = (html: string, property: string) =>
  tagsIn(html, 'meta')
    .filter((tag) => tag.includes(`property="${property}"`) || tag.includes(`name="${property}"`))
    .map((tag) => attributeOf(tag, 'content'));
const linksOf = (html: string, rel: string) =>
  tagsIn(html, 'link').filter((tag) => attributeOf(tag, 'rel') === rel);
const origin = process.env.SITE_URL || site.url;

test('findable · pages name their canonical URL and their shared image', () => {
  checkEach(canonical, (html, path) => {
    const address = new URL(path, origin).href;
    expect(linksOf(html, 'canonical').map((tag) => attributeOf(tag, 'href'))).toEqual([address]);
    expect(metaOf(html, 'og:url')).toEqual([address]);
    expect(metaOf(html, 'og:title')).toEqual([textOf(contentOf(html, 'title'))]);
    expect(existsSync(join(dist, new URL(metaOf(html, 'og:image')[0] ?? '').pathname))).toBe(true);
    expect(metaOf(html, 'twitter:card')).toEqual(['summary_large_image']);
  });
});

test('findable · the locality of an address is a city, because its street names the sector', () => {
  const inCities = (['en', 'hi'] as const).flatMap((locale) => [
    ...cities.map(({ name }) => name[locale]),
    site.address.city[locale],
  ]);
  const localities = [...pages.values()].flatMap((html) =>
    Array.from(html.matchAll(/"addressLocality":"([^"]*)"/g), ([, locality = '']) => locality),
  );
  expect(localities.length).toBeGreaterThan(40);
  expect(localities.filter((locality) => !inCities.includes(locality))).toEqual([]);
});

test('findable · the page and its other language link to each other', () => {
  checkEach(canonical, (html, path) => {
    const english = path.replace(/^\/hi(?=\/|$)/, '') || '/';
    const hindi = english === '/' ? '/hi' : `/hi${english}`;
    const links = linksOf(html, 'alternate').map((tag) => [
      attributeOf(tag, 'hreflang'),
      new URL(attributeOf(tag, 'href')).pathname,
    ]);
    expect(links).toEqual([
      ['en-IN', english],
      ['hi-IN', hindi],
      ['x-default', english],
    ]);
    expect([pages.has(english), pages.has(hindi)]).toEqual([true, true]);
    expect(languageOf(html)).toBe(path === hindi ? 'hi-IN' : 'en-IN');
  });
});

const structuredData = (html = '') =>
  /<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(html)?.[1] ?? '';

test('findable · structured data is valid JSON without ratings, and its answers are on the page', () => {
  const described = canonical.filter(([, html]) => structuredData(html));
  checkEach(described, (html) => {
    const data = structuredData(html);
    const { '@graph': graph } = JSON.parse(data) as {
      '@graph': { '@type': unknown; inLanguage?: string }[];
    };
    expect(graph.every((thing) => Boolean(thing['@type']))).toBe(true);
    expect(graph[0]?.inLanguage).toBe(languageOf(html));
    expect(data).not.toMatch(/rating|review|00000/i);
    const shown = textOf(contentOf(html, 'main'));
    for (const [, question = ''] of data.matchAll(/"@type":"Question","name":"([^"]*)"/g))
      expect(shown).toContain(question);
  });
});

test.each([
  '/faridabad/banquet-halls',
  '/hi/noida/banquet-halls',
  '/gurgaon',
  '/faridabad/vendors',
  '/venues',
  '/venues/hotelrajmahal',
])('findable · structured data has the breadcrumb of %s', (path) => {
  const html = pages.get(path) ?? '';
  const [list = ''] = /"BreadcrumbList".*?\]/.exec(structuredData(html)) ?? [];
  const shown = contentOf(contentOf(html, 'main'), 'ol').split('</li>').slice(0, -1).map(textOf);
  expect([...list.matchAll(/"name":"([^"]*)"/g)].map(([, name]) => name)).toEqual(shown);
  expect(shown.length).toBeGreaterThan(1);
});

test('findable · sample venues have no structured data', () => {
  for (const venue of loadVenues().filter(({ source }) => source === 'sample')) {
    expect(pages.has(paths.venue(venue)), venue.id).toBe(true);
    expect(structuredData(pages.get(paths.venue(venue))), venue.id).toBe('');
  }
});

test('findable · the sitemap lists every page with content except the visitor’s own lists', () => {
  const sitemap = read('sitemap.xml');
  const named = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)]
    .map(([, url = '']) => new URL(url).pathname)
    .sort();
  expect(sitemap.match(/hreflang="hi-IN"/g)).toHaveLength(named.length);
  const wanted = canonical
    .map(([path]) => path)
    .filter((path) => !empty.includes(path) && !/\/(shortlist|compare|plan)$/.test(path));
  expect(named).toEqual(wanted.sort());
  expect(read('robots.txt')).toContain('Sitemap: ');
});
