import { buildGone } from '../app/layout/reload-once.ts';
import { payloadPath } from '../app/page-payload.ts';
import type { VenueSummary } from '../content/types.ts';

const asked = new Map<string, Promise<unknown>>();

/**
 * A file that the build wrote beside the pages, fetched once; `missing` where there is none of that name.
 * Rejects while the network or the server fails; the next call tries again.
 */
export function loadData(name: string): Promise<unknown> {
  const known = asked.get(name);
  if (known) return known;
  const build = document.documentElement.dataset.build ?? 'dev';
  const answer = fetch(payloadPath(build, name)).then(async (response) => {
    if (response.status === 404 && (await isThere(build))) return missing;
    if (!response.ok) throw new Error(`No data for ${name}: ${response.status}`);
    return response.json();
  });
  asked.set(name, answer);
  answer.catch(() => asked.delete(name));
  return answer;
}

/** After a deployment all data of the build before is gone: nothing can then be said about one name. */
async function isThere(build: string): Promise<boolean> {
  const home = await fetch(payloadPath(build, '/'), { method: 'HEAD', cache: 'no-store' });
  if (home.status === 404) window.dispatchEvent(new Event(buildGone));
  return home.ok;
}

export const missing = Symbol('missing');

/** A venue as its card needs it, by its id; undefined where there is no such venue. */
export async function loadVenue(id: string): Promise<VenueSummary | undefined> {
  const data = await loadData(`card/${id}`);
  return data === missing ? undefined : (data as VenueSummary);
}
