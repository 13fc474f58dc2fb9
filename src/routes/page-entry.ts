/** One prerendered page of a route, for both languages: its functions run at build time, in the language of the page. */
export interface PageEntry<Data> {
  /** Canonical: lower case, no trailing slash. */
  readonly path: string;
  readonly title: () => string;
  readonly description: () => string;
  readonly load: () => Data;
  /** The paths of the pages before and after it in a series. */
  readonly prev?: string | undefined;
  readonly next?: string | undefined;
}
