import { toAsciiDigits } from '../../../domain/digits.ts';
import { type EventDetails, functionsAt } from '../../../domain/event-details.ts';
import {
  type ItemAnswer,
  type Quote,
  type QuotedFunction,
  type QuoteItem,
  quoteItems,
  quoteLimits,
} from '../../../domain/quote.ts';
import { trimText } from '../../../domain/trim-text.ts';
import { readRupees, readWholeNumber } from '../../../domain/whole-number.ts';
import { presentFunctions } from '../quote.ts';

/** A function that a quote can be for. */
export interface FunctionChoice {
  /** With the figures that the quote was given for. */
  readonly given: QuotedFunction;
  /** With those of the plan. */
  readonly present: QuotedFunction;
  readonly isChosen: boolean;
}

/**
 * The functions of a quote, then the others that the family plans at the venue; all of its functions where it plans none
 * there. Of a new quote those that it holds there are chosen, or else all.
 */
export function functionChoices(
  eventDetails: EventDetails | undefined,
  venue: string,
  quote: Quote | undefined,
): readonly FunctionChoice[] {
  const here = eventDetails ? functionsAt(eventDetails, venue) : [];
  const planned = here.length > 0 || quote ? here : (eventDetails ?? []);
  const present = quote ? presentFunctions(quote, eventDetails) : [];
  const isHeldHere = planned.some((one) => one.venue === venue);
  return [
    ...(quote?.functions ?? []).map((given, index) => ({
      given,
      present: present[index] ?? given,
      isChosen: true,
    })),
    ...planned
      .filter((one) => !present.includes(one))
      .map((one) => ({
        given: one,
        present: one,
        isChosen: !quote && (!isHeldHere || one.venue === venue),
      })),
  ];
}

/** Whether the plan has other figures now than a sum for all was given for. */
export const hasChanged = ({ given, present }: FunctionChoice): boolean =>
  given.guests !== present.guests || given.vegShare !== present.vegShare || given.rooms !== present.rooms;

export type QuoteErrorId = 'venue' | 'functions' | 'rupees' | 'plate' | 'plates' | 'percent';

/** What the form's controls are filled in with, by name. */
export type QuoteValues = Readonly<Record<string, string>>;

interface FormOf {
  readonly id: string;
  /** Undefined until it is chosen. */
  readonly venue: string | undefined;
  readonly choices: readonly FunctionChoice[];
}

export interface ReadQuote {
  /** Undefined while a field has an error. */
  readonly quote?: Quote;
  /** By the name of the field. */
  readonly errors: Readonly<Record<string, QuoteErrorId>>;
}

