import type { ComponentType } from 'react';
import { create } from 'zustand';
import { getLocale, routePath } from '../i18n/locale.ts';
import { fetchData } from '../lib/load-data.ts';
import type { PageData } from '../routes/page-entry.ts';
import { findRoute, type RouteId } from '../routes/route-table.ts';
import type { VenueData } from '../routes/venue/venue-data.ts';
import { rememberBuild } from './deployment.ts';

type PageComponent = ComponentType<{ readonly data: unknown }>;

/** `Page` of each `<id>/<id>-page.tsx`, fetched when its route is first shown. */
const components = import.meta.glob<PageComponent>('../routes/*/*-page.tsx', { import: 'Page' });

/** The page component of a route. It and the route's data, which fit each other, are named by the route's folder. */
export async function loadComponent(route: RouteId): Promise<PageComponent> {
  const load = components[`../routes/${route}/${route}-page.tsx`];
  if (!load) throw new Error(`No component for the route ${route}`);
  return load();
}

interface LoadedPage {
  readonly Page: PageComponent;
  readonly pageData: PageData;
}

/** How many pages are being loaded for a navigation. */
export const usePendingLoads = create(() => 0);

/** Settled promises carry the fields that React's `use` reads, so that a loaded page renders without suspending. */
const pages = new Map<string, Promise<LoadedPage>>();

/** Makes a page available without a request: the one in the HTML, or the one being prerendered. */
export function setLoadedPage(pathname: string, page: LoadedPage): void {
  pages.set(pathname, Object.assign(Promise.resolve(page), { status: 'fulfilled', value: page }));
}

/** The venue of a venue's page. */
export function shownVenue(): Pick<VenueData['venue'], 'id' | 'name'> | undefined {
  const page = pages.get(routePath(window.location.pathname));
  const pageData = page && 'value' in page ? (page.value as LoadedPage).pageData : undefined;
  return pageData && isVenue(pageData) ? pageData.data.venue : undefined;
}

/** What a lead from around the page is about. */
export function leadAbout(): { readonly about?: string } {
  const venue = shownVenue();
  return venue ? { about: venue.name } : {};
}

const isVenue = (pageData: PageData): pageData is PageData<VenueData> => pageData.route === 'venue';

/** The page of a path. A failure reloads the document: the server or the service worker knows what to show. */
export function loadPage(pathname: string): Promise<LoadedPage> {
  const known = pages.get(pathname);
  if (known) return known;
  // React forbids it during the render that asks for the page.
  queueMicrotask(() => usePendingLoads.setState((count) => count + 1, true));
  const page = requestPage(pathname)
    .catch((): Promise<LoadedPage> => {
      pages.delete(pathname);
      rememberBuild();
      // `location.assign` would stay in this document where the URL has a hash.
      window.location.reload();
      return new Promise(() => {});
    })
    .finally(() => usePendingLoads.setState((count) => count - 1, true));
  pages.set(pathname, page);
  return page;
}

/** Fetches a page that may be wanted next; a failure shows when it is. */
export function prefetchPage(pathname: string): void {
  if (findRoute(pathname) !== 'not-found' && !pages.has(pathname)) requestPage(pathname).catch(() => {});
}

/** The data of the page in the HTML: in the document for pages that stand in for others, else beside it. */
export async function loadFirstPage(pathname: string): Promise<LoadedPage> {
  const inline = document.getElementById(`page-data-${getLocale()}`)?.textContent;
  const pageData: PageData = inline ? JSON.parse(inline) : await fetchPageData(pathname);
  return { Page: await loadComponent(pageData.route), pageData };
}

async function requestPage(pathname: string): Promise<LoadedPage> {
  const [, pageData] = await Promise.all([loadComponent(findRoute(pathname)), fetchPageData(pathname)]);
  const Page = await loadComponent(pageData.route);
  setLoadedPage(pathname, { Page, pageData });
  return { Page, pageData };
}

const fetchPageData = (pathname: string) => fetchData(pathname) as Promise<PageData>;
