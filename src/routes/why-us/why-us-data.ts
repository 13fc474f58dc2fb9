import { press } from '../../content/press.ts';
import { shownItems } from '../../content/samples.ts';
import type { PressItem } from '../../content/text-types.ts';
import { whyUs } from '../../content/why-us.ts';
import { formatLongDate } from '../../domain/dates.ts';
import { m } from '../../i18n/compiled/messages.js';
import { type InOneLanguage, inLanguage, translate } from '../../i18n/localized.ts';
import { paths } from '../../lib/paths.ts';
import type { Formatted, PageEntry } from '../page-entry.ts';

export interface WhyUsData {
  readonly texts: InOneLanguage<typeof whyUs>;
  readonly press: readonly Formatted<PressItem>[];
}

export const pages: readonly PageEntry<WhyUsData>[] = [
  {
    path: paths['why-us'](),
    title: m.why_us_title,
    description: () => m.why_us_description({ line: inLanguage(whyUs.line) }),
    load: () => ({
      texts: translate(whyUs),
      press: translate(shownItems(press))
        .toSorted((a, b) => Date.parse(a.date) - Date.parse(b.date))
        .map(({ date, ...item }) => ({ ...item, date: formatLongDate(date) })),
    }),
  },
];
