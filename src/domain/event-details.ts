import { m } from '../i18n/compiled/messages.js';
import { type FunctionKind, functionKindLabels, functionKinds } from './choices.ts';
import { formatDate, isDate } from './dates.ts';
import { eventDetailsLimits } from './event-details-limits.ts';
import { formatCount, formatNumber, formatShare } from './format.ts';
import { isVenueId } from './shortlist-ids.ts';

/** One function of a wedding, such as the sangeet. */
export interface WeddingFunction {
  readonly kind: FunctionKind;
  /** Of an `other`: 1 to 40 code points. */
  readonly name?: string;
  /** 1 to 5,000. */
  readonly guests: number;
  /** Share of guests who eat vegetarian, 0 to 1. */
  readonly vegShare: number;
  /** Guest rooms for one night. */
  readonly rooms: number;
  /** YYYY-MM-DD. */
  readonly date?: string;
  /** The id of the venue that the family has chosen for it. */
  readonly venue?: string;
}

/** One to six functions, in the family's order. */
export type EventDetails = readonly [WeddingFunction, ...WeddingFunction[]];

/** The names of one function's figures in forms and, where it is the only one, in URLs. */
const figures = ['guests', 'veg', 'rooms', 'date'] as const;
type Figure = (typeof figures)[number];

/** The names of the event details in URLs. */
export const eventDetailsParams = [...figures, 'function'] as const;

export type EventDetailsParam = (typeof eventDetailsParams)[number];

/** Percent. */
const defaultVeg = 100;

interface ReadDetails {
  readonly functions: readonly WeddingFunction[];
  readonly invalid: ReadonlySet<EventDetailsParam>;
}

/**
 * Reads one `function` for each function, e.g. "sangeet.400.veg60.rooms10.2027-02-11.at-samargrand"; without any, the one
 * wedding of `guests`, `veg` (percent), `rooms` and `date`. Undefined without a valid guest count; any other invalid value
 * is left out.
 */
export function parseEventDetails(search: URLSearchParams): EventDetails | undefined {
  const [first, ...others] = readDetails(search).functions;
  return first && [first, ...others];
}

/** What the parameters have that is not valid; `function` stands for anything but the figures of a function. */
export function invalidEventDetails(search: URLSearchParams): EventDetailsParam[] {
  const { invalid } = readDetails(search);
  return eventDetailsParams.filter((name) => invalid.has(name));
}

function readDetails(search: URLSearchParams): ReadDetails {
  const invalid = new Set<EventDetailsParam>();
  const texts = search.getAll('function').filter(Boolean);
  const read =
    texts.length > 0
      ? texts.map((text) => readFunction(text, invalid))
      : [
          readFigures(
            'wedding',
            Object.fromEntries(figures.map((name) => [name, search.get(name) ?? ''])),
            invalid,
          ),
        ];
  const functions = read.filter((one) => one !== undefined);
  if (functions.length < texts.length || functions.length > eventDetailsLimits.functions)
    invalid.add('function');
  return { functions: functions.slice(0, eventDetailsLimits.functions), invalid };
}

function readFunction(text: string, invalid: Set<EventDetailsParam>): WeddingFunction | undefined {
  // The name is last, because it may contain dots.
  let [rest = '', ...nameParts] = text.split('.name-');
  const take = (part: RegExp): string => {
    const [found = '', value = ''] = part.exec(rest) ?? [];
    rest = rest.replace(found, '');
    return value;
  };
  const kindText = take(/^([^.]*)/);
  const guests = take(/^\.([^.]*)/);
  const veg = take(/\.veg([^.]*)/);
  const rooms = take(/\.rooms([^.]*)/);
  const date = take(/\.(\d[^.]*)/);
  const venue = take(/\.at-([^.]*)/);
  const kind = functionKinds.find((one) => one === kindText);
  const found = kind && readFigures(kind, { guests, veg, rooms, date }, invalid);
  if (!found) return undefined;
  const name = nameParts.join('.name-');
  const hasName = kind === 'other' && isFunctionName(name);
  const hasVenue = isVenueId(venue);
  if (rest || (venue && !hasVenue) || (nameParts.length > 0 && !hasName)) invalid.add('function');
  return { ...found, ...(hasName ? { name } : {}), ...(hasVenue ? { venue } : {}) };
}

/** Whether a text can be the name of a function: 1 to 40 code points without white space around them. */
export const isFunctionName = (text: string): boolean =>
  text !== '' && text === text.trim() && [...text].length <= eventDetailsLimits.name;

/** Undefined without a valid guest count. */
function readFigures(
  kind: FunctionKind,
  values: Readonly<Partial<Record<Figure, string>>>,
  invalid: Set<EventDetailsParam>,
): WeddingFunction | undefined {
  const read = {
    guests: wholeNumber(values.guests, 1, eventDetailsLimits.guests),
    veg: wholeNumber(values.veg, 0, 100),
    rooms: wholeNumber(values.rooms, 0, eventDetailsLimits.rooms),
    date: values.date && isDate(values.date) ? values.date : undefined,
  };
  for (const name of figures) if (values[name] && read[name] === undefined) invalid.add(name);
  const { guests, veg = defaultVeg, rooms = 0, date } = read;
  if (!guests) return undefined;
  return { kind, guests, vegShare: veg / 100, rooms, ...(date ? { date } : {}) };
}

function wholeNumber(text = '', low: number, high: number): number | undefined {
  if (!/^\d{1,6}$/.test(text)) return undefined;
  const value = Number(text);
  return value >= low && value <= high ? value : undefined;
}

