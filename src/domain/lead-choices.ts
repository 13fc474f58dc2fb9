import * as m from '../i18n/compiled/messages.js';
import type { Label } from './choices.ts';

/** The choices of lead forms, apart from those that every page loads. As in choices.ts, ids are never shown. */

export const guestRanges = ['under-100', '100-200', '200-300', '300-400', '400-500', 'over-500'] as const;
export type GuestRange = (typeof guestRanges)[number];

/** The values of the specification's `guests` field. */
export const guestRangeValues: Readonly<Record<GuestRange, string>> = {
  'under-100': 'Less than 100',
  '100-200': '100-200',
  '200-300': '200-300',
  '300-400': '300-400',
  '400-500': '400-500',
  'over-500': 'Greater than 500',
};

export const guestRangeLabels: Readonly<Record<GuestRange, Label>> = {
  'under-100': m.choices_guests_under_100,
  '100-200': m.choices_guests_100_200,
  '200-300': m.choices_guests_200_300,
  '300-400': m.choices_guests_300_400,
  '400-500': m.choices_guests_400_500,
  'over-500': m.choices_guests_over_500,
};

/** The number of guests within a sentence: "for more than 500 guests". */
export const guestRangesInSentence: Readonly<Record<GuestRange, Label>> = {
  ...guestRangeLabels,
  'under-100': m.choices_guests_fewer_than_100,
  'over-500': m.choices_guests_more_than_500,
};

export const eventTypes = ['wedding', 'birthday', 'corporate-event', 'other'] as const;
export type EventType = (typeof eventTypes)[number];

/** The values of the specification's `eventType` field. */
export const eventTypeValues: Readonly<Record<EventType, string>> = {
  wedding: 'Wedding',
  birthday: 'Birthday',
  'corporate-event': 'Corporate Event',
  other: 'Other',
};

export const eventTypeLabels: Readonly<Record<EventType, Label>> = {
  wedding: m.choices_event_wedding,
  birthday: m.choices_event_birthday,
  'corporate-event': m.choices_event_corporate_event,
  other: m.choices_event_other,
};
