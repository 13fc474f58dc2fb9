import * as m from '../../../src/i18n/compiled/messages.js';
import { type FieldsOf, type MailKind, part } from './mail-kind.ts';

export const venueCallback: MailKind<FieldsOf<'venue-callback'>> = {
  label: 'Call back',
  subject: ({ venue }) => [part(venue)],
  chat: (fields, { venue, options }) => m.chat_venue_callback({ venue: venue(fields.venue) }, options),
  accepted: m.leads_submitted,
};
