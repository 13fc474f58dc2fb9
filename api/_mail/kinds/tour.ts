import * as m from '../../../src/i18n/compiled/messages.js';
import { toSingleLine } from '../plain-text.ts';
import { type FieldsOf, type MailKind, placesPart } from './mail-kind.ts';
import { visitAttachments, visitChat, visitParts, visitRows } from './visit.ts';

export const tour: MailKind<FieldsOf<'tour'>> = {
  label: 'Tour',
  subject: (fields) => [...visitParts(fields), placesPart(fields.venues)],
  rows: (fields, receivedAt) => ({
    venues: [
      'Venues, in order',
      { items: fields.venues.map((venue) => toSingleLine(venue, 80)), isOrdered: true },
    ],
    ...visitRows(fields, receivedAt),
  }),
  chat: (fields, texts) => visitChat(texts.venues(fields.venues), fields, texts),
  accepted: m.leads_submitted,
  attachments: (fields, mail) => visitAttachments(fields.venues, fields, mail),
};
