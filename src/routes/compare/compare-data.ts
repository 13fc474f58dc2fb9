import { m } from '../../i18n/compiled/messages.js';
import { paths } from '../../lib/paths.ts';
import type { PageEntry } from '../page-entry.ts';

export const pages: readonly PageEntry<null>[] = [
  { path: paths.compare(), title: m.compare_title, description: m.compare_description, load: () => null },
];
