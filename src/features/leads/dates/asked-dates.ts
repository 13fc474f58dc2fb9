import { describeFunction } from '../../../domain/event-details-text.ts';
import { formatCount } from '../../../domain/format.ts';
import { m } from '../../../i18n/compiled/messages.js';
import type { AskedFunction } from '../../../visitor/lead-store.ts';
import type { Problems } from '../forms/use-lead-form.tsx';
import type { LeadPayload } from '../lead-schema.ts';

/** What a date field contains. */
export interface DateValue {
  /** The name of the field. */
  readonly name: string;
  /** `YYYY-MM-DD`; where a browser has no date field, what was typed. Empty if there is none. */
  readonly text: string;
  /** Something was typed that is no date. */
  readonly isIncomplete: boolean;
}

/**
 * The errors of the date fields that the schema does not have, a list for each function. A function may remain without
 * dates, but not each of them.
 */
export function checkDates(functions: readonly (readonly DateValue[])[]): Problems {
  const all = functions.flat();
  const incomplete = all.filter(({ isIncomplete }) => isIncomplete);
  const problems = Object.fromEntries(incomplete.map(({ name }) => [name, m.leads_error_real_date()]));
  const [first] = all;
  if (first && all.every(({ text, isIncomplete }) => !text && !isIncomplete)) {
    problems[first.name] = m.leads_error_date();
  }
  return problems;
}

/** A function with its dates. */
export interface AskedDates {
  /** The function's name in the language of the page. */
  readonly name: string;
  /** What is sent; without `venues`, all of the request are asked about it. */
  readonly sent: Extract<LeadPayload, { kind: 'dates' }>['functions'][number];
  /** The names of the fields that have the dates, in their order. */
  readonly fields: readonly string[];
}

/** The venues that are asked. */
export interface AskedVenues {
  readonly ticked: readonly string[];
  /** Whether each is asked about every function, wherever that is planned. */
  readonly isWide: boolean;
}

/**
 * What a venue is asked about: the functions that are planned there or have no venue. Where there are none, and where the
 * family widens it, about all.
 */
export function functionsAskedOf<Function extends Pick<AskedFunction, 'venue'>>(
  venue: string,
  functions: readonly Function[],
  isWide = false,
): readonly Function[] {
  const here = functions.filter((one) => one.venue === undefined || one.venue === venue);
  return isWide || here.length === 0 ? functions : here;
}

/** Whether a function is planned at the venue, or may be. */
export const isCandidate = (venue: string, functions: readonly AskedFunction[]): boolean =>
  functions.some((one) => one.venue === undefined || one.venue === venue);

/** The functions that have dates, each with the ticked venues that are asked about it unless all are. */
export function askedDates(
  functions: readonly AskedFunction[],
  values: readonly (readonly DateValue[])[],
  { ticked, isWide }: AskedVenues,
): readonly AskedDates[] {
  return functions.flatMap((one, index) => {
    const filled = (values[index] ?? []).filter(({ text }) => text);
    if (filled.length === 0) return [];
    const { label, name, guests, vegShare, rooms } = one;
    const venues = ticked.filter((venue) => functionsAskedOf(venue, functions, isWide).includes(one));
    const sent = {
      label,
      guests,
      vegShare,
      rooms,
      dates: filled.map(({ text }) => text),
      venues: venues.length < ticked.length ? venues : undefined,
    };
    return [{ name, sent, fields: filled.map((value) => value.name) }];
  });
}

/** The errors of dates that no ticked venue is asked about, and of ticked venues that are asked about no date. */
export function checkAsked(asked: readonly AskedDates[], { ticked }: AskedVenues): Problems {
  const isAsked = (venue: string) => asked.some(({ sent }) => !sent.venues || sent.venues.includes(venue));
  const idle = asked.length > 0 && ticked.find((venue) => !isAsked(venue));
  const lost = ticked.length > 0 ? asked.filter(({ sent }) => sent.venues?.length === 0) : [];
  return {
    ...Object.fromEntries(
      lost.flatMap(({ fields: [first] }) => (first ? [[first, m.leads_dates_nobody()]] : [])),
    ),
    ...(idle && { venues: m.leads_dates_nothing({ venue: idle }) }),
  };
}

type AskedFigures = { readonly [Figure in 'guests' | 'vegShare' | 'rooms']?: number | undefined };

/** "400 guests, 60% veg, 20 rooms"; empty while the guests are not known. */
export function describeFigures({ guests, vegShare, rooms = 0 }: AskedFigures): string {
  if (guests === undefined) return '';
  return vegShare === undefined
    ? formatCount(guests, m.format_guests)
    : describeFunction({ kind: 'wedding', guests, vegShare, rooms, decor: undefined });
}

/** The field of a part of what was sent, such as "functions.0.dates.1". */
export function dateFieldOf(path: string, asked: readonly AskedDates[]): string {
  const [list, index = 0, , date = 0] = path.split('.');
  if (list !== 'functions') return list ?? path;
  const names = asked[Number(index)]?.fields ?? asked[0]?.fields;
  return names?.[Number(date)] ?? names?.[0] ?? path;
}
