import * as m from '../../i18n/compiled/messages.js';
import {
  formatCharge,
  formatClosing,
  formatCount,
  formatPer,
  formatPrice,
  formatShare,
  formatTax,
  formatYesNo,
} from '../format.ts';
import type { KindValues, Unit } from './fact-values.ts';
import { type FactId, type Facts, rowOf } from './facts.ts';

type CountMessage = Parameters<typeof formatCount>[1];

const counts: { readonly [Id in Unit]?: CountMessage } = {
  plate: m.format_plates,
  room: m.format_rooms,
  vehicle: m.format_vehicles,
};

type Format<Value> = (value: Value, unit: Unit | undefined) => string;

const formats: { readonly [Kind in keyof KindValues<string>]: Format<KindValues<string>[Kind]> } = {
  'yes-no': (holds) => formatYesNo(holds),
  count: (count, unit) => formatCount(count, (unit && counts[unit]) ?? (({ shown }) => shown)),
  range: (amount, unit) => formatCount(amount, (unit && counts[unit]) ?? (({ shown }) => shown)),
  rupees: (price, unit = 'all') => formatPer(unit, formatPrice(price)),
  'plate-price': (price, unit = 'plate') => formatPer(unit, formatPrice(price)),
  share: formatShare,
  tax: formatTax,
  time: formatClosing,
  charge: formatCharge,
  text: (text) => text,
};

/** A fact as people read it: "₹75 per plate", "5 AM next day", "Yes". */
export function formatFact<Id extends FactId>(id: Id, value: NonNullable<Facts[Id]>): string {
  const { kind, unit, zeroIsNone } = rowOf(id);
  if (value === 0 && zeroIsNone) return m.format_none();
  return formats[kind](value as never, unit);
}
