/**
 * Whether a response is the file that its path names. A gateway, a captive portal or an ad blocker may answer any path with 200
 * and a text of its own. Reads a copy of the body.
 */
export async function isOwnFile(pathname: string, response: Response): Promise<boolean> {
  const type = response.headers.get('content-type') ?? '';
  if (pathname.startsWith('/data/')) return isOwnData(pathname, await readJson(response.clone()));
  if (pathname.endsWith('.js')) return type.includes('javascript');
  if (pathname.startsWith('/pictures/') || pathname.endsWith('.svg')) return type.startsWith('image/');
  if (pathname.startsWith('/assets/')) return !type.includes('html') && !type.includes('json');
  return type.includes('html') && /<html[^>]*\sdata-build=/.test(await response.clone().text());
}

/** The JSON of a response; undefined if it is none. */
export const readJson = (response: Response): Promise<unknown> => response.json().catch(() => undefined);

/** Whether a value has the fields of the data file at `/data/<build>/…`. */
export function isOwnData(pathname: string, data: unknown): boolean {
  const [, name = ''] = /^\/data\/\w+\/(?:hi\/)?(.*)\.json$/.exec(pathname) ?? [];
  const [folder, id] = name.split('/');
  if (name === 'search')
    return Array.isArray(data) && data.every((entry) => has(entry, 'kind', 'name', 'id'));
  if (folder === 'venue-summaries') return has(data, 'id', 'name') && data.id === id;
  if (folder === 'index' && id) return has(data, 'id', 'city');
  if (folder === 'search') return has(data, 'name', 'address');
  return has(data, 'route', 'head');
}

function has<Key extends string>(value: unknown, ...keys: readonly Key[]): value is Record<Key, unknown> {
  return typeof value === 'object' && value !== null && keys.every((key) => key in value);
}
