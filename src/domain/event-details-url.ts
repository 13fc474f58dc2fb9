import { isDate } from './dates.ts';
import {
  type EventDetails,
  eventDetailsLimits,
  isFunctionName,
  isPlainWedding,
  type WeddingFunction,
} from './event-details.ts';
import { formatQuery } from './format-query.ts';
import { type FunctionKind, functionKinds } from './function-kinds.ts';
import { isVenueId } from './shortlist-ids.ts';

/** The names of one function's figures in forms and, where it is the only one, in URLs. */
const figures = ['guests', 'veg', 'rooms', 'date'] as const;
type Figure = (typeof figures)[number];

/** The names of the event details in URLs. */
export const eventDetailsParams = [...figures, 'decor', 'function'] as const;

/** `functions` stands for those beyond the limit. */
const invalidParts = [...eventDetailsParams, 'functions'] as const;
export type InvalidPart = (typeof invalidParts)[number];

/** Percent. */
const defaultVeg = 100;

interface ReadDetails {
  readonly functions: readonly WeddingFunction[];
  readonly invalid: ReadonlySet<InvalidPart>;
}

/**
 * Reads one `function` for each function, e.g. "sangeet.400.veg60.rooms10.2027-02-11.at-samargrand"; without any, the one
 * wedding of `guests`, `veg` (percent), `rooms` and `date`. `decor` (rupees) is one figure for all functions. Undefined
 * without a valid guest count; any other invalid value is left out.
 */
export function parseEventDetails(params: URLSearchParams): EventDetails | undefined {
  const [first, ...others] = readDetails(params).functions;
  return first && [first, ...others];
}

/**
 * What the parameters have that is left out: values that are not valid, figures beside `function`, and functions beyond the
 * limit. `function` stands for anything but the figures of a function.
 */
export function invalidEventDetails(params: URLSearchParams): InvalidPart[] {
  const { invalid } = readDetails(params);
  return invalidParts.filter((name) => invalid.has(name));
}

function readDetails(params: URLSearchParams): ReadDetails {
  const invalid = new Set<InvalidPart>();
  const texts = params.getAll('function').filter(Boolean);
  const decor = wholeNumber(params.get('decor') ?? '', 0, eventDetailsLimits.decor);
  if (params.get('decor') && decor === undefined) invalid.add('decor');
  if (texts.length > 0) for (const name of figures) if (params.get(name)) invalid.add(name);
  const read =
    texts.length > 0
      ? texts.map((text) => readFunction(text, invalid))
      : [
          readFigures(
            'wedding',
            Object.fromEntries(figures.map((name) => [name, params.get(name) ?? ''])),
            invalid,
          ),
        ];
  const functions = read.filter((one) => one !== undefined);
  if (functions.length < texts.length) invalid.add('function');
  if (functions.length > eventDetailsLimits.functions) invalid.add('functions');
  const kept = functions.slice(0, eventDetailsLimits.functions);
  return { functions: decor === undefined ? kept : kept.map((one) => ({ ...one, decor })), invalid };
}

function readFunction(text: string, invalid: Set<InvalidPart>): WeddingFunction | undefined {
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

/** Undefined without a valid guest count. */
function readFigures(
  kind: FunctionKind,
  values: Readonly<Partial<Record<Figure, string>>>,
  invalid: Set<InvalidPart>,
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
  return { kind, guests, vegShare: veg / 100, rooms, decor: undefined, ...(date ? { date } : {}) };
}

function wholeNumber(text = '', low: number, high: number): number | undefined {
  if (!/^\d{1,8}$/.test(text)) return undefined;
  const value = Number(text);
  return value >= low && value <= high ? value : undefined;
}

/**
 * The text that `parseEventDetails` reads back to the same event details, e.g. "guests=300&veg=60" or
 * "function=mehndi.150&function=wedding.600"; empty without any.
 */
export function formatEventDetails(eventDetails: EventDetails | undefined): string {
  return formatQuery(withEventDetails(new URLSearchParams(), eventDetails));
}

/** The parameters with these event details instead of their own; other parameters stay. */
export function withEventDetails(
  params: URLSearchParams,
  eventDetails: EventDetails | undefined,
): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const name of eventDetailsParams) next.delete(name);
  if (!eventDetails) return next;
  const [{ decor }] = eventDetails;
  if (!isPlainWedding(eventDetails)) {
    for (const one of eventDetails) next.append('function', formatFunction(one));
    if (decor !== undefined) next.set('decor', String(decor));
    return next;
  }
  const [{ guests, date }] = eventDetails;
  const { veg, rooms } = figuresOf(eventDetails[0]);
  for (const [name, value] of Object.entries({ guests, veg, rooms, date, decor })) {
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
