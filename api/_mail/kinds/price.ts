import * as m from '../../../src/i18n/compiled/messages.js';
import {
  datePart,
  dateRow,
  type FieldsOf,
  guestsPart,
  guestsRow,
  type MailKind,
  part,
  venueRow,
} from './mail-kind.ts';

export const price: MailKind<FieldsOf<'price'>> = {
  label: 'Price',
  subject: ({ guests, date, venue }) => [guestsPart(guests), datePart(date), part(venue)],
  rows: ({ venue, date, guests, whatsapp }, receivedAt) => ({
    venue: venueRow(venue),
    date: dateRow(date, receivedAt),
    guests: guestsRow(guests),
    whatsapp: ['WhatsApp', whatsapp ? 'Yes, please write' : 'No'],
  }),
  chat: (fields, { venue, details, options }) =>
    m.chat_price({ venue: venue(fields.venue), details: details(fields) }, options),
  accepted: m.response_price_accepted,
};
