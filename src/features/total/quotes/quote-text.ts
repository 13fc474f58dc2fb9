import { describeFunction, nameFunction } from '../../../domain/event-details-text.ts';
import {
  formatAmount,
  formatCount,
  formatRupeeRange,
  formatRupees,
  formatShare,
  type RupeeRange,
} from '../../../domain/format.ts';
import type { Quote, QuotedFunction, QuoteItem, QuotePrice } from '../../../domain/quote.ts';
import { m } from '../../../i18n/compiled/messages.js';
import type { QuoteAmount, QuoteComparison, QuoteDifference, QuoteLine, QuoteQuestion } from '../quote.ts';

/** Within a sentence: "decoration". */
export const itemWords: Readonly<Record<QuoteItem, () => string>> = {
  rooms: m.total_unknown_rooms,
  decoration: m.total_unknown_decoration,
  dj: m.quotes_dj,
  generator: m.quotes_generator,
  corkage: m.quotes_corkage,
  cleaning: m.quotes_cleaning,
};

/** As a label: "Decoration". */
export function itemLabel(item: QuoteItem): string {
  const word = itemWords[item]();
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** "Wedding, 400 guests, 60% veg, 20 rooms"; of several functions each. */
export const describeQuoted = (functions: readonly QuotedFunction[]): string =>
  functions
    .map((one) =>
      m.quotes_for({
        functions: nameFunction(one),
        details: describeFunction({ ...one, date: undefined, decor: undefined }),
      }),
    )
    .join(' + ');

/** "Wedding, 400 guests, 60% veg, 20 rooms: ₹650 / ₹850 a plate". */
export function describeQuote({ functions, price }: Quote): string {
  const described = describeQuoted(functions);
  return price ? m.quotes_summary({ functions: described, price: describePrice(price) }) : described;
}

function describePrice(price: QuotePrice): string {
  if (price.kind === 'sum') return formatRupees(price.rupees);
  const prices = [price.veg, ...(price.nonVeg === undefined ? [] : [price.nonVeg])];
  return m.quotes_summary_plate({ prices: prices.map(formatRupees).join(' / ') });
}

/** "₹52,560", "₹0–52,560", "from ₹16,000" or "at most ₹36,000". */
export function formatQuoteAmount({ low, high, isFrom, isAtMost }: QuoteAmount): string {
  const sum = formatRupeeRange({ low, high });
  if (isFrom === isAtMost) return sum;
  return isAtMost ? m.quotes_at_most({ sum }) : isFrom ? m.format_from({ price: sum }) : sum;
}

/** What stands beside the figures of a line. */
export function lineLabel(
  { id, ours, isOurPrice }: QuoteLine,
  quote: Quote,
  compared: QuoteComparison,
  rate: number,
): string {
  const label = plainLabel(id, quote, compared, rate);
  if (ours?.isOwn) return m.quotes_your_figure({ line: label });
  return isOurPrice ? m.quotes_our_price({ line: label }) : label;
}

function plainLabel(
  id: QuoteLine['id'],
  { price, tax }: Quote,
  { basis }: QuoteComparison,
  rate: number,
): string {
  switch (id) {
    case 'sum':
      return m.quotes_sum();
    case 'plates':
      return basis === 'package' ? m.quotes_packages() : m.quotes_plates();
    case 'minimum': {
      const plates = price?.kind === 'plate' ? (price.minimum ?? 0) : 0;
      return m.quotes_missing_plates({ plates: formatAmount(plates) });
    }
    case 'tax':
      if (typeof tax !== 'number' || tax === rate) return m.quotes_tax({ share: formatShare(rate) });
      return m.quotes_tax_each({ theirs: formatShare(tax), ours: formatShare(rate) });
    default:
      return itemLabel(id);
  }
}

/** "₹70,800 more, ₹177 a guest". */
export function describeDifference(difference: QuoteDifference): string {
  const text = differenceText(difference);
  const { low, high, perGuest } = difference;
  const isMixed = low < 0 && high > 0 && !difference.isAtMost;
  if (!perGuest || isMixed || high === 0) return text;
  const each = difference.isAtMost ? { low: perGuest.high, high: perGuest.high } : perGuest;
  return m.quotes_a_guest({ difference: text, sum: formatRupeeRange(withoutSign(each)) });
}

function differenceText({ low, high, isAtMost }: QuoteDifference): string {
  if (isAtMost) {
    if (high === 0) return m.quotes_not_more();
    const sum = formatRupees(Math.abs(high));
    return high > 0 ? m.quotes_at_most_more({ sum }) : m.quotes_at_least_less({ sum });
  }
  if (low === 0 && high === 0) return m.quotes_same();
  if (low >= 0) return m.quotes_more({ sum: formatRupeeRange({ low, high }) });
  if (high <= 0) return m.quotes_less({ sum: formatRupeeRange(withoutSign({ low, high })) });
  return m.quotes_between({ less: formatRupees(-low), more: formatRupees(high) });
}

/** Of a range below zero the end that is nearer to zero is the lower one. */
const withoutSign = ({ low, high }: RupeeRange): RupeeRange =>
  high <= 0 ? { low: Math.abs(high), high: Math.abs(low) } : { low, high };

/** Why there is no difference; undefined where there is one. */
export function describeNoDifference(quote: Quote, compared: QuoteComparison): string | undefined {
  if (compared.changed) return m.quotes_again({ details: describeQuoted(compared.changed) });
  if (compared.difference) return undefined;
  if (!quote.price) return m.quotes_no_price();
  if (!compared.basis) return m.quotes_unclear_plate();
  return compared.basis === 'package' ? m.quotes_no_package_price() : m.quotes_no_plate_price();
}

/** What only the hall has, what nobody has said, and an advance above the sum: a line each. */
export function describeRest(compared: QuoteComparison): readonly string[] {
  const { more, below, open, missingRooms } = compared;
  const prices = below.map(({ item, amount }) =>
    m.quotes_item_price({ item: itemWords[item](), price: formatRupeeRange(amount) }),
  );
  const unknown = [
    ...open.map((item) => itemWords[item]()),
    ...(missingRooms
      ? [
          m.total_unknown_more_rooms({
            rooms: formatCount(missingRooms.missing, m.format_rooms),
            available: missingRooms.available,
          }),
        ]
      : []),
  ];
  const list = (items: readonly string[]) => items.join(', ');
  return [
    ...(more.length > 0 ? [m.quotes_contains({ items: list(more.map((item) => itemWords[item]())) })] : []),
    ...(prices.length > 0 ? [m.quotes_below({ items: list(prices) })] : []),
    ...(unknown.length > 0 ? [m.quotes_open({ items: list(unknown) })] : []),
    ...advanceAbove(compared),
  ];
}

function advanceAbove({ advance, quoted, ours }: QuoteComparison): readonly string[] {
  const sides = [
    { now: advance.quoted, sum: quoted },
    { now: advance.ours, sum: ours },
  ];
  return sides.flatMap(({ now, sum }) =>
    now?.now && sum && !now.later ? [m.quotes_advance_above({ price: formatRupeeRange(now.now) })] : [],
  );
}

/**
 * What follows "Ask them:", with figures for the family's own eyes, without them for what it sends. What may be included is one
 * question.
 */
export function listQuestions(compared: QuoteComparison, hasFigures: boolean): readonly string[] {
  const isLast = ({ id }: QuoteQuestion) => id === 'advance' || id === 'advance-holds';
  const texts = (isAsked: (question: QuoteQuestion) => boolean) =>
    compared.questions.filter(isAsked).map((question) => questionText(question, compared, hasFigures));
  const items = compared.questions.flatMap((one) =>
    one.id === 'item-included' ? [itemWords[one.item]()] : [],
  );
  return [
    ...texts((one) => one.id !== 'item-included' && !isLast(one)),
    ...(items.length > 1
      ? [m.quotes_ask_items_included({ items: items.join(', ') })]
      : texts(({ id }) => id === 'item-included')),
    ...texts(isLast),
  ];
}

function questionText(question: QuoteQuestion, { functions }: QuoteComparison, hasFigures: boolean): string {
  switch (question.id) {
    case 'again':
      return m.quotes_ask_again({ details: describeQuoted(functions) });
    case 'price':
      return m.quotes_ask_price();
    case 'plate':
      return m.quotes_ask_plate();
    case 'tax':
      return hasFigures ? m.quotes_ask_tax_more({ sum: formatRupees(question.rupees) }) : m.quotes_ask_tax();
    case 'minimum':
      return m.quotes_ask_minimum();
    case 'item-price':
      if (question.item === 'rooms') return m.quotes_ask_room_price();
      return m.quotes_ask_item_price({ item: itemWords[question.item]() });
    case 'item-included':
      return m.quotes_ask_item_included({ item: itemWords[question.item]() });
    case 'advance':
      return m.quotes_ask_advance();
    case 'advance-holds':
      if (!hasFigures) return m.quotes_ask_advance_holds();
      return m.quotes_ask_advance_which({
        theirs: formatStated(question.quoted),
        ours: formatStated(question.ours),
      });
  }
}

const formatStated = (advance: NonNullable<Quote['advance']>): string =>
  'share' in advance ? formatShare(advance.share) : formatRupees(advance.rupees);
