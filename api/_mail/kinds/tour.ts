import { toSingleLine } from '../plain-text.ts';
import { type FieldsOf, type MailKind, part, submitted } from './mail-kind.ts';
import { visitAttachments, visitChat, visitParts, visitRows } from './visit.ts';

export const tour: MailKind<FieldsOf<'tour'>> = {
  label: 'Tour',
  subject: (fields) => [
    ...visitParts(fields),
    fields.venues.length === 1 ? part(fields.venues[0]) : `${fields.venues.length} venues`,
  ],
  rows: (fields, receivedAt) => ({
    venues: [
      'Venues, in order',
      { items: fields.venues.map((venue) => toSingleLine(venue, 80)), isOrdered: true },
    ],
    ...visitRows(fields, receivedAt),
  }),
  chat: (fields, texts) => visitChat(texts.venues(fields.venues), fields, texts),
  accepted: submitted,
  attachments: (fields, mail) => visitAttachments(fields.venues, fields, mail),
};
