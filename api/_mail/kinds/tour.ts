import * as m from '../../../src/i18n/compiled/messages.js';
import { type FieldsOf, type MailKind, placesPart } from './mail-kind.ts';
import { visitAttachments, visitChat, visitParts } from './visit.ts';

export const tour: MailKind<FieldsOf<'tour'>> = {
  label: 'Tour',
  subject: (fields) => [...visitParts(fields), placesPart(fields.venues)],
  chat: (fields, texts) => visitChat(texts.venues(fields.venues), fields, texts),
  accepted: m.leads_submitted,
  attachments: (fields, mail) => visitAttachments(fields.venues, fields, mail),
};
