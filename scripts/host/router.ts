/** A rule of vercel.json as Vercel compiles it. */
export interface RouteRule {
  /** A regular expression of the path. */
  readonly src: string;
  readonly status?: number;
  /** By name; `$1` is the first group of `src`. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** What this server needs of vercel.json. */
export interface HostConfig {
  readonly routes: readonly RouteRule[];
  readonly functionTimeoutMs: number;
}

type MatchedRoute =
  | { readonly kind: 'redirect'; readonly status: number; readonly location: string }
  | { readonly kind: 'file'; readonly headers: Headers };

/** The returned function matches a path against the rules. */
export function createRouter(routes: readonly RouteRule[]): (path: string) => MatchedRoute {
  const compiled = routes.map((route) => ({ ...route, pattern: new RegExp(route.src) }));
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
