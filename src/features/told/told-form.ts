import { toAsciiDigits } from '../../domain/digits.ts';
import { eventDetailsLimits } from '../../domain/event-details.ts';
import { askBeforePaying } from '../../domain/facts/ask-before-paying.ts';
import { problemText } from '../../domain/facts/fact-problems.ts';
import { shareOnTop } from '../../domain/facts/fact-rules.ts';
import { type FactGroup, type FactId, type Facts, factIds, rowOf } from '../../domain/facts/facts.ts';
import type { FactProblem } from '../../domain/facts/read-fact.ts';
import { readFact } from '../../domain/facts/read-fact.ts';
import { type AsTold, pageOf, type Told, type ToldFunction, toldLimits } from '../../domain/facts/told.ts';
import { formatAmount, formatNumber } from '../../domain/format.ts';
import { withPlainPlate } from '../../domain/plate-price.ts';
import type { VenueWithFacts } from '../../domain/venue-summary.ts';
import { readRupees, readWholeNumber } from '../../domain/whole-number.ts';
import { m } from '../../i18n/compiled/messages.js';

const isRow = (id: FactId) => rowOf(id).isTold || askBeforePaying.some((asked) => asked === id);
const rowsOf = (...groups: readonly FactGroup[]): readonly FactId[] =>
  groups.flatMap((group) => factIds.filter((id) => rowOf(id).group === group && isRow(id)));

/** The rows of the sheet after the price, in the order in which a hall tells them. */
export const sheetGroups = [
  { title: m.told_group_tax, ids: rowsOf('tax-and-minimum') },
  { title: m.told_group_also, ids: rowsOf('also-to-pay') },
  { title: m.told_group_advance, ids: rowsOf('advance') },
  { title: m.told_group_rules, ids: rowsOf('timings', 'rules') },
  { title: m.told_group_comfort, ids: rowsOf('stay', 'comfort') },
] as const;

/** Names of the fields of a fact beside its own. */
export const fieldOf = (id: FactId, part: 'is' | 'from' | 'note'): string => `${id}.${part}`;

/** What is wrong, in words, by the name of the field. */
export type ToldProblems = Readonly<Record<string, string>>;

/** A hall as the sheet reads it. */
export type SheetVenue = AsTold<VenueWithFacts>;

/** The package of a price of a plate: the sheet has one row for both, and asks which it is. */
const packages = { vegPlate: 'vegPackage', nonVegPlate: 'nonVegPackage' } as const;
const plates = Object.keys(packages) as (keyof typeof packages)[];
const isPlate = (id: FactId): id is keyof typeof packages => id in packages;

/** What a hall told, its packages as plates. */
export function asPlain(told: Told): Told {
  const [facts, notes] = [told.facts, told.notes ?? {}].map((values: Partial<Record<FactId, unknown>>) => ({
    ...values,
    ...Object.fromEntries(plates.map((id) => [id, values[id] ?? values[packages[id]]])),
  }));
  return { ...told, facts: facts as Facts, notes: notes as NonNullable<Told['notes']> };
}

/** Whether the hall has a plain plate and a package, so that a price is of one of them. */
export const hasTwoPlates = (venue: SheetVenue): boolean => withPlainPlate(pageOf(venue)) !== undefined;

/** Whole rupees of one sum for all; undefined where the text is not an exact number of them. */
export function readSum(typed: string): number | undefined {
  const read = readFact('bookingAmount', typed);
  return 'answer' in read && typeof read.answer === 'number' ? read.answer : undefined;
}

/** The guests that a family without event details types; undefined unless they are 1 to 5,000. */
export function readGuests(data: FormData): number | undefined {
  const guests = readWholeNumber(String(data.get('guests') ?? ''));
  return guests && guests <= eventDetailsLimits.guests ? guests : undefined;
}

