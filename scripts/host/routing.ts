import { readFile } from 'node:fs/promises';
import { type GetRoutesProps, getTransformedRoutes, isHandler } from '@vercel/routing-utils';

export interface HostConfig {
  readonly routing: GetRoutesProps;
  /** Milliseconds that a function may take. */
  readonly functionLimit: number;
}

export type Routed =
  | { readonly kind: 'redirect'; readonly status: number; readonly location: string }
  | { readonly kind: 'serve'; readonly headers: Record<string, string> };

/** Where a path leads: a redirect, or on to the files with these headers. */
export type Router = (pathname: string) => Routed;

/** Reads vercel.json; the function's limit is the longest that is given there, else ten seconds. */
export async function readHostConfig(file: string): Promise<HostConfig> {
  const config = JSON.parse(await readFile(file, 'utf8')) as GetRoutesProps & {
    functions?: Record<string, { maxDuration?: number }>;
  };
  const limits = Object.values(config.functions ?? {}).map((limit) => limit.maxDuration ?? 10);
  return { routing: config, functionLimit: Math.max(10, ...limits) * 1000 };
}

/**
 * Compiles the configuration with the host's own library and applies it in the host's order.
 * Throws on what this emulation does not know, rather than serving something else than the host would.
 */
export function createRouter(config: GetRoutesProps): Router {
  const { routes, error } = getTransformedRoutes(config);
  if (error) throw new Error(`vercel.json: ${error.message}`);
  const compiled = (routes ?? []).map((route) => {
    const known = !isHandler(route) && !route.has && !route.missing && !route.dest && !route.methods;
    if (!known)
      throw new Error(`vercel.json: the local host does not know this rule: ${JSON.stringify(route)}`);
    return { ...route, pattern: new RegExp(route.src) };
  });
  return (pathname) => {
    const headers: Record<string, string> = {};
    for (const { pattern, status, headers: given = {} } of compiled) {
      const match = pattern.exec(pathname);
      if (!match) continue;
      for (const [key, value] of Object.entries(given)) {
        headers[key.toLowerCase()] = value.replace(/\$(\d)/g, (_, index) => match[Number(index)] ?? '');
      }
      if (status && headers.location) return { kind: 'redirect', status, location: headers.location };
    }
    return { kind: 'serve', headers };
  };
}
