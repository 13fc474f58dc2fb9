import type { ComponentType } from 'react';
import { loadParts } from '../components/later-part.tsx';
import { fetchPayload } from './first-payload.ts';
import { endPageLoad, startPageLoad } from './layout/page-load.ts';
import { noteBuild } from './layout/reload-once.ts';
import type { PagePayload } from './page-payload.ts';
import { findRoute, type RouteEntry, routes } from './routes.tsx';

export interface LoadedPage {
  readonly Page: ComponentType<{ data: unknown }>;
  readonly payload: PagePayload;
}

/** A promise that React reads without waiting once it is settled. */
type ReadyPromise = Promise<LoadedPage> & { status?: 'fulfilled'; value?: LoadedPage };

const loaded = new Map<string, ReadyPromise>();

/** Makes a page known before React asks for it: the one in the HTML at the first load, or the one being prerendered. */
export function seedPage(pathname: string, page: LoadedPage): void {
  loaded.set(pathname, Object.assign(Promise.resolve(page), { status: 'fulfilled' as const, value: page }));
}

/** The code and the payload of a route; a failure hands the address to the host, which has the last word on it. */
export function loadPage(route: RouteEntry, pathname: string): Promise<LoadedPage> {
  const known = loaded.get(pathname);
  if (known) return known;
  startPageLoad();
  const page = fetchPage(route, pathname)
    .catch((): Promise<LoadedPage> => {
      loaded.delete(pathname);
      noteBuild();
      // Not `assign`: with a hash in the address that would stay on this page.
      window.location.reload();
      return new Promise(() => {});
    })
    .finally(endPageLoad);
  loaded.set(pathname, page);
  return page;
}

const coming = new Map<string, Promise<LoadedPage>>();

function fetchPage(route: RouteEntry, pathname: string): Promise<LoadedPage> {
  const known = coming.get(pathname);
  if (known) return known;
  const page = Promise.all([loadWhole(route), fetchPayload(pathname)])
    .then(([Page, payload]) => {
      const ready = { Page, payload };
      seedPage(pathname, ready);
      return ready;
    })
    .finally(() => coming.delete(pathname));
  coming.set(pathname, page);
  return page;
}

/** A page's code with all its parts: it is drawn from nothing, so no part of it has HTML to stand for it. */
async function loadWhole(route: RouteEntry): Promise<LoadedPage['Page']> {
  const Page = await route.load();
  await loadParts();
  return Page;
}

/** Fetches a page that may be wanted next; a failure is told when it is wanted. */
export function prefetchPage(pathname: string): void {
  const route = findRoute(pathname);
  if (route.kind !== 'notFound' && !loaded.has(pathname)) fetchPage(route, pathname).catch(() => {});
}

/** The code of a page that stands in for another, whatever the path. */
export function loadCodeOf(kind: 'notFound' | 'offline'): Promise<ComponentType<{ data: unknown }>> {
  const route = routes.find((entry) => entry.kind === kind);
  if (!route) throw new Error(`The route table has no page ${kind}`);
  return route.load();
}
