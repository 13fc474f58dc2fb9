/// <reference lib="webworker" />

import type { RouteHandlerCallbackOptions } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies';

declare const self: ServiceWorkerGlobalScope;
/** Code, fonts, the shell and the offline page; written in by the build. */
declare const __PRECACHE__: { url: string; revision: string | null }[];

/** Seconds before a page that is known opens from the device. */
const patience = 4;

/** One page has one place in the cache, whatever follows its path; a redirect or an error has none. */
const onePage = {
  cacheKeyWillBeUsed: async ({ request }: { request: Request }) => {
    const { origin, pathname } = new URL(request.url);
    return origin + (pathname.toLowerCase().replace(/\/+$/, '') || '/');
  },
  cacheWillUpdate: async ({ response }: { response: Response }) =>
    response.status === 200 ? response : null,
};
const at = (cacheName: string, maxEntries: number) => ({
  cacheName,
  plugins: [new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true })],
});
const kept = { cacheName: 'pages', plugins: [onePage, ...at('pages', 80).plugins] };
const pages = new NetworkFirst({ ...kept, networkTimeoutSeconds: patience });
/** Whoever reloads asks for what is there now, however long it takes. */
const reloaded = new NetworkFirst(kept);
const data = new CacheFirst(at('data', 200));
const code = new CacheFirst(at('assets', 200));
const pictures = new StaleWhileRevalidate(at('pictures', 300));

async function openPage(options: RouteHandlerCallbackOptions): Promise<Response> {
  const asksAnew = options.request.cache === 'no-cache' || options.request.cache === 'reload';
  try {
    return await (asksAnew ? reloaded : pages).handle(options);
  } catch {
    return (await shellFor(options.url)) ?? (await matchPrecache('/offline')) ?? Response.error();
  }
}

/** A page that was reached from another one: its facts are here as data, and the shell draws them. */
async function shellFor({ pathname }: URL): Promise<Response | undefined> {
  const shell = await matchPrecache('/shell');
  const build = /data-build="(\w+)"/.exec((await shell?.clone().text()) ?? '')?.[1];
  const name = pathname.toLowerCase().replace(/^\/+|\/+$/g, '') || 'index';
  return (await caches.match(`/data/${build}/${name}.json`)) ? shell : undefined;
}

precacheAndRoute(__PRECACHE__, { cleanURLs: false });
cleanupOutdatedCaches();
registerRoute(({ request }) => request.mode === 'navigate', openPage);
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/data/'), data);
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'), code);
registerRoute(({ url, sameOrigin }) => sameOrigin && /^\/(pictures|icons)\//.test(url.pathname), pictures);

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('message', (event) => {
  if (event.data?.type === 'take over') event.waitUntil(self.skipWaiting());
  if (event.data?.type === 'keep') event.waitUntil(keep(event, event.data.urls));
});

/** Keeps the first page, and what it has loaded, which came before this worker was there. */
async function keep(event: ExtendableMessageEvent, urls: readonly string[]): Promise<void> {
  const strategyOf = (path: string) =>
    path.startsWith('/pictures/') ? pictures : path.startsWith('/data/') ? data : pages;
  await Promise.allSettled(
    urls.map((url) => {
      const [response, done] = strategyOf(new URL(url).pathname).handleAll({
        event,
        request: new Request(url),
      });
      return Promise.all([response, done]);
    }),
  );
}
