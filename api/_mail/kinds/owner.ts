import { istToday } from '../../../src/domain/clock.ts';
import * as m from '../../../src/i18n/compiled/messages.js';
import { ownerErrors, ownerFile, ownerRows } from '../owner-facts.ts';
import { shortenWords, toWords } from '../plain-text.ts';
import { type FieldsOf, type MailKind, part, textRow, venueRow } from './mail-kind.ts';

export const owner: MailKind<FieldsOf<'owner'>> = {
  label: 'Owner',
  // Anybody can write that a hall is theirs, and name a number.
  warning: 'Not verified: call the hall on a number that you find yourself.',
  subject: ({ venue, city }) => [part(venue), part(city)],
  rows: ({ venue, city, venueId }) => ({
    venue: venueRow(venue),
    city: textRow('City', city),
    venueId: textRow('Our page', venueId),
    answers: undefined,
  }),
  section: (fields) => ['What they say about the hall', ownerRows(fields)],
  chat({ venue: typed, venueId }, { options }) {
    const venue = shortenWords(typed, 120);
    return venueId ? m.chat_owner_page({ venue }, options) : m.chat_owner_new({ venue }, options);
  },
  accepted: (options) => m.response_owner_accepted({}, options),
  /** For `npm run new-venue -- --from`. */
  attachments(fields, { receivedAt }) {
    const filename = `${['hall', toWords(fields.venue), istToday(receivedAt)].filter(Boolean).join('-')}.json`;
    return [{ filename, content: ownerFile(fields), contentType: 'application/json' }];
  },
  errors: ownerErrors,
};
