import { m } from '../../i18n/compiled/messages.js';
import { paths } from '../../lib/paths.ts';
import type { PageEntry } from '../page-entry.ts';

export const pages: readonly PageEntry<null>[] = [
  { path: paths.plan(), title: m.plan_title, description: m.plan_description, load: () => null },
];
