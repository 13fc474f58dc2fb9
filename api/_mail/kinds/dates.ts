import * as m from '../../../src/i18n/compiled/messages.js';
import { askFreeDates } from '../free-dates.ts';
import { type FieldsOf, type MailKind, part } from './mail-kind.ts';

export const dates: MailKind<FieldsOf<'dates'>> = {
  label: 'Dates',
  subject({ venues, functions }) {
    const labels = new Set(functions.map(({ label }) => part(label)));
    return [venues.length === 1 ? part(venues[0]) : `${venues.length} venues`, part([...labels].join(', '))];
  },
  // They are in its tables.
  rows: () => ({ functions: undefined, venues: undefined }),
  chat: ({ venues }, texts) => m.chat_dates({ place: texts.venues(venues) }, texts.options),
  accepted: (options) => m.response_dates_accepted({}, options),
  inquiry: askFreeDates,
};
