import type { ComparedVenue } from '../domain/venue-summary.ts';
import { localPath } from '../i18n/locale.ts';

/** Dispatched on the window when the data of this page's build is gone from the server: a new build was deployed. */
export const buildGoneEvent = 'build-gone';

/** The data of a URL path: `/hi/faridabad` to `/data/<build>/hi/faridabad.json`; `/` is `index`. Any letter case, any trailing slash. */
export function dataUrl(build: string, pathname: string): string {
  const name = pathname.toLowerCase().replace(/^\/+|\/+$/g, '') || 'index';
  return `/data/${build}/${name}.json`;
}

/** The build that this page was prerendered with; `dev` on the development server. */
export const currentBuild = () => document.documentElement.dataset.build ?? 'dev';

const requests = new Map<string, Promise<unknown>>();

/**
 * A data file of this build, fetched once; undefined where there is none of that name. Rejects while the network or the
 * server fails; the next call tries again.
 */
export function loadData(name: string): Promise<unknown> {
  const pending = requests.get(name);
  if (pending) return pending;
  const request = fetch(dataUrl(currentBuild(), localPath(`/${name}`))).then(async (response) => {
    if (response.status === 404 && (await isBuildServed())) return undefined;
    if (!response.ok) throw new Error(`No data for ${name}: ${response.status}`);
    return response.json();
  });
  requests.set(name, request);
  request.catch(() => requests.delete(name));
  return request;
}

/** A 404 says nothing about one file while the server has another build. */
async function isBuildServed(): Promise<boolean> {
  const home = await fetch(dataUrl(currentBuild(), localPath('/')), { method: 'HEAD', cache: 'no-store' });
  if (home.status === 404) window.dispatchEvent(new Event(buildGoneEvent));
  return home.ok;
}

/** A venue by its id; undefined where there is no such venue. */
export async function loadVenue(id: string): Promise<ComparedVenue | undefined> {
  return (await loadData(`venue-summaries/${id}`)) as ComparedVenue | undefined;
}
