/// <reference lib="webworker" />

import type { RouteHandlerCallbackOptions } from 'workbox-core';
import { cacheNames } from 'workbox-core';
import { CacheExpiration, ExpirationPlugin } from 'workbox-expiration';
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies';

declare const self: ServiceWorkerGlobalScope;
/** Written in by the build. */
declare const __PRECACHE__: { url: string; revision: string | null }[];
/** Code, fonts, the shell and the offline page of this build. */
const precached = __PRECACHE__;

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
/** Room for the code of some builds: pages of each may be on the device. */
const mostCode = 300;
const code = new CacheFirst(at('assets', mostCode));
const pictures = new StaleWhileRevalidate(at('pictures', 300));

async function openPage(options: RouteHandlerCallbackOptions): Promise<Response> {
  const asksAnew = options.request.cache === 'no-cache' || options.request.cache === 'reload';
  try {
    return await (asksAnew ? reloaded : pages).handle(options);
  } catch {
    return (await shellFor(options.url)) ?? (await matchPrecache('/offline')) ?? Response.error();
  }
}

/** A page that was reached from another one: its facts are here as data, and the shell of their build draws them. */
async function shellFor({ pathname }: URL): Promise<Response | undefined> {
  const name = pathname.toLowerCase().replace(/^\/+|\/+$/g, '') || 'index';
  const known = await (await caches.open('data')).keys();
  const builds = known.flatMap(({ url }) => {
    const [, , build, ...rest] = new URL(url).pathname.split('/');
    return rest.join('/') === `${name}.json` && build ? [build] : [];
  });
  const latest = builds.at(-1);
  if (!latest) return undefined;
  const shell = await matchPrecache('/shell');
  return (await buildOf(shell)) === latest ? shell : caches.match(`/shell/${latest}`);
}

async function buildOf(shell: Response | undefined): Promise<string | undefined> {
  return /data-build="(\w+)"/.exec((await shell?.clone().text()) ?? '')?.[1];
}

/** Pages of the last build that are on the device still ask for its code, when this worker has taken over. */
async function keepLastBuild(): Promise<void> {
  const now = new Set(precached.map(({ url }) => url));
  const from = await caches.open(cacheNames.precache);
  const to = await caches.open('assets');
  const limit = new CacheExpiration('assets', { maxEntries: mostCode });
  for (const request of await from.keys()) {
    const { pathname } = new URL(request.url);
    const response = await from.match(request);
    const isShell = pathname === '/shell';
    if (!response || (now.has(pathname) && !isShell)) continue;
    const url = new URL(isShell ? `/shell/${await buildOf(response)}` : pathname, request.url).href;
    await to.put(url, response);
    await limit.updateTimestamp(url);
  }
  await limit.expireEntries();
}

self.addEventListener('install', (event) => event.waitUntil(keepLastBuild()));
precacheAndRoute(precached, { cleanURLs: false });
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
