import { m } from '../../i18n/compiled/messages.js';
import { paths } from '../../lib/paths.ts';
import type { PageEntry } from '../page-entry.ts';

export const pages: readonly PageEntry<null>[] = [
  { path: paths.owners(), title: m.owners_title, description: m.owners_description, load: () => null },
];
