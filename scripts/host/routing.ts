import { readFile } from 'node:fs/promises';
import { type GetRoutesProps, getTransformedRoutes, isHandler } from '@vercel/routing-utils';
import type { HostConfig, RouteRule } from './router.ts';

/**
 * Reads vercel.json and compiles its rules with Vercel's library. The function timeout is the longest `maxDuration`, at least
 * ten seconds. Throws on rules that the server does not implement, so that it never answers differently from Vercel.
 */
export async function readHostConfig(file: string): Promise<HostConfig> {
  const config = JSON.parse(await readFile(file, 'utf8')) as GetRoutesProps & {
    functions?: Record<string, { maxDuration?: number }>;
  };
  const durations = Object.values(config.functions ?? {}).map(({ maxDuration }) => maxDuration ?? 10);
  return { routes: compileRoutes(config), functionTimeoutMs: Math.max(10, ...durations) * 1000 };
}

/** The rules of a configuration as Vercel matches them. Throws like `readHostConfig`. */
export function compileRoutes(config: GetRoutesProps): RouteRule[] {
  const { routes, error } = getTransformedRoutes(config);
  if (error) throw new Error(`vercel.json: ${error.message}`);
  return (routes ?? []).map((route) => {
    const isSupported = !isHandler(route) && !route.has && !route.missing && !route.dest && !route.methods;
    if (!isSupported) throw new Error(`vercel.json: unsupported rule: ${JSON.stringify(route)}`);
    const { src, status, headers } = route;
    return { src, ...(status && { status }), ...(headers && { headers }) };
  });
}
