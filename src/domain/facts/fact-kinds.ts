import type { Approximate, KindValues, Unit } from './fact-values.ts';

/** The values of facts, and of what else is asked about a venue. */
export interface Values extends KindValues<string> {
  readonly paragraph: string;
  readonly choice: string;
  readonly choices: readonly string[];
}

/** What is asked: a row of `facts`, or a text about a venue. */
export interface Asked {
  readonly kind: keyof Values;
  readonly required?: true;
  readonly unit?: Unit;
  /** Of a number. */
  readonly min?: number;
  readonly max?: number;
  /** A typed time until 8 AM is on the next day. */
  readonly endsLate?: true;
  /** Of a text, in characters. */
  readonly maxLength?: number;
  readonly script?: 'latin' | 'devanagari';
  readonly choices?: readonly string[];
}

/** How a form asks for a value. */
export type FactInput = 'yes-no' | 'digits' | 'time' | 'line' | 'paragraph' | 'choices';

interface Kind<Value> {
  readonly input: FactInput;
  /** The value as it would be typed. */
  readonly write: (value: Value) => string;
}

/** The limits of a price per plate, in rupees: a slip of a digit is outside. */
export const plateRange = { min: 100, max: 20_000 } as const;

/** The lowest and the highest number of a kind, where a row names none, and the characters of a text. */
export function limitsOf({ kind, min, max, maxLength = 200 }: Asked) {
  if (kind === 'plate-price') return { ...plateRange, maxLength };
  const isShare = kind === 'share' || kind === 'tax';
  const isCharge = kind === 'rupees' || kind === 'charge';
  return { min: min ?? (isCharge ? 1 : 0), max: max ?? (isShare ? 1 : 100_000_000), maxLength };
}

const twoDigits = (number: number) => String(number).padStart(2, '0');
const percent = (part: number) => String(Number((part * 100).toFixed(2)));
const writeRoughly = (price: number | Approximate) => String(typeof price === 'number' ? price : price.about);

/** How each kind is asked for and written; read-fact.ts reads it. */
const kinds: { readonly [Id in keyof Values]: Kind<Values[Id]> } = {
  'yes-no': { input: 'yes-no', write: (holds) => (holds ? 'yes' : 'no') },
  count: { input: 'digits', write: String },
  range: {
    input: 'line',
    write: (amount) => (typeof amount === 'number' ? String(amount) : amount.join('-')),
  },
  rupees: { input: 'digits', write: writeRoughly },
  'plate-price': { input: 'digits', write: writeRoughly },
  share: { input: 'digits', write: percent },
  tax: { input: 'line', write: (tax) => (tax === 'included' ? tax : percent(tax)) },
  time: {
    input: 'time',
    write: (time) => `${twoDigits(Math.floor(time / 60) % 24)}:${twoDigits(time % 60)}`,
  },
  charge: {
    input: 'line',
    write: (charge) => {
      if (typeof charge === 'object') return `from ${charge.from}`;
      return typeof charge === 'number' ? String(charge) : charge.replace('-', ' ');
    },
  },
  text: { input: 'line', write: String },
  paragraph: { input: 'paragraph', write: String },
  choice: { input: 'choices', write: String },
  choices: { input: 'choices', write: (chosen) => chosen.join(', ') },
};

export const inputOf = ({ kind }: Asked): FactInput => kinds[kind].input;

/** A value as it would be typed. */
export const writeValue = ({ kind }: Asked, value: unknown): string => kinds[kind].write(value as never);
