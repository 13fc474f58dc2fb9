import { site } from '../../src/content/site.ts';
import { at, hourText } from '../../src/domain/clock.ts';
import { formatLongDate, isDate } from '../../src/domain/dates.ts';
import {
  eventTypeLabels,
  eventTypes,
  eventTypeValues,
  guestRanges,
  guestRangesInSentence,
  guestRangeValues,
} from '../../src/domain/lead-choices.ts';
import { anyVenue } from '../../src/domain/lead-limits.ts';
import type { LeadFields } from '../../src/features/leads/lead-schema.ts';
import * as m from '../../src/i18n/compiled/messages.js';

import { parseTime } from './mail-dates.ts';
import { endSentence, groupDigits, shortenWords } from './opening-text.ts';

const options = { locale: 'hi' } as const;

/** How a WhatsApp chat in Hindi with the visitor begins. */
export function hindiFirstSentence(fields: LeadFields, about: string | undefined): string {
  const name = 'name' in fields && fields.name;
  const greeting = name ? `नमस्ते ${shortenWords(name, 60)} जी` : 'नमस्ते';
  const request = endSentence(requestText(fields, about), '।');
  return `${greeting}, हम ${site.name} से बात कर रहे हैं। ${request}`;
}

function requestText(fields: LeadFields, about: string | undefined): string {
  switch (fields.kind) {
    case 'price': {
      const details = detailsOf(dateText(fields.date), guestText(fields.guests));
      return `आपने ${venueText(fields.venue)} की कीमतें पूछी थीं${details}`;
    }
    case 'visit':
      return visitText([fields.venue], fields);
    case 'tour':
      return visitText(fields.venues, fields);
    case 'enquiry': {
      const { eventType, location, date, guests } = fields;
      const details = detailsOf(shortenWords(location ?? '', 60), dateText(date), guestText(guests));
      return `आपने अपने कार्यक्रम (${eventTypeText(eventType)}) के बारे में पूछा था${details}`;
    }
    case 'dates':
      return `आपने पूछा था कि कौन-सी तारीखें खाली हैं (${fields.venues.map(venueText).join(', ')})`;
    case 'owner':
      return `आपने अपने हॉल (${shortenWords(fields.venue, 120)}) के बारे में हमें बताया था`;
    case 'venue-callback':
      return `आपने ${venueText(fields.venue)} के बारे में कॉल करने को कहा था`;
    case 'callback':
      return callBackText(about, detailsOf(dateText(fields.date), guestText(fields.guests)));
  }
}

const callBackText = (about: string | undefined, details: string): string =>
  about
    ? `आपने इस बारे में कॉल करने को कहा था: ${shortenWords(about, 240)}${details}`
    : `आपने कॉल करने को कहा था${details}`;

type VisitFields = Pick<Extract<LeadFields, { kind: 'visit' }>, 'date' | 'time' | 'video'>;

function visitText(venues: readonly string[], { date, time, video }: VisitFields): string {
  const what = venues.map(venueText).join(', ');
  const wish = video ? 'को वीडियो कॉल पर देखने' : 'की विज़िट';
  return `आपने ${dateText(date)} को ${timeText(time)} ${what} ${wish} का समय माँगा था`;
}

function detailsOf(...parts: readonly string[]): string {
  const details = parts.filter(Boolean).join(', ');
  return details && ` (${details})`;
}

function venueText(venue: string): string {
  return venue === anyVenue ? m.leads_any_venue_inline({}, options) : shortenWords(venue, 120);
}

function dateText(date = ''): string {
  return isDate(date) ? formatLongDate(date, 'hi') : shortenWords(date, 60);
}

function timeText(time: string): string {
  const [hour, minute] = parseTime(time)?.split(':').map(Number) ?? [];
  return hour === undefined ? shortenWords(time, 60) : hourText(at(hour, minute), 'hi');
}

function guestText(guests = ''): string {
  if (!guests) return '';
  const range = guestRanges.find((id) => guestRangeValues[id] === guests);
  const shown = range ? guestRangesInSentence[range]({}, options) : groupDigits(shortenWords(guests, 40));
  return m.format_guests({ count: 2, shown }, options);
}

function eventTypeText(eventType: string): string {
  const type = eventTypes.find((id) => eventTypeValues[id] === eventType);
  return type ? eventTypeLabels[type]({}, options) : shortenWords(eventType, 60);
}