/** Reads the form: what was answered with "They did not say" is absent, and an amount counts only with the answer that needs it. */
export function readQuoteForm(form: FormData, { id, venue, choices }: FormOf): ReadQuote {
  const errors: Record<string, QuoteErrorId> = {};
  const text = (name: string) => trimText(String(form.get(name) ?? ''));
  const amount = (name: string, error: QuoteErrorId, low: number, high: number): number => {
    const found = error === 'plates' ? readWholeNumber(text(name)) : readRupees(text(name));
    if (found !== undefined && found >= low && found <= high) return found;
    errors[name] = error;
    return low;
  };
  const rupees = (name: string, low = 0) => amount(name, 'rupees', low, quoteLimits.rupees);
  const plate = (name: string) => amount(name, 'plate', 1, quoteLimits.plate);
  const share = (name: string): number => {
    const found = readPercent(text(name));
    if (found === undefined) errors[name] = 'percent';
    return (found ?? 0) / 100;
  };
  const price = (): Quote['price'] => {
    const kind = text('price');
    if (kind === 'sum') return { kind, rupees: rupees('sum', 1) };
    if (kind !== 'one' && kind !== 'two') return undefined;
    const minimum = text('minimum');
    return {
      kind: 'plate',
      of: (['plate', 'package'] as const).find((one) => one === text('of')),
      veg: plate(kind === 'one' ? 'plate' : 'veg'),
      ...(kind === 'two' ? { nonVeg: plate('nonVeg') } : {}),
      ...(minimum === 'some' ? { minimum: amount('plates', 'plates', 1, quoteLimits.plates) } : {}),
      ...(minimum === 'none' ? { minimum: 0 } : {}),
    };
  };
  const tax = (): Quote['tax'] => {
    const answer = text('tax');
    if (!text('price')) return undefined;
    return answer === 'included' ? answer : answer === 'extra' ? share('taxShare') : undefined;
  };
  const item = (name: QuoteItem): ItemAnswer => {
    const answer = text(name);
    if (answer === 'extra') return rupees(`${name}Price`);
    return (['included', 'open', 'not-needed'] as const).find((one) => one === answer);
  };
  const advance = (): Quote['advance'] => {
    const answer = text('advance');
    if (answer === 'sum') return { rupees: rupees('advanceSum') };
    return answer === 'share' ? { share: share('advanceShare') } : undefined;
  };
  const isNow = form.has('now') || text('price') !== 'sum';
  const chosen = form.getAll('function').map(String);
  const functions = choices
    .filter((_, index) => choices.length === 1 || chosen.includes(String(index)))
    .map((choice) => toQuoted(isNow ? choice.present : choice.given));
  if (!venue) errors.venue = 'venue';
  else if (functions.length === 0) errors.function = 'functions';
  const quote: Quote = {
    id,
    venue: venue ?? '',
    functions,
    price: price(),
    tax: tax(),
    items: Object.fromEntries(quoteItems.map((one) => [one, item(one)])),
    advance: advance(),
  };
  return Object.keys(errors).length > 0 ? { errors } : { quote, errors };
}

/** What the family has typed for it otherwise, such as its date, is not part of a quote. */
const toQuoted = ({ kind, name, guests, vegShare, rooms }: QuotedFunction): QuotedFunction => ({
  kind,
  ...(name ? { name } : {}),
  guests,
  vegShare,
  rooms,
});

/** "18", "12.5 %"; from 0 to 100. */
function readPercent(typed: string): number | undefined {
  const text = toAsciiDigits(typed).replace(/\s*%$/, '');
  const percent = /^\d{1,3}(\.\d{1,2})?$/.test(text) ? Number(text) : undefined;
  return percent !== undefined && percent <= 100 ? percent : undefined;
}

/** The answers of a quote as `readQuoteForm` reads them back; of a new one for plates at the venue. */
export function quoteValues(quote: Quote | undefined): QuoteValues {
  if (!quote) return { price: 'one' };
  const { price, tax, items, advance } = quote;
  return {
    ...priceValues(price),
    ...(typeof tax === 'number' ? { tax: 'extra', taxShare: percentText(tax) } : { tax: tax ?? '' }),
    ...Object.fromEntries(
      quoteItems.flatMap((item) => {
        const answer = items[item];
        if (typeof answer !== 'number') return [[item, answer ?? '']];
        return [
          [item, 'extra'],
          [`${item}Price`, String(answer)],
        ];
      }),
    ),
    ...(advance && 'rupees' in advance ? { advance: 'sum', advanceSum: String(advance.rupees) } : {}),
    ...(advance && 'share' in advance ? { advance: 'share', advanceShare: percentText(advance.share) } : {}),
  };
}

function priceValues(price: Quote['price']): QuoteValues {
  if (!price) return { price: '' };
  if (price.kind === 'sum') return { price: 'sum', sum: String(price.rupees) };
  const { of = '', veg, nonVeg, minimum } = price;
  return {
    of,
    ...(nonVeg === undefined
      ? { price: 'one', plate: String(veg) }
      : { price: 'two', veg: String(veg), nonVeg: String(nonVeg) }),
    ...(minimum === undefined
      ? {}
      : minimum === 0
        ? { minimum: 'none' }
        : { minimum: 'some', plates: String(minimum) }),
  };
}

const percentText = (share: number): string => String(Number((share * 100).toFixed(2)));
