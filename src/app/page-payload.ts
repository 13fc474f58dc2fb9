/** What a page carries besides its code: written into its HTML, and beside it as JSON for a change of page. */
export interface PagePayload {
  /** 503 is the page that stands in for others while there is no network. */
  readonly status: 200 | 404 | 503;
  readonly head: PageHead;
  readonly data: unknown;
}

export interface PageHead {
  readonly title: string;
  readonly description: string;
  /** The canonical path, without the host; absent on the not-found page. */
  readonly path?: string;
}

/** `/venues/hotelrajmahal` to `/data/<build>/venues/hotelrajmahal.json`; home is `index`. Any letter case, any trailing slash. */
export function payloadPath(build: string, pathname: string): string {
  const name = pathname.toLowerCase().replace(/^\/+|\/+$/g, '') || 'index';
  return `/data/${build}/${name}.json`;
}
