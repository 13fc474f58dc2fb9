import { functionKindLabels } from '../../../src/domain/choices.ts';
import { istToday } from '../../../src/domain/clock.ts';
import { functionKinds } from '../../../src/domain/function-kinds.ts';
import * as m from '../../../src/i18n/compiled/messages.js';
import { own, type Table } from '../csv.ts';
import { mailDate } from '../mail-dates.ts';
import { countText, toSingleLine } from '../plain-text.ts';
import { figuresText, vegText } from '../shown-total.ts';
import { draftTo, tableLine, type VenueInquiry } from '../venue-inquiry.ts';
import { type FieldsOf, type MailKind, part, placesPart } from './mail-kind.ts';

type DatesFields = FieldsOf<'dates'>;

export const dates: MailKind<DatesFields> = {
  label: 'Dates',
  subject({ venues, functions }) {
    const labels = new Set(functions.map(({ label }) => part(label)));
    return [placesPart(venues), part([...labels].join(', '))];
  },
  chat: ({ venues }, texts) => m.chat_dates({ place: texts.venues(venues) }, texts.options),
  accepted: m.response_dates_accepted,
  inquiry: askFreeDates,
};

function askFreeDates(request: DatesFields, receivedAt: Date): VenueInquiry {
  const functions = request.functions.map((one) => readFunction(one, request.venues, receivedAt));
  const venues = request.venues.map(shownName);
  return {
    title: 'Which dates are free?',
    lines: functions.flatMap(({ heading, table }) => [`Dates for: ${heading}`, ...table.map(tableLine)]),
    parts: functions,
    drafts: venues.flatMap((venue) => draftAbout(venue, askedOf(venue, functions))),
    csv: datesCsv(venues, functions),
    fileName: 'dates',
  };
}

const shownName = (venue: string): string => toSingleLine(venue, 80);

function readFunction(one: DatesFields['functions'][number], venues: readonly string[], receivedAt: Date) {
  const label = toSingleLine(one.label, 60);
  const named = venues.filter((venue) => one.venues?.includes(venue));
  const asked = (named.length > 0 ? named : venues).map(shownName);
  const today = istToday(receivedAt);
  /** A date can have passed while the lead waited in the visitor's outbox. */
  const dates = one.dates.map((iso) => ({ iso, full: mailDate(iso, 'full') ?? iso, isPast: iso < today }));
  return {
    ...one,
    label,
    /** "Sangeet · 400 guests, 60% veg, 20 rooms" */
    heading: [label, figuresText(one)].filter(Boolean).join(' · '),
    dates,
    venues: asked,
    table: [
      ['Venue', ...dates.map(({ full }) => full)],
      // What is not known yet, and what nobody needs to ask.
      ...asked.map((venue) => [venue, ...dates.map(({ isPast }) => (isPast ? 'past' : '?'))]),
    ],
  };
}

type AskedFunction = ReturnType<typeof readFunction>;

const askedOf = (venue: string, functions: readonly AskedFunction[]) =>
  functions.filter(({ venues }) => venues.includes(venue));

/** A line for each date at each venue, so that one call fills in a block; the last three columns are for the answer. */
function datesCsv(venues: readonly string[], functions: readonly AskedFunction[]): Table {
  const rows = venues.flatMap((venue) =>
    askedOf(venue, functions).flatMap(({ label, guests, vegShare, rooms, dates }) => {
      const figures = [guests ?? '', vegText(vegShare), rooms ?? ''].map((figure) => own(String(figure)));
      return dates.map(({ iso, full, isPast }) => {
        return [venue, label, ...figures, own(iso), full.slice(0, 3), isPast ? 'past' : '', '', ''];
      });
    }),
  );
  return ['Venue,Function,Guests,Veg,Rooms,Date,Day,Free?,Rooms free?,Notes'.split(','), ...rows];
}

/** A function in the text to a venue: "a sangeet". A label without a kind is the family's own, and may contain its name. */
function toldAs(label: string): string {
  const name = label.toLowerCase();
  const isKind = functionKinds.some(
    (kind) => kind !== 'other' && functionKindLabels[kind]({}, { locale: 'en' }).toLowerCase() === name,
  );
  return isKind ? `${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name}` : 'a function';
}

function draftAbout(venue: string, functions: readonly AskedFunction[]) {
  const requests = functions.flatMap(draftRequest);
  if (requests.length === 0) return [];
  const question =
    requests.length === 1
      ? `Is ${venue} free for ${requests[0]}?`
      : `Is ${venue} free for these functions?\n${requests.map((one) => `- ${one}`).join('\n')}`;
  return [draftTo(venue, question)];
}

/** "a sangeet for 400 guests (60% vegetarian), with 20 rooms for the night, on Thu 11 Feb 2027"; none if its dates have passed. */
function draftRequest({ label, guests, vegShare, rooms, dates }: AskedFunction): readonly string[] {
  const open = dates.filter(({ isPast }) => !isPast).map(({ full }) => full);
  if (open.length === 0) return [];
  const veg = vegText(vegShare, ' vegetarian');
  const parts = [
    toldAs(label),
    guests && ` for ${countText(guests, 'guest')}`,
    veg && ` (${veg})`,
    rooms && `, with ${countText(rooms, 'room')} for the night,`,
    ` on ${open.join(' or ')}`,
  ];
  return [parts.filter(Boolean).join('')];
}