/**
 * The text that `parseEventDetails` reads back to the same event details, e.g. "guests=300&veg=60" or
 * "function=mehndi.150&function=wedding.600"; empty without any.
 */
export function formatEventDetails(eventDetails: EventDetails | undefined): string {
  return withEventDetails(new URLSearchParams(), eventDetails).toString();
}

/** The parameters with these event details instead of their own; other parameters stay. */
export function withEventDetails(
  search: URLSearchParams,
  eventDetails: EventDetails | undefined,
): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const name of eventDetailsParams) next.delete(name);
  if (!eventDetails) return next;
  if (!isPlainWedding(eventDetails)) {
    for (const one of eventDetails) next.append('function', formatFunction(one));
    return next;
  }
  const [{ guests, date }] = eventDetails;
  const { veg, rooms } = figuresOf(eventDetails[0]);
  for (const [name, value] of Object.entries({ guests, veg, rooms, date })) {
    if (value !== undefined) next.set(name, String(value));
  }
  return next;
}

/** Veg share in percent and rooms; undefined where they are as assumed without them. */
function figuresOf({ vegShare, rooms }: WeddingFunction): { readonly veg?: number; readonly rooms?: number } {
  const veg = Math.round(vegShare * 100);
  return { ...(veg === defaultVeg ? {} : { veg }), ...(rooms > 0 ? { rooms } : {}) };
}

function formatFunction(one: WeddingFunction): string {
  const { veg, rooms } = figuresOf(one);
  return [
    one.kind,
    one.guests,
    veg !== undefined && `veg${veg}`,
    rooms && `rooms${rooms}`,
    one.date,
    one.venue && `at-${one.venue}`,
    one.name && `name-${one.name}`,
  ]
    .filter(Boolean)
    .join('.');
}

/** Whether it is one wedding without a chosen venue: all that a family needs that plans one evening. */
export const isPlainWedding = ([{ kind, venue }, ...others]: EventDetails): boolean =>
  others.length === 0 && kind === 'wedding' && !venue;

/** The functions that a venue's total is for: those that the family holds there or has not given a venue yet. */
export const functionsAt = (eventDetails: EventDetails, venueId: string): WeddingFunction[] =>
  eventDetails.filter(({ venue }) => venue === undefined || venue === venueId);

/**
 * What a form assumes that asks about one event: the function with the most guests of those that the family holds at the
 * venue, else of those that have no venue yet, else of all.
 */
export function functionToAsk(eventDetails: EventDetails, venueId?: string): WeddingFunction {
  const heldHere = eventDetails.filter(({ venue }) => venue !== undefined && venue === venueId);
  const open = eventDetails.filter(({ venue }) => venue === undefined);
  const candidates = [heldHere, open].find(({ length }) => length > 0) ?? eventDetails;
  return candidates.reduce((largest, one) => (one.guests > largest.guests ? one : largest));
}

/** "Sangeet", or the name of an `other`. */
export const nameFunction = ({ kind, name }: Pick<WeddingFunction, 'kind' | 'name'>): string =>
  name ?? functionKindLabels[kind]();

/**
 * Each text once, e.g. "Sangeet + Wedding · rooms": it begins with the names of the functions that have it, unless this
 * many have it. `texts` has those of each function.
 */
export function nameTexts(
  functions: readonly WeddingFunction[],
  texts: readonly (readonly string[])[],
  unnamedAt: number,
): string[] {
  return [...new Set(texts.flat())].map((text) => {
    const having = functions.filter((_, index) => texts[index]?.includes(text));
    if (having.length === unnamedAt) return text;
    return m.format_of_function({ function: having.map(nameFunction).join(' + '), text });
  });
}

/**
 * "300 guests, 60% veg, 10 rooms, 12 Feb 2027"; without rooms or a date the text omits them. It begins
 * with the name of a function that is not the wedding, and of several functions it is "Mehndi 150, Sangeet 400 guests".
 */
export function describeEventDetails(eventDetails: EventDetails): string {
  const [first, ...others] = eventDetails;
  if (others.length === 0) {
    const text = describeFunction(first);
    return first.kind === 'wedding' ? text : m.format_of_function({ function: nameFunction(first), text });
  }
  const functions = eventDetails.map((one) => `${nameFunction(one)} ${formatNumber(one.guests)}`).join(', ');
  return m.format_guests_of({ functions });
}

/**
 * What a lead about a venue says: of several functions each in full, those that the venue's total is for. Without a venue
 * those that have none; all of them where there are no such functions.
 */
export function describeForLead(eventDetails: EventDetails, venueId = ''): string {
  if (eventDetails.length === 1) return describeEventDetails(eventDetails);
  const here = functionsAt(eventDetails, venueId);
  const functions = here.length > 0 ? here : eventDetails;
  return nameTexts(
    functions,
    functions.map((one) => [describeFunction(one)]),
    0,
  ).join(' + ');
}

/** "300 guests, 60% veg, 10 rooms, 12 Feb 2027". */
export function describeFunction({ guests, vegShare, rooms, date }: WeddingFunction): string {
  return [
    formatCount(guests, m.format_guests),
    describeVegShare(vegShare),
    rooms > 0 && formatCount(rooms, m.format_rooms),
    date && formatDate(date),
  ]
    .filter(Boolean)
    .join(', ');
}

function describeVegShare(share: number): string {
  if (share === 1) return m.format_all_veg();
  return share === 0 ? m.format_all_non_veg() : m.format_veg_share({ share: formatShare(share) });
}
