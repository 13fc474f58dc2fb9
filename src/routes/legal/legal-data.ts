import { privacy } from '../../content/privacy.ts';
import { terms } from '../../content/terms.ts';
import type { LegalDocument } from '../../content/text-types.ts';
import { formatLongDate } from '../../domain/dates.ts';
import { inLanguage, translate } from '../../i18n/localized.ts';
import { paths } from '../../lib/paths.ts';
import type { Formatted, PageEntry } from '../page-entry.ts';

export type LegalData = Formatted<LegalDocument>;

export const pages = [pageOf(paths.terms(), terms), pageOf(paths.privacy(), privacy)];

function pageOf(path: string, document: LegalDocument): PageEntry<LegalData> {
  return {
    path,
    title: () => inLanguage(document.title),
    description: () => inLanguage(document.intro),
    load: () => ({ ...translate(document), updated: formatLongDate(document.updated) }),
  };
}
