import * as m from '../../../src/i18n/compiled/messages.js';
import { datePart, type FieldsOf, guestsPart, type MailKind, part } from './mail-kind.ts';

export const price: MailKind<FieldsOf<'price'>> = {
  label: 'Price',
  subject: ({ guests, date, venue }) => [guestsPart(guests), datePart(date), part(venue)],
  chat: (fields, { venue, details, options }) =>
    m.chat_price({ venue: venue(fields.venue), details: details(fields) }, options),
  accepted: m.response_price_accepted,
};
