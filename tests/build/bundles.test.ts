import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { cityTexts } from '../../src/content/city-texts.ts';
import { loadVenues, venueEntries } from '../../src/content/venues/index.ts';
import { anyVenue } from '../../src/domain/lead-limits.ts';
import { type Locale, localPath } from '../../src/i18n/locale.ts';
import { dataUrl } from '../../src/lib/load-data.ts';
import { paths } from '../../src/lib/paths.ts';
import type { PageData } from '../../src/routes/page-entry.ts';
import type { VenueData } from '../../src/routes/venue/venue-data.ts';
import { list, read } from './built-files.ts';
import { checkEach } from './check-each.ts';

const venues = loadVenues();

/** A guard against accidents: nothing is arranged to fill it. */
const maxScriptBytes = 140_000;

const scriptNames = /(?:src|href)="\/(assets\/[^"]+\.js)"/g;
const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, group = '']) => group);
const htmlFiles = list('.html');
const scripts = list('.js').map((file) => ({ file, text: read(file) }));
const policy = readFileSync(join(import.meta.dirname, '../../vercel.json'), 'utf8');

const compressedBytes = new Map(scripts.map(({ file, text }) => [file, brotliCompressSync(text).length]));

/** The size of the scripts that a page names, compressed with brotli. */
function scriptBytes(file: string): number {
  const names = new Set(matches(read(file), scriptNames));
  return [...names].reduce((sum, name) => sum + (compressedBytes.get(name) ?? 0), 0);
}

const pages = htmlFiles.map((file) => [file, read(file)] as const);

test('bundles · the scripts of a page are at most 140 KB, compressed with brotli', () => {
  checkEach(pages, (_, file) => {
    const bytes = scriptBytes(file);
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThanOrEqual(maxScriptBytes);
  });
});

const src = join(import.meta.dirname, '../../src');
/** The messages that each file of the sources calls. */
const calledMessages = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
  .map((file) => ({ file, keys: matches(readFileSync(join(src, file), 'utf8'), /\bm\.(\w+)/g) }));

/** English texts that only the code of a folder has. */
function textsOf(folder: string): readonly string[] {
  const keysOf = (isWithin: boolean) =>
    calledMessages.flatMap(({ file, keys }) => (file.startsWith(folder) === isWithin ? keys : []));
  const others = new Set(keysOf(false));
  const texts = Object.assign({}, ...messageFiles('en')) as Readonly<Record<string, unknown>>;
  return [...new Set(keysOf(true))]
    .filter((key) => !others.has(key))
    .flatMap((key) => texts[key] ?? [])
    .filter(isPlainText);
}

test('bundles · a page of text loads no code of forms, lists and policies, and a venue’s page none of lists', () => {
  const loads = (page: string, folder: string) => {
    const loaded = matches(read(page), scriptNames).map(read).join('\n');
    return textsOf(folder).some((text) => loaded.includes(text));
  };
  const loadedBy = (page: string) =>
    ['features/leads/forms/', 'features/listing/', 'features/venues/policies/'].filter((folder) =>
      loads(page, folder),
    );
  expect(loadedBy('terms-and-conditions.html')).toEqual([]);
  expect(loadedBy('faridabad.html')).toContain('features/listing/');
  expect(loadedBy('venues/hotelrajmahal.html')).toEqual([
    'features/leads/forms/',
    'features/venues/policies/',
  ]);
});

test('bundles · the page has its styles inline and names their files disabled, so that none is fetched; preloads stand in its head, those of scripts after the styles, the largest first and then the smallest, and what the first paint does not need at the end of its body; its inline script stands before the styles and is allowed by the content security policy', () => {
  checkEach(pages, (html) => {
    expect(matches(html, /<style>([\s\S]*?)<\/style>/g)).toHaveLength(1);
    expect(html).toMatch(/<link rel="stylesheet" href="\/assets\/index-[^"]+\.css" disabled>/);
    expect(html).not.toMatch(/<link[^>]+rel="stylesheet"(?![^>]+ disabled>)/);
    const [head = '', body = ''] = html.split('</head>');
    expect(head).not.toMatch(/rel="modulepreload"[\s\S]*<style>/);
    const preloaded = matches(head, /rel="modulepreload"[^>]+href="\/([^"]+)"/g);
    const [largest = 0, ...others] = preloaded.map((file) => Buffer.byteLength(read(file)));
    const sizes = [...others, largest];
    expect(sizes).toEqual(sizes.toSorted((a, b) => a - b));
    if (/<img[^>]+fetchPriority="high"/.test(body)) expect(head).toContain('<link rel="preload" as="image"');
    expect(body).not.toContain('rel="preload"');
    expect(head).not.toMatch(/ disabled>|ld\+json/);
    const inline = matches(html, /<script>([\s\S]*?)<\/script>/g);
    expect(inline).toHaveLength(1);
    expect(html).toMatch(/<script>[\s\S]*<style>/);
    const hash = createHash('sha256')
      .update(inline[0] ?? '')
      .digest('base64');
    expect(policy).toContain(`'sha256-${hash}'`);
    expect(brotliCompressSync(inline[0] ?? '').length).toBeLessThanOrEqual(3 * 1024);
  });
});

