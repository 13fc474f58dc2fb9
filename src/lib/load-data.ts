import type { ComparedVenue, UnlistedVenue } from '../domain/venue-summary.ts';
import { localPath } from '../i18n/locale.ts';
import { isOwnData, readJson } from './own-files.ts';

/**
 * Dispatched on the window when the data of this page's build is gone from the server: a new build was deployed. Cancelled by
 * whoever reloads the page.
 */
export const buildGoneEvent = 'build-gone';

/** The data of a URL path: `/hi/faridabad` to `/data/<build>/hi/faridabad.json`; `/` is `index`. Any letter case, any trailing slash. */
export function dataUrl(build: string, pathname: string): string {
  const name = pathname.toLowerCase().replace(/^\/+|\/+$/g, '') || 'index';
  return `/data/${build}/${name}.json`;
}

/** The build that this page was prerendered with; `dev` on the development server. */
export const currentBuild = () => document.documentElement.dataset.build ?? 'dev';

/** With what they have fetched, so that a step back renders it at once. */
const requests = new Map<string, Promise<unknown> & { data?: unknown }>();

/**
 * The data of a route path, fetched once. Rejects while the network or the server fails, and if the answer is not the file, also
 * past all caches; the next call tries again. A 404 is a failure, too, unless `isMissing` resolves to true: then the data is undefined.
 */
export function fetchData(path: string, isMissing?: () => Promise<boolean>): Promise<unknown> {
  const known = requests.get(path);
  if (known) return known;
  const url = dataUrl(currentBuild(), localPath(path));
  const request = (async () => {
    for (const cache of ['default', 'reload'] as const) {
      const response = await fetch(url, { cache });
      if (response.status === 404 && (await isMissing?.())) return undefined;
      if (!response.ok) throw new Error(`No data for ${path}: ${response.status}`);
      const data = await readJson(response);
      if (isOwnData(url, data)) return data;
    }
    throw new Error(`No data for ${path}: the answer is not the file`);
  })();
  requests.set(path, request);
  request.then(
    (data) => Object.assign(request, { data }),
    () => requests.delete(path),
  );
  return request;
}

/** A data file beside those of the pages; undefined where there is none of that name. */
export const loadData = (name: string): Promise<unknown> => fetchData(`/${name}`, isBuildServed);

/** The same if it has been fetched; also undefined where it has not. */
export const loadedData = (name: string): unknown => requests.get(`/${name}`)?.data;

/**
 * Whether the server still has this build, and so a 404 means that there is no such file. Rejects without an answer; does not
 * settle if the page is being reloaded.
 */
export async function isBuildServed(): Promise<boolean> {
  const home = await fetch(dataUrl(currentBuild(), localPath('/')), { method: 'HEAD', cache: 'no-store' });
  if (home.status === 404 && !window.dispatchEvent(new Event(buildGoneEvent, { cancelable: true })))
    await new Promise(() => {});
  return home.ok;
}

/** A venue by its id; undefined where there is no such venue. */
export async function loadVenue(id: string): Promise<ComparedVenue | UnlistedVenue | undefined> {
  return (await loadData(`venue-summaries/${id}`)) as ComparedVenue | UnlistedVenue | undefined;
}
