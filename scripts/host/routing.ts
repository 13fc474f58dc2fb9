import { readFile } from 'node:fs/promises';
import { type GetRoutesProps, getTransformedRoutes, isHandler } from '@vercel/routing-utils';

export interface HostConfig {
  readonly routing: GetRoutesProps;
  readonly functionTimeoutMs: number;
}

type MatchedRoute =
  | { readonly kind: 'redirect'; readonly status: number; readonly location: string }
  | { readonly kind: 'file'; readonly headers: Headers };

/** Reads vercel.json. The function timeout is the longest `maxDuration`, at least ten seconds. */
export async function readHostConfig(file: string): Promise<HostConfig> {
  const config = JSON.parse(await readFile(file, 'utf8')) as GetRoutesProps & {
    functions?: Record<string, { maxDuration?: number }>;
  };
  const durations = Object.values(config.functions ?? {}).map(({ maxDuration }) => maxDuration ?? 10);
  return { routing: config, functionTimeoutMs: Math.max(10, ...durations) * 1000 };
}

/**
 * Compiles the configuration with Vercel's library; the returned function matches a path against it.
 * Throws on rules that this server does not implement, so that it never answers differently from Vercel.
 */
export function createRouter(config: GetRoutesProps): (path: string) => MatchedRoute {
  const { routes, error } = getTransformedRoutes(config);
  if (error) throw new Error(`vercel.json: ${error.message}`);
  const compiled = (routes ?? []).map((route) => {
    const isSupported = !isHandler(route) && !route.has && !route.missing && !route.dest && !route.methods;
    if (!isSupported) throw new Error(`vercel.json: unsupported rule: ${JSON.stringify(route)}`);
    return { ...route, pattern: new RegExp(route.src) };
  });
  return (path) => {
    const headers = new Headers();
    for (const { pattern, status, headers: templates = {} } of compiled) {
      const match = pattern.exec(path);
      if (!match) continue;
      for (const [name, template] of Object.entries(templates)) {
        headers.set(
          name,
          template.replace(/\$(\d)/g, (_, index) => match[Number(index)] ?? ''),
        );
      }
      const location = headers.get('location');
      if (status && location) return { kind: 'redirect', status, location };
    }
    return { kind: 'file', headers };
  };
}
