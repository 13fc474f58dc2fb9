/** One prerendered page of a route, for both languages: its functions run at build time, in the language of the page. */
export interface PageEntry<Data> {
  /** Canonical: lower case, no trailing slash. */
  readonly path: string;
  readonly title: () => string;
  readonly description: () => string;
  readonly load: () => Data;
  /** A page that has nothing to show is neither in the sitemap nor found by the search. */
  readonly isEmpty?: boolean;
  /** The paths of the pages before and after it in a series. */
  readonly prev?: string | undefined;
  readonly next?: string | undefined;
}
