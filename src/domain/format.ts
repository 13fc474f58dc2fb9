import * as m from '../i18n/compiled/messages.js';
import { toClock } from './clock.ts';
import type { Amount, Approximate, Charge, Tax, Unit } from './facts/fact-values.ts';
import type { Rating } from './venue.ts';

const minutesPerDay = 24 * 60;

/**
 * A whole number, not negative, in Indian grouping: 125000 to "1,25,000". Without `Intl`, whose data may differ between the
 * build and the browser that hydrates its HTML.
 */
export function formatNumber(value: number): string {
  return String(value).replace(/\B(?=(?:\d{2})*\d{3}$)/g, ',');
}

/** 125000 to "₹1,25,000". */
export function formatRupees(rupees: number): string {
  return `₹${formatNumber(rupees)}`;
}

/** What a sum in whole rupees can be. */
export interface RupeeRange {
  readonly low: number;
  readonly high: number;
}

/** "₹1,25,000", or "₹1,25,000–1,40,000" where low and high differ. */
export function formatRupeeRange({ low, high }: RupeeRange): string {
  return `₹${formatAmount(low === high ? low : [low, high])}`;
}

/** An exact or rounded sum in rupees: "₹1,000" or "about ₹1,000". */
export function formatPrice(price: number | Approximate): string {
  return typeof price === 'number'
    ? formatRupees(price)
    : m.format_about({ price: formatRupees(price.about) });
}

/** 2 to "2", and an open [1, 2] to "1–2". */
export function formatAmount(amount: Amount): string {
  return typeof amount === 'number' ? formatNumber(amount) : amount.map((end) => formatNumber(end)).join('–');
}

/** A share of 0 to 1 as "25%" or "12.5%". */
export function formatShare(share: number): string {
  return `${Number((share * 100).toFixed(2))}%`;
}

/** A message whose plural follows `count`; `shown` is the text of the number or range. */
type CountMessage = (inputs: { readonly count: number; readonly shown: string }) => string;

/** "1 vehicle", "25 vehicles", "1–2 rooms". */
export function formatCount(amount: Amount, message: CountMessage): string {
  return message({ count: typeof amount === 'number' ? amount : amount[1], shown: formatAmount(amount) });
}

/** Minutes after midnight to "9:30 AM" or "सुबह 9:30 बजे"; past 1,440 the clock starts again. */
export function formatTime(minutes: number): string {
  return m.format_time(toClock(minutes));
}

/** As `formatTime`, naming the day where it is another: "5 AM next day". Midnight still belongs to the evening. */
export function formatClosing(minutes: number): string {
  const time = formatTime(minutes);
  return minutes > minutesPerDay ? m.format_next_day({ part: toClock(minutes).part, time }) : time;
}

/** "7 PM – 5 AM next day", "until 6 AM next day", "from 7 PM"; undefined where neither time is known. */
export function formatSlot({
  opens,
  closes,
}: {
  readonly opens?: number | undefined;
  readonly closes?: number | undefined;
}): string | undefined {
  if (opens !== undefined && closes !== undefined) {
    return m.format_slot({ opens: formatTime(opens), closes: formatClosing(closes) });
  }
  if (closes !== undefined) return m.format_slot_until({ time: formatClosing(closes) });
  return opens === undefined ? undefined : m.format_slot_from({ time: formatTime(opens) });
}

/** "4.8 out of 5 from 4 reviews". */
export function formatRating({ score, count }: Rating): string {
  return m.format_rating({ score: score.toFixed(1), reviews: formatCount(count, m.format_reviews) });
}

/** "Yes" or "No". */
export const formatYesNo = (holds: boolean): string => (holds ? m.format_yes() : m.format_no());

const perUnit: Readonly<Record<Unit, (inputs: { readonly price: string }) => string>> = {
  plate: m.format_per_plate,
  room: ({ price }) => price,
  night: m.format_a_night,
  vehicle: m.format_a_vehicle,
  bottle: m.format_a_bottle,
  hour: m.format_an_hour,
  all: ({ price }) => price,
};

/** A price as the unit has it: "₹500 a bottle". */
export const formatPer = (unit: Unit, price: string): string => perUnit[unit]({ price });

/** "₹500 a bottle", "from ₹16,000", "included". */
export function formatCharge(charge: Charge, unit: Unit = 'all'): string {
  if (charge === 'included') return m.format_included();
  if (charge === 'no-charge') return m.format_no_charge();
  if (typeof charge === 'number') return formatPer(unit, formatRupees(charge));
  return m.format_from({ price: formatPer(unit, formatRupees(charge.from)) });
}

/** "18%", or that it is in the price of the plate. */
export const formatTax = (tax: Tax): string =>
  tax === 'included' ? m.format_tax_included() : formatShare(tax);
