import * as m from '../../../src/i18n/compiled/messages.js';
import { callTimeRow, type FieldsOf, type MailKind, part, venueRow } from './mail-kind.ts';

export const venueCallback: MailKind<FieldsOf<'venue-callback'>> = {
  label: 'Call back',
  subject: ({ venue }) => [part(venue)],
  rows: ({ venue, callTime }, receivedAt) => ({
    venue: venueRow(venue),
    callTime: callTimeRow(callTime, receivedAt),
  }),
  chat: (fields, { venue, options }) => m.chat_venue_callback({ venue: venue(fields.venue) }, options),
  accepted: m.leads_submitted,
};
