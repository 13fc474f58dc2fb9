import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { asSent, brotli, found, scriptBytes, scriptsOf } from '../../scripts/bench/first-load.ts';
import type { PageData } from '../../src/app/page-data.ts';
import { payloadPath } from '../../src/app/page-payload.ts';
import { venues } from '../../src/content/venues/index.ts';
import { paths } from '../../src/lib/paths.ts';

/** The most bytes of a first load, as the host compresses them. */
const limits = { script: 100_000, styles: 12_000, fonts: 40_000, home: 220_000 };

const dist = join(import.meta.dirname, '../../dist');
const pages = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.html'),
);
const read = (file: string) => readFileSync(join(dist, file), 'utf8');
const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0);
const fontsOf = (html: string) =>
  sum(found(html, /url\("?\/(assets\/[^)"]+\.woff2)/g).map((file) => readFileSync(join(dist, file)).length));

describe.each(pages)('%s', (file) => {
  const html = read(file);

  test('fast 1 · the script of the first load stays within 100 KB', () => {
    expect(scriptsOf(dist, html).length).toBeGreaterThan(3);
    expect(scriptBytes(dist, html)).toBeLessThanOrEqual(limits.script);
  }, 60_000);

  test('fast 1 · styles stay within 12 KB, fonts within 40 KB', () => {
    const inline = found(html, /<style>([\s\S]*?)<\/style>/g);
    const rest = found(html, /<link rel="stylesheet" data-rest [^>]*href="\/([^"]+)"/g).map(read);
    expect(inline).toHaveLength(1);
    expect(sum([...inline, ...rest].map(brotli))).toBeLessThanOrEqual(limits.styles);
    expect(fontsOf(html)).toBeGreaterThan(0);
    expect(fontsOf(html)).toBeLessThanOrEqual(limits.fonts);
  });
});

/** Bytes that a server may send before it hears from the browser (ten packets), less the headers as HTTP/2 packs them. */
const roundTrip = 14_600 - 700;
/** The list of every picture of the site is no page that anybody begins with. */
const begun = pages.filter((file) => file !== 'images.html');

test.each(begun)('fast 1 · %s travels in one round trip', (file) => {
  expect(asSent(read(file))).toBeLessThanOrEqual(roundTrip);
});

test('fast 1 · the home page, its script, fonts and first picture stay within 220 KB', () => {
  const html = read('index.html');
  const narrow = /imagesrcset="([^"]+)" imagesizes="100vw" media="\(max-width/.exec(html)?.[1] ?? '';
  // The largest file that a phone may choose.
  const pictures = found(narrow, /\/(pictures\/\S+)/g).map((file) => readFileSync(join(dist, file)).length);
  expect(pictures.length).toBeGreaterThan(1);
  const all = brotli(html) + scriptBytes(dist, html) + fontsOf(html) + Math.max(...pictures);
  expect(all).toBeLessThanOrEqual(limits.home);
}, 60_000);

describe.each(venues.map((venue) => [venue.id, venue] as const))('%s', (_, venue) => {
  const html = read(`${paths.venue(venue).slice(1)}.html`);
  const [build = ''] = found(html, /data-build="(\w+)"/g);
  const written = read(payloadPath(build, paths.venue(venue)).slice(1));
  const { data } = JSON.parse(written) as { data: PageData['venue'] };
  const others = venues.filter((other) => other.id !== venue.id);

  test('fast 1 · a venue page carries its own venue, and the few like it as cards', () => {
    expect(data.venue.id).toBe(venue.id);
    const named = (text: string) =>
      others.filter(({ id }) => text.includes(`/${id}/`) || text.includes(`"${id}"`));
    expect(named(JSON.stringify(data.venue))).toEqual([]);
    expect(data.similar.length).toBeLessThanOrEqual(6);
    const similar = new Set(data.similar.map(({ id }) => id));
    expect(named(html).filter(({ id }) => !similar.has(id))).toEqual([]);
  });
});
