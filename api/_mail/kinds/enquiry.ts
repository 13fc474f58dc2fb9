import { eventTypeLabels, eventTypes, eventTypeValues } from '../../../src/domain/lead-choices.ts';
import * as m from '../../../src/i18n/compiled/messages.js';
import { shortenWords } from '../plain-text.ts';
import { datePart, type FieldsOf, type MailKind, part } from './mail-kind.ts';

export const enquiry: MailKind<FieldsOf<'enquiry'>> = {
  label: 'Enquiry',
  subject: ({ eventType, date, location }) => [part(eventType), datePart(date), part(location)],
  chat({ eventType, location, date, guests }, { details, options }) {
    const type = eventTypes.find((id) => eventTypeValues[id] === eventType);
    const event = type ? eventTypeLabels[type]({}, options) : shortenWords(eventType, 60);
    const known = details({ place: location, date, guests });
    return m.chat_enquiry({ type: type ?? '', event, details: known }, options);
  },
  accepted: m.response_enquiry_accepted,
};
