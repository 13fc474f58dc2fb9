/** One thing that still stands between the repository and the public. */
export interface Finding {
  /** The heading it is shown under. */
  readonly area: 'business' | 'samples' | 'pictures' | 'legal' | 'maps' | 'environment' | 'links' | 'mail';
  /** A file and field, a page, or a variable. */
  readonly where: string;
  readonly what: string;
  /** False for what is better mended but keeps nobody from opening. */
  readonly blocks: boolean;
}