/**
 * What is typed in the sheet of a hall; empty fields say nothing. `functions` are those that one sum was given for, `day` is today
 * (YYYY-MM-DD, IST), and `before` what was stored.
 */
export function readToldForm(
  data: FormData,
  venue: SheetVenue,
  functions: readonly ToldFunction[],
  day: string,
  before: Told | undefined,
): { readonly told: Told; readonly problems: ToldProblems } {
  const problems: Record<string, string> = {};
  const text = (name: string) => String(data.get(name) ?? '').trim();
  const facts: Partial<Record<FactId, unknown>> = {};
  const notes: { [Id in FactId]?: string } = {};

  function take(id: FactId, typed: string, field: string = id) {
    const read = readFact(id, typed);
    if ('problem' in read) problems[field] = problemText(read.problem satisfies FactProblem, rowOf(id));
    else if (read.answer !== undefined) facts[id] = read.answer;
  }

  const plate = text('plate');
  for (const row of [...plates, ...sheetGroups.flatMap(({ ids }) => ids)]) {
    const id = plate === 'package' && isPlate(row) ? packages[row] : row;
    if (id === 'advanceShare') {
      const typed = toAsciiDigits(text(id));
      const [, share] = /^(\d{1,2}(?:\.\d+)?|100)\s*%?$/.exec(typed) ?? [];
      take(share ? id : 'advanceRupees', share ? `${share}%` : typed, id);
    } else {
      const typed = typedOf(row, text, venue);
      if (typed === undefined) problems[id] = m.told_problem_both();
      else if (id !== 'roomPrice' || typed !== 'included') take(id, typed, row);
    }
    const note = text(fieldOf(row, 'note'));
    if (note.length > toldLimits.factNote) problems[fieldOf(row, 'note')] = tooLong(toldLimits.factNote);
    else if (note) notes[id] = note;
  }

  const sum = readSum(text('sum'));
  if (text('sum') && sum === undefined) problems.sum = m.owners_problem_number();
  else if (sum !== undefined && plates.some((id) => text(id))) problems.sum = m.told_problem_sum();
  if (text('guests') && !readGuests(data))
    problems.guests = m.total_guests_limit({ most: formatAmount(eventDetailsLimits.guests) });
  else if (sum !== undefined && functions.length === 0) problems.guests = m.told_problem_guests();
  const seats = text('seats') ? readRupees(text('seats')) : undefined;
  if (text('seats') && (!seats || seats > toldLimits.seats)) problems.seats = m.owners_problem_number();
  const note = text('note');
  if (note.length > toldLimits.note && note !== before?.note) problems.note = tooLong(toldLimits.note);
  return {
    told: {
      facts: facts as Facts,
      ...(Object.keys(notes).length > 0 && { notes }),
      ...(sum !== undefined && { sum: { rupees: sum, functions } }),
      ...((plate === 'plate' || plate === 'package') && { plate }),
      ...(text(fieldOf('roomPrice', 'is')) === 'included' && { roomsIncluded: true }),
      ...(seats && { seats }),
      ...(note && { note }),
      day,
    },
    problems,
  };
}

const tooLong = (max: number) => m.owners_problem_long({ max: formatNumber(max) });

/** A price or a word as one text, such as "from 60,000"; undefined where both are given. */
function typedOf(id: FactId, text: (name: string) => string, venue: SheetVenue): string | undefined {
  const typed = text(id);
  const is = text(fieldOf(id, 'is'));
  if (is === 'extra')
    return typed ? `${typed.replace(/%$/, '')}%` : `${shareOnTop(pageOf(venue).foodTax) * 100}%`;
  if (is && typed) return undefined;
  if (is) return is.replace('-', ' ');
  return typed && text(fieldOf(id, 'from')) ? `from ${typed}` : typed;
}

/** Whether nothing was told. */
export const isEmpty = ({ facts, day: _, plate: __, ...rest }: Told): boolean =>
  Object.keys(facts).length === 0 && Object.keys(rest).length === 0;
