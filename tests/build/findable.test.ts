// @vitest-environment jsdom
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { site } from '../../src/content/site.ts';
import { locales, localPath } from '../../src/i18n/locale.ts';
import { canonicalPaths, pathsWithContent } from '../../src/routes/pages.ts';
import { checkEach } from './check-each.ts';

const dist = join(import.meta.dirname, '../../dist');
const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.html'),
);
const pathOf = (file: string) => `/${file.replace(/\.html$/, '').replace(/^index$/, '')}`;
const standIns = ['/404', '/offline', '/hi/offline'];
const pages = new Map(
  files
    .filter((file) => !pathOf(file).endsWith('/shell'))
    .map(
      (file) =>
        [
          pathOf(file),
          new DOMParser().parseFromString(readFileSync(join(dist, file), 'utf8'), 'text/html'),
        ] as const,
    ),
);
/** Without samples the page of testimonials may have nothing to show. */
const empty = canonicalPaths()
  .filter((path) => !pathsWithContent().includes(path))
  .flatMap((path) => locales.map((locale) => localPath(path, locale)));
const canonical = [...pages].filter(([path]) => !standIns.includes(path));
/** The host answers /hi/404 with 404.html, which is in both languages. */
const exists = (path: string) => pages.has(path) || path === '/hi/404' || existsSync(join(dist, path));

test('findable · pages have a title, a description, one main heading, headings in order, and their content', () => {
  checkEach(pages, (page, path) => {
    expect(page.title.length).toBeGreaterThan(5);
    expect(page.querySelectorAll('meta[name="description"]')).toHaveLength(1);
    expect(page.querySelectorAll('h1')).toHaveLength(1);
    expect(page.querySelector('main')?.textContent.length).toBeGreaterThan(empty.includes(path) ? 50 : 200);
    let level = 0;
    for (const heading of page.querySelectorAll('main :is(h1, h2, h3, h4, h5, h6)')) {
      const next = Number(heading.tagName[1]);
      expect(next, `${heading.textContent}`).toBeLessThanOrEqual(level + 1);
      level = next;
    }
  });
});

test('findable · links and pictures lead to existing targets', () => {
  checkEach(pages, (page, path) => {
    const broken = [...page.querySelectorAll('a[href]')].flatMap((link) => {
      const url = new URL(link.getAttribute('href') ?? '', `http://here${path}`);
      if (url.host !== 'here' || !url.protocol.startsWith('http')) return [];
      const target = pages.get(url.pathname);
      const there = url.hash
        ? target?.getElementById(decodeURIComponent(url.hash.slice(1)))
        : exists(url.pathname);
      return there ? [] : [url.pathname + url.hash];
    });
    const sources = [...page.querySelectorAll('img[src], source[srcset]')].flatMap((element) =>
      (element.getAttribute('srcset') ?? element.getAttribute('src') ?? '').split(', '),
    );
    const missing = sources
      .map((source) => source.split(/[ ?]/)[0] ?? '')
      .filter((source) => !exists(source));
    expect([...broken, ...missing]).toEqual([]);
  });
});

const contentOf = (page: Document, property: string) =>
  page.querySelector(`meta[property="${property}"], meta[name="${property}"]`)?.getAttribute('content') ?? '';
const origin = process.env.SITE_URL || site.url;

test('findable · pages name their canonical URL and their shared image', () => {
  checkEach(canonical, (page, path) => {
    const address = new URL(path, origin).href;
    expect(page.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(address);
    expect(contentOf(page, 'og:url')).toBe(address);
    expect(contentOf(page, 'og:title')).toBe(page.title);
    expect(existsSync(join(dist, new URL(contentOf(page, 'og:image')).pathname))).toBe(true);
    expect(contentOf(page, 'twitter:card')).toBe('summary_large_image');
  });
});

test('findable · the page and its other language link to each other', () => {
  checkEach(canonical, (page, path) => {
    const english = path.replace(/^\/hi(?=\/|$)/, '') || '/';
    const hindi = english === '/' ? '/hi' : `/hi${english}`;
    const links = [...page.querySelectorAll('link[rel="alternate"][hreflang]')].map((link) => [
      link.getAttribute('hreflang'),
      new URL(link.getAttribute('href') ?? '').pathname,
    ]);
    expect(links).toEqual([
      ['en-IN', english],
      ['hi-IN', hindi],
      ['x-default', english],
    ]);
    expect([pages.has(english), pages.has(hindi)]).toEqual([true, true]);
    expect(page.documentElement.lang).toBe(path === hindi ? 'hi-IN' : 'en-IN');
  });
});

test('findable · structured data is valid JSON without ratings', () => {
  checkEach(canonical, (page) => {
    for (const script of page.querySelectorAll('script[type="application/ld+json"]')) {
      const graph = JSON.parse(script.textContent ?? '') as {
        '@graph': { '@type': unknown; inLanguage?: string }[];
      };
      expect(graph['@graph'].every((thing) => Boolean(thing['@type']))).toBe(true);
      expect(graph['@graph'][0]?.inLanguage).toBe(page.documentElement.lang);
      expect(script.textContent).not.toMatch(/rating|review|00000/i);
    }
  });
});

test('findable · every answer in structured data is on the page', () => {
  checkEach(canonical, (page) => {
    const shown = page.querySelector('main')?.textContent ?? '';
    const data = page.querySelector('script[type="application/ld+json"]')?.textContent ?? '';
    for (const [, question = ''] of data.matchAll(/"@type":"Question","name":"([^"]*)"/g)) {
      expect(shown).toContain(question);
    }
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
  const page = pages.get(path);
  const data = page?.querySelector('script[type="application/ld+json"]')?.textContent ?? '';
  const [list = ''] = /"BreadcrumbList".*?\]/.exec(data) ?? [];
  const shown = [...(page?.querySelectorAll('main nav ol > li') ?? [])].map((item) => item.textContent);
  expect([...list.matchAll(/"name":"([^"]*)"/g)].map(([, name]) => name)).toEqual(shown);
  expect(shown.length).toBeGreaterThan(1);
});

test('findable · sample venues have no structured data', () => {
  expect(pages.get('/venue/noida-one')?.querySelector('script[type="application/ld+json"]')).toBeNull();
});

test('findable · the sitemap lists every page with content except the visitor’s own lists', () => {
  const sitemap = readFileSync(join(dist, 'sitemap.xml'), 'utf8');
  const named = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)]
    .map(([, url = '']) => new URL(url).pathname)
    .sort();
  expect(sitemap.match(/hreflang="hi-IN"/g)).toHaveLength(named.length);
  const wanted = canonical
    .map(([path]) => path)
    .filter((path) => !empty.includes(path) && !/\/(shortlist|compare|plan)$/.test(path));
  expect(named).toEqual(wanted.sort());
  expect(readFileSync(join(dist, 'robots.txt'), 'utf8')).toContain('Sitemap: ');
});

test('findable · the icons of the manifest exist', () => {
  const manifest = JSON.parse(readFileSync(join(dist, 'manifest.webmanifest'), 'utf8')) as {
    icons: { src: string }[];
  };
  expect(
    manifest.icons.map(({ src }) => relative('/', src)).every((src) => existsSync(join(dist, src))),
  ).toBe(true);
});
