import { m } from '../../i18n/compiled/messages.js';
import { paths } from '../../lib/paths.ts';
import type { PageEntry } from '../page-entry.ts';

export const pages: readonly PageEntry<null>[] = [
  {
    path: paths.offline(),
    isStandIn: true,
    title: m.offline_title,
    description: m.offline_description,
    load: () => null,
  },
];
