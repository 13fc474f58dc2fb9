import { shownItems } from '../../content/samples.ts';
import { testimonials } from '../../content/testimonials.ts';
import type { Testimonial } from '../../content/text-types.ts';
import { formatLongDate } from '../../domain/dates.ts';
import { m } from '../../i18n/compiled/messages.js';
import { translate } from '../../i18n/localized.ts';
import { paths } from '../../lib/paths.ts';
import type { Formatted, PageEntry } from '../page-entry.ts';

export interface TestimonialsData {
  readonly testimonials: readonly Formatted<Testimonial>[];
}

const shown = shownItems(testimonials);

export const pages: readonly PageEntry<TestimonialsData>[] = [
  {
    path: paths.testimonials(),
    isEmpty: shown.length === 0,
    title: m.navigation_testimonials,
    description: () =>
      shown.some(({ sample }) => sample) ? m.testimonials_samples() : m.testimonials_description(),
    load: () => ({
      testimonials: translate(shown).map(({ bookingDate, date, ...testimonial }) => ({
        ...testimonial,
        bookingDate: formatLongDate(bookingDate),
        date: formatLongDate(date),
      })),
    }),
  },
];
