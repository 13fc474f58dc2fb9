import type { Browser } from '@playwright/test';
import { benchPaths, type Figure, type Part } from './figures.ts';
import { brotli, bytesOf, scriptsOf } from './first-load.ts';
import { waitUntil, withPage } from './throttled-page.ts';

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
  await withPage(browser, url, (visit) => waitUntil(visit, idleSeconds), {
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
  return requests;
}