test('bundles · the styles of a page begin with those of the shell, and have those of every class in its HTML', () => {
  const stylesIn = (html: string) => matches(html, /<style>([\s\S]*?)<\/style>/g).join('');
  const classesIn = (css: string) => new Set(matches(css, /\.([a-z_-][\w-]*)/gi));
  const all = classesIn(list('.css').map(read).join(''));
  checkEach(pages, (html, file) => {
    const styles = stylesIn(html);
    const shell = stylesIn(read(/^hi\b/.test(file) ? 'hi/shell.html' : 'shell.html'));
    expect(styles.startsWith(shell)).toBe(true);
    const present = classesIn(styles);
    const used = matches(html, /class="([^"]+)"/g).flatMap((names) => names.split(' '));
    expect(new Set(used.filter((name) => all.has(name) && !present.has(name)))).toEqual(new Set());
    expect(used.some((name) => present.has(name)) || /shell/.test(file)).toBe(true);
  });
});

test('bundles · no script contains the content of a venue, or the texts of a city', () => {
  const texts = [
    ...venueEntries.map(({ shortDescription }) => shortDescription),
    ...Object.values(cityTexts).map(({ intro }) => intro),
  ].flatMap(({ en, hi = en }) => [en, hi]);
  const found = scripts.flatMap(({ file, text }) =>
    texts.filter((content) => text.includes(content)).map((content) => `${file}: ${content}`),
  );
  expect(found).toEqual([]);
  expect(scripts.some(({ text }) => text.includes('pictures/'))).toBe(true);
});

test('bundles · every address of a picture changes with its content', () => {
  const texts = [...htmlFiles, ...list('.json')].map((file) => ({ file, text: read(file) }));
  const unversioned = texts.flatMap(({ file, text }) =>
    matches(text, /(\/(?:pictures|og)\/[^"\s?]+\.\w+)(?!\?v=[0-9a-f]{8}\b)(?=["\s?])/g).map(
      (url) => `${file}: ${url}`,
    ),
  );
  expect(unversioned).toEqual([]);
  expect(read('index.html')).toMatch(/\/pictures\/home\/[\w-]+\.avif\?v=[0-9a-f]{8} /);
});

/** The scripts that pages of a language load, at once or later. 404.html loads those of either language. */
function scriptsOf(locale: Locale): readonly string[] {
  const pages = htmlFiles.filter((file) => /^hi\b/.test(file) === (locale === 'hi') && file !== '404.html');
  const found = new Map<string, string>();
  const add = (text: string) => {
    for (const name of matches(text, /([\w-]+\.js)\b/g)) {
      const script = scripts.find(({ file }) => file === `assets/${name}`);
      if (!script || found.has(name)) continue;
      found.set(name, script.text);
      add(script.text);
    }
  };
  for (const page of pages) add(read(page));
  return [...found.values()];
}

const messageFiles = (locale: Locale): readonly object[] => {
  const folder = join(src, 'i18n', locale);
  return readdirSync(folder).map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as object);
};

/** Without parameters, and long enough to occur nowhere else. */
const isPlainText = (text: unknown): text is string =>
  typeof text === 'string' && text.length > 20 && !text.includes('{');

const messagesOf = (locale: Locale): readonly string[] =>
  messageFiles(locale)
    .flatMap((file): readonly unknown[] => Object.values(file))
    .filter(isPlainText);

test.each([
  ['en', 'hi'],
  ['hi', 'en'],
] as const)('bundles · pages in "%s" load their own messages and none in "%s"', (own, other) => {
  const loaded = scriptsOf(own);
  const isLoaded = (message: string) => loaded.some((script) => script.includes(message));
  // The value that is sent for no particular venue is English in both.
  const ownMessages = [...messagesOf(own), anyVenue];
  expect(ownMessages.filter(isLoaded).length).toBeGreaterThan(100);
  expect(messagesOf(other).filter((text) => isLoaded(text) && !ownMessages.includes(text))).toEqual([]);
});

const pageDataOf = (path: string) => {
  const [build = ''] = matches(read(`${path.slice(1)}.html`), /data-build="(\w+)"/g);
  return (JSON.parse(read(dataUrl(build, path).slice(1))) as PageData<VenueData>).data;
};

test('bundles · the data of a venue is its own, with the few similar venues as cards', () => {
  checkEach(
    venues.map((venue) => [venue.id, venue] as const),
    (venue) => {
      const data = pageDataOf(paths.venue(venue));
      const others = venues.filter((other) => other.id !== venue.id);
      const named = (text: string) => others.filter(({ id }) => text.includes(`"${id}"`)).map(({ id }) => id);
      expect(data.venue.id).toBe(venue.id);
      expect(named(JSON.stringify(data.venue))).toEqual([]);
      expect(data.similar.length).toBeLessThanOrEqual(6);
      for (const similar of data.similar) expect(similar).not.toHaveProperty('about');
    },
  );
});

test('bundles · the data of a venue is in the language of its page', () => {
  checkEach(
    venueEntries.map((entry) => [entry.id, entry] as const),
    ({ id, hasPage, about, nameHi }) => {
      const venueIn = (locale: Locale) => pageDataOf(localPath(paths.venue({ id, hasPage }), locale)).venue;
      expect(venueIn('en').about).toEqual(about.map(({ en }) => en));
      expect(venueIn('en').nameHi).toBeUndefined();
      expect(venueIn('hi').about).toEqual(about.map(({ en, hi = en }) => hi));
      expect(venueIn('hi').nameHi).toBe(nameHi);
    },
  );
});
