import { m } from '../../i18n/compiled/messages.js';
import { paths } from '../../lib/paths.ts';
import type { PageEntry } from '../page-entry.ts';

export const pages: readonly PageEntry<null>[] = [
  {
    path: paths.shortlist(),
    title: m.shortlist_page_title,
    description: m.shortlist_page_description,
    load: () => null,
  },
];
