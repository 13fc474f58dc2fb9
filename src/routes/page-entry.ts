/** One prerendered page of a route. `load` runs at build time only. */
export interface PageEntry<Data> {
  /** Canonical: lower case, no trailing slash. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly load: () => Data;
}
