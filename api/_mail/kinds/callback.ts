import { callBackPromise } from '../../../src/content/site-texts.ts';
import * as m from '../../../src/i18n/compiled/messages.js';
import { shortenWords } from '../plain-text.ts';
import { datePart, type FieldsOf, guestsPart, type MailKind } from './mail-kind.ts';

export const callback: MailKind<FieldsOf<'callback'>> = {
  label: 'Call back',
  subject: ({ guests, date }, { about = '' }) => [
    guestsPart(guests),
    datePart(date),
    shortenWords(about, 60),
  ],
  chat(fields, { details, options }, { about }) {
    const known = details(fields);
    return about
      ? m.chat_callback_about({ about: shortenWords(about, 240), details: known }, options)
      : m.chat_callback({ details: known }, options);
  },
  accepted: (_, options) => `${m.leads_thanks({}, options)} ${callBackPromise(options)}`,
};
