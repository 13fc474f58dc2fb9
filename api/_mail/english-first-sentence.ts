import { site } from '../../src/content/site.ts';
import { at, hourText } from '../../src/domain/clock.ts';
import {
  eventTypes,
  eventTypeValues,
  guestRanges,
  guestRangesInSentence,
  guestRangeValues,
} from '../../src/domain/lead-choices.ts';
import { anyVenue } from '../../src/domain/lead-limits.ts';
import type { LeadFields } from '../../src/features/leads/lead-schema.ts';
import * as m from '../../src/i18n/compiled/messages.js';

import { mailDate, parseTime } from './mail-dates.ts';
import { endSentence, groupDigits, shortenWords } from './opening-text.ts';

const options = { locale: 'en' } as const;

/** How a WhatsApp chat in English with the visitor begins. */
export function englishFirstSentence(fields: LeadFields, about: string | undefined): string {
  const name = 'name' in fields && fields.name;
  const greeting = name ? `Namaste ${shortenWords(name, 60)}` : 'Namaste';
  return `${greeting}, this is ${site.name}. ${endSentence(`You asked ${requestText(fields, about)}`, '.')}`;
}

function requestText(fields: LeadFields, about: string | undefined): string {
  switch (fields.kind) {
    case 'price':
      return `us for prices at ${venueText(fields.venue)}${dateText(fields.date)}${guestText(fields.guests)}`;
    case 'visit':
      return `to visit ${venueText(fields.venue)}${visitText(fields)}`;
    case 'tour':
      return `to visit ${venueList(fields.venues)}${visitText(fields)}`;
    case 'enquiry': {
      const { eventType, location, date, guests } = fields;
      const place = location ? ` in ${shortenWords(location, 60)}` : '';
      return `us about ${eventText(eventType)}${place}${dateText(date)}${guestText(guests)}`;
    }
    case 'dates':
      return `us which dates are free at ${venueList(fields.venues)}`;
    case 'owner':
      return fields.venueId
        ? `us to correct the page of ${shortenWords(fields.venue, 120)}`
        : `us to list your hall ${shortenWords(fields.venue, 120)}`;
    case 'venue-callback':
      return `us to call you back about ${venueText(fields.venue)}`;
    case 'callback': {
      const subject = about ? ` about this: ${shortenWords(about, 240)}` : '';
      return `us to call you back${subject}${dateText(fields.date)}${guestText(fields.guests)}`;
    }
  }
}

type VisitFields = Pick<Extract<LeadFields, { kind: 'visit' }>, 'date' | 'time' | 'video'>;

const visitText = ({ date, time, video }: VisitFields): string =>
  `${video ? ' by video call' : ''}${dateText(date, 'short')}${timeText(time)}`;

function venueList(names: readonly string[]): string {
  const venues = names.map(venueText);
  const last = venues.at(-1) ?? '';
  const others = venues.slice(0, -1).join(', ');
  return others ? `${others} and ${last}` : last;
}

function venueText(venue: string): string {
  return venue === anyVenue ? m.leads_any_venue_inline({}, options) : shortenWords(venue, 120);
}

function dateText(date = '', style: 'long' | 'short' = 'long'): string {
  const text = mailDate(date, style) ?? shortenWords(date, 60);
  return text && ` on ${text}`;
}

function timeText(time: string): string {
  const [hour, minute] = parseTime(time)?.split(':').map(Number) ?? [];
  return ` at ${hour === undefined ? shortenWords(time, 60) : hourText(at(hour, minute), 'en')}`;
}

function guestText(guests = ''): string {
  if (!guests) return '';
  const range = guestRanges.find((id) => guestRangeValues[id] === guests);
  const count = range ? guestRangesInSentence[range]({}, options) : groupDigits(shortenWords(guests, 40));
  if (/guest|people|pax/i.test(count)) return ` for ${count}`;
  return ` for ${count} ${count === '1' ? 'guest' : 'guests'}`;
}

const eventsInSentence = {
  wedding: 'your wedding',
  birthday: 'your birthday party',
  'corporate-event': 'your corporate event',
  other: 'your event',
} as const satisfies Record<(typeof eventTypes)[number], string>;

function eventText(eventType: string): string {
  const type = eventTypes.find((id) => eventTypeValues[id] === eventType);
  return type ? eventsInSentence[type] : `your event (${shortenWords(eventType, 60)})`;
}
