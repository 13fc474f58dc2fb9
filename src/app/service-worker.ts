/// <reference lib="webworker" />

import type { RouteHandlerCallbackOptions } from 'workbox-core';
import { cacheNames } from 'workbox-core';
import { CacheExpiration, ExpirationPlugin } from 'workbox-expiration';
import { addPlugins, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';

import { baseLocale, getLocale, localeOf, localPath } from '../i18n/locale.ts';
import { isOwnFile } from '../lib/own-files.ts';

declare const self: ServiceWorkerGlobalScope;

interface CachedFile {
  readonly request: Request;
  readonly cachedResponse?: Response;
  readonly cacheName: string;
}
/** Filled in by the build. */
declare const __PRECACHE__: { url: string; revision: string | null }[];
/** Code, fonts, the shell and the offline page of this build. */
const precached = __PRECACHE__;

const shellPath = localPath('/shell');

/** After this a cached page is shown while the network is slow. */
const networkTimeoutSeconds = 4;

/** Caches a page once, whatever its query and letter case. */
const byPathname = {
  cacheKeyWillBeUsed: async ({ request }: { request: Request }) => {
    const { origin, pathname } = new URL(request.url);
    return origin + (pathname.toLowerCase().replace(/\/+$/, '') || '/');
  },
};
/** Caches no redirects, no errors, and no answer of a gateway or captive portal in the place of a file. */
const ownFiles = {
  cacheWillUpdate: async ({ request, response }: { request: Request; response: Response }) =>
    response.status === 200 && (await isOwnFile(new URL(request.url).pathname, response)) ? response : null,
};
/** A page asks for a file with `reload` when the one that it was given is wrong. */
const reloadable = {
  cachedResponseWillBeUsed: async ({ request, cachedResponse, cacheName }: CachedFile) => {
    if (request.cache !== 'reload') return cachedResponse;
    await (await caches.open(cacheName)).delete(request);
    return null;
  },
};
const limited = (cacheName: string, maxEntries: number) => ({
  cacheName,
  plugins: [ownFiles, new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true })],
});
const pageOptions = { cacheName: 'pages', plugins: [byPathname, ...limited('pages', 80).plugins] };
const pages = new NetworkFirst({ ...pageOptions, networkTimeoutSeconds });
/** A reload waits for the network, however slow. */
const reloadedPages = new NetworkFirst(pageOptions);
const dataOptions = (cacheName: string, maxEntries: number) => {
  const options = limited(cacheName, maxEntries);
  return { ...options, plugins: [reloadable, ...options.plugins] };
};
const data = new CacheFirst(dataOptions('data', 200));
/** Not with the data of pages: a long listing shows 30 of them at a time. */
const summaries = new CacheFirst(dataOptions('venue-summaries', 600));
const dataOf = (path: string) => (path.includes('/venue-summaries/') ? summaries : data);
/** Code of several builds: pages of each may be cached. */
const maxCodeEntries = 300;
const code = new CacheFirst(limited('assets', maxCodeEntries));
const pictures = new CacheFirst(limited('pictures', 300));

/** A scope is a prefix: that of `/hi` also has `/hisar`. The English one has all pages. */
const isOwnPage = ({ pathname }: URL) => getLocale() === baseLocale || localeOf(pathname) === getLocale();

async function openPage(options: RouteHandlerCallbackOptions): Promise<Response> {
  const isReload = options.request.cache === 'no-cache' || options.request.cache === 'reload';
  try {
    return await (isReload ? reloadedPages : pages).handle(options);
  } catch {
    return (
      (await shellFor(options.url)) ??
      (await matchPrecache(localPath('/offline', localeOf(options.url.pathname)))) ??
      (await matchPrecache(localPath('/offline'))) ??
      Response.error()
    );
  }
}

/** For a page that was reached by client-side navigation: its data is cached, and the shell of the same build renders it. */
async function shellFor({ pathname }: URL): Promise<Response | undefined> {
  const name = pathname.toLowerCase().replace(/^\/+|\/+$/g, '') || 'index';
  const cached = await (await caches.open('data')).keys();
  const builds = cached.flatMap(({ url }) => {
    const [, , build, ...rest] = new URL(url).pathname.split('/');
    return rest.join('/') === `${name}.json` && build ? [build] : [];
  });
  const latest = builds.at(-1);
  if (!latest) return undefined;
  const shell = await matchPrecache(shellPath);
  return (await buildOf(shell)) === latest ? shell : caches.match(`${shellPath}/${latest}`);
}

async function buildOf(shell: Response | undefined): Promise<string | undefined> {
  return /data-build="(\w+)"/.exec((await shell?.clone().text()) ?? '')?.[1];
}

/** Copies the files of the previous build: its cached pages still ask for them. */
async function copyPreviousBuild(): Promise<void> {
  const current = new Set(precached.map(({ url }) => url));
  const from = await caches.open(cacheNames.precache);
  const to = await caches.open('assets');
  const limit = new CacheExpiration('assets', { maxEntries: maxCodeEntries });
  for (const request of await from.keys()) {
    const { pathname } = new URL(request.url);
    const response = await from.match(request);
    const isShell = pathname === shellPath;
    if (!response || (current.has(pathname) && !isShell)) continue;
    const url = new URL(isShell ? `${shellPath}/${await buildOf(response)}` : pathname, request.url).href;
    await to.put(url, response);
    await limit.updateTimestamp(url);
  }
  await limit.expireEntries();
}

self.addEventListener('install', (event) => event.waitUntil(copyPreviousBuild()));
addPlugins([ownFiles]);
precacheAndRoute(precached, { cleanURLs: false });
registerRoute(({ request, url }) => request.mode === 'navigate' && isOwnPage(url), openPage);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/data/'),
  (options) => dataOf(options.url.pathname).handle(options),
);
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'), code);
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/pictures/'), pictures);

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('message', (event) => {
  if (event.data?.type === 'activate') event.waitUntil(self.skipWaiting());
  if (event.data?.type === 'cache') event.waitUntil(cacheUrls(event, event.data.urls));
});

/** Caches the first page and its files, which were loaded before this worker was active. */
async function cacheUrls(event: ExtendableMessageEvent, urls: readonly string[]): Promise<void> {
  const strategyOf = (path: string) =>
    path.startsWith('/pictures/') ? pictures : path.startsWith('/data/') ? dataOf(path) : pages;
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
