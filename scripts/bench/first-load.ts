import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import { packed } from '../host/static-files.ts';
import type { Figure, Part } from './figures.ts';
import { benchPaths } from './lighthouse-run.ts';
import { openPage, waitUntil } from './throttled-page.ts';

/** Bytes of a page as the local server compresses it. */
export const asSent = (text: string): number => brotliCompressSync(text, packed).length;

/** Bytes after the strongest compression. */
export const brotli = (text: string | Buffer): number => brotliCompressSync(text).length;

/** The first group of every match. */
export const found = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, one]) => one ?? '');

const sizes = new Map<string, number>();

/** The scripts that a built page refers to, and their static imports. Paths inside `dist`. */
export function scriptsOf(dist: string, html: string): readonly string[] {
  const files = new Set(found(html, /(?:start|src|href)="\/(assets\/[^"]+\.js)"/g));
  const [later = ''] = found(html, /<meta name="later" content="([^"]+)"/g);
  for (const name of found(later, /(\S+\.js)/g)) files.add(`assets/${name}`);
  for (const file of files) {
    const code = readFileSync(join(dist, file), 'utf8');
    for (const need of found(code, /\b(?:from|import)\s*["']\.\/([^"']+\.js)["']/g))
      files.add(`assets/${need}`);
  }
  return [...files];
}

/** Compressed bytes of the scripts that a built page refers to, and of their static imports. */
export function scriptBytes(dist: string, html: string): number {
  return bytesOf(dist, scriptsOf(dist, html));
}

function bytesOf(dist: string, files: readonly string[]): number {
  return files.reduce((sum, file) => {
    const path = join(dist, file);
    const size = sizes.get(path) ?? brotli(readFileSync(path));
    sizes.set(path, size);
    return sum + size;
  }, 0);
}

/** Seconds after the first paint during which a visit without interaction is watched. */
const idleSeconds = 8;

/** Compressed sizes in units of 1,000 bytes; nothing is throttled, and nobody interacts with the page. */
export const bytesPart: Part = {
  name: 'bytes',
  title: 'KB, compressed',
  once: true,
  measurements: benchPaths.map((path) => ({
    name: path,
    measure: ({ folder, origin }, browser) => measureBytes(folder, origin + path, browser),
  })),
};

async function measureBytes(dist: string, url: string, browser: Browser): Promise<Figure[]> {
  const html = await (await fetch(url)).text();
  const linked = scriptsOf(dist, html);
  const requests = await requestsOf(url, browser);
  const idle = requests
    .map(({ path }) => path)
    .filter((path) => path.endsWith('.js') && !linked.includes(path));
  const received = (wanted: (path: string) => boolean) =>
    requests.filter(({ path }) => wanted(path)).reduce((sum, { bytes }) => sum + bytes, 0);
  const kilobytes = (name: string, bytes: number, target?: string): Figure => ({
    name,
    value: bytes / 1000,
    unit: 'KB',
    ...(target ? { target } : {}),
  });
  return [
    kilobytes('HTML', brotli(html)),
    kilobytes('script with static imports', bytesOf(dist, linked), '115 KB'),
    kilobytes('script prefetched when idle', bytesOf(dist, [...new Set(idle)])),
    kilobytes(
      'stylesheets',
      received((path) => path.endsWith('.css')),
    ),
    kilobytes(
      'fonts',
      received((path) => path.endsWith('.woff2')),
    ),
    kilobytes(
      'all transferred before an interaction',
      received(() => true),
    ),
  ];
}

/** What a page requests without interaction: paths without the leading slash, bytes with headers. */
async function requestsOf(url: string, browser: Browser): Promise<{ path: string; bytes: number }[]> {
  const paths = new Map<string, string>();
  const requests: { path: string; bytes: number }[] = [];
  const visit = await openPage(browser, url, {
    throttled: false,
    onSession: async (session) => {
      session.on('Network.requestWillBeSent', ({ requestId, request }) =>
        paths.set(requestId, new URL(request.url).pathname.slice(1)),
      );
      session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
        requests.push({ path: paths.get(requestId) ?? '', bytes: encodedDataLength }),
      );
      await session.send('Network.enable');
    },
  });
  await waitUntil(visit, idleSeconds);
  await visit.close();
  return requests;
}
