import type { Day } from '../content/text-types.ts';
import type { InOneLanguage } from '../i18n/localized.ts';
import type { RouteId } from './route-table.ts';

/** The page that stands in for unknown paths; the host serves its file. */
export const notFoundPath = '/404';

/** One prerendered page of a route, for both languages: its functions run at build time, in the language of the page. */
export interface PageEntry<Data> {
  /** Canonical: lower case, no trailing slash. */
  readonly path: string;
  readonly title: () => string;
  readonly description: () => string;
  /** What its component receives as `data`. */
  readonly load: () => Data;
  /** A page that has nothing to show is neither in the sitemap nor found by the search. */
  readonly isEmpty?: boolean;
  /** It answers for other paths, and is not indexed itself. */
  readonly isStandIn?: true;
  /** The paths of the pages before and after it in a series. */
  readonly prev?: string | undefined;
  readonly next?: string | undefined;
}

/** Content in one language, its days as texts. */
export type Formatted<Content> = InOneLanguage<{
  readonly [Key in keyof Content]: Content[Key] extends Day ? string : Content[Key];
}>;

export interface PageHead {
  readonly title: string;
  readonly description: string;
  /** The canonical path; absent on pages that are not indexed. */
  readonly path?: string;
  readonly prev?: string;
  readonly next?: string;
}

/** What the browser fetches, or finds in the HTML, to render a page. */
export interface PageData<Data = unknown> {
  readonly route: RouteId;
  readonly head: PageHead;
  readonly data: Data;
}
