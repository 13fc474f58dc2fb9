import { type LongListingData, longListingPages } from '../listing/listing-data.ts';
import type { PageEntry } from '../page-entry.ts';

export const pages: readonly PageEntry<LongListingData>[] = longListingPages;
