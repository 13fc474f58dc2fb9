import * as v from 'valibot';
import { toAsciiDigits } from '../digits.ts';
import { readRupees, withoutCurrency } from '../whole-number.ts';
import { type Asked, limitsOf, type Values } from './fact-kinds.ts';
import type { Approximate, Charge, Tax, Unit } from './fact-values.ts';
import { type FactId, type Facts, factIds, rowOf } from './facts.ts';

/** Why a value, or a typed answer, cannot be used. */
export type FactProblem =
  | 'missing'
  | 'not-yes-or-no'
  | 'not-whole'
  | 'not-a-number'
  | 'not-a-range'
  | 'high-to-low'
  | 'not-rupees'
  | 'not-a-share'
  | 'not-a-tax'
  | 'not-a-time'
  | 'not-a-charge'
  | 'too-low'
  | 'too-high'
  | 'not-a-text'
  | 'line-break'
  | 'too-long'
  | 'not-latin'
  | 'not-devanagari'
  | 'not-a-choice';

interface Kind<Value> {
  /** What a file or a stored value can have. The message of an issue is a `FactProblem`. */
  readonly schema: (asked: Asked) => v.GenericSchema<unknown, Value>;
  /** From typed text without spaces around it; undefined where it cannot be read. Limits are the schema's. */
  readonly read: (typed: string, asked: Asked) => unknown;
  /** Of a text that cannot be read. */
  readonly problem: FactProblem;
}

const problem = (id: FactProblem) => id;

function wholeNumber(asked: Asked) {
  const { min, max } = limitsOf(asked);
  return v.pipe(
    v.number(problem('not-a-number')),
    v.integer(problem('not-whole')),
    v.minValue(min, problem('too-low')),
    v.maxValue(max, problem('too-high')),
  );
}

const roughly = (asked: Asked) =>
  v.union([wholeNumber(asked), v.strictObject({ about: wholeNumber(asked) })], problem('not-rupees'));

const share = (asked: Asked) =>
  v.pipe(
    v.number(problem('not-a-share')),
    v.check((part) => part > 0 && part <= 1, problem('not-a-share')),
    v.maxValue(limitsOf(asked).max, problem('too-high')),
  );

const dayMinutes = 24 * 60;
const minutes = v.pipe(
  v.number(problem('not-a-time')),
  v.integer(problem('not-a-time')),
  v.minValue(0, problem('not-a-time')),
  v.maxValue(2 * dayMinutes, problem('not-a-time')),
);

const devanagari = /^[^a-z]*\p{Script=Devanagari}[^a-z]*$/iu;
/** Has Latin letters, perhaps beside others, or a digit and no letter at all. */
const latin = /[a-z]|^\P{L}*\d\P{L}*$/iu;

const line = (asked: Asked) =>
  v.pipe(
    v.string(problem('not-a-text')),
    v.check((text) => !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(text), problem('line-break')),
    v.maxLength(limitsOf(asked).maxLength, problem('too-long')),
    v.check((text) => asked.script !== 'latin' || latin.test(text), problem('not-latin')),
    v.check((text) => asked.script !== 'devanagari' || devanagari.test(text), problem('not-devanagari')),
  );

/** A typed text without control characters that copying from tables and documents leaves. */
const plainText = (typed: string) => toAsciiDigits(typed.replace(/[\p{Cf}]/gu, '')).trim();

const scales: readonly (readonly [RegExp, number])[] = [
  [/\s*(?:lakhs?|lacs?|लाख)$/i, 100_000],
  [/\s*(?:crores?|करोड़)$/i, 10_000_000],
  [/\s*(?:k|thousand|हज़ार|हजार)$/i, 1_000],
];

/** Whole rupees, or another whole number, as people write it: "₹1,20,000", "2.25 lakh", "650.00". */
function readNumber(typed: string): number | undefined {
  const text = withoutCurrency(plainText(typed)).trim();
  for (const [word, factor] of scales) {
    const digits = text.replace(word, '');
    if (digits !== text)
      return /^\d+(\.\d+)?$/.test(digits) ? Math.round(Number(digits) * factor) : undefined;
  }
  return readRupees(text.replace(/\.0{1,2}$/, ''));
}

/** Also "about 1,000". */
function readRoughly(typed: string): number | Approximate | undefined {
  const text = plainText(typed);
  const exact = text.replace(/^(?:about|approx\.?|around|~|लगभग|करीब)\s*|\s*approx\.?$/gi, '');
  const number = readNumber(exact);
  return number === undefined || exact === text ? number : { about: number };
}

/** 0.25 of "25%", "25" and "0.25". */
function readShare(typed: string): number | undefined {
  const [, digits, percent] = /^(\d+(?:\.\d+)?)\s*(%|percent|प्रतिशत)?$/i.exec(plainText(typed)) ?? [];
  if (digits === undefined) return undefined;
  const number = Number(digits);
  return percent || number >= 1 ? Number((number / 100).toFixed(6)) : number;
}

const included = /^(?:included?|incl\.?|inclusive|शामिल)$/i;
const nothing = /^(?:no|no charge|nothing|none|nil|free|0|नहीं|फ़्री|फ्री|कोई चार्ज नहीं)$/i;

function readTax(typed: string): Tax | undefined {
  const text = plainText(typed);
  if (included.test(text)) return 'included';
  return nothing.test(text) ? 0 : readShare(text);
}

const unitWords: Readonly<Record<Unit, string>> = {
  plate: 'plates?|प्लेट',
  room: 'rooms?|कमरा|कमरे',
  night: 'nights?|रात',
  vehicle: 'vehicles?|cars?|गाड़ी',
  bottle: 'bottles?|बोतल',
  hour: 'hours?|घंटा|घंटे',
  all: 'all|total',
};

/** "16,000", "from 16,000", "₹500 a bottle", "included", "no charge". */
function readCharge(typed: string, { unit = 'all' }: Asked): Charge | undefined {
  const text = plainText(typed);
  if (included.test(text)) return 'included';
  if (nothing.test(text)) return 'no-charge';
  const price = text.replace(new RegExp(`\\s*(?:/|per|an?|in|प्रति)\\s*(?:${unitWords[unit]})$`, 'iu'), '');
  const exact = price.replace(/^(?:from|starts? (?:at|from)|starting)\s*|\s*(?:onwards?|\+|से शुरू|से)$/gi, '');
  const number = readNumber(exact);
  if (number === undefined) return undefined;
  return exact === price ? number : { from: number };
}

const hour = 60;
/** A closing up to this time is of the night before. */
const earliestEnd = 8 * hour;

/** "22:30", "10:30 pm", "10:30:00", "रात 10:30 बजे". */
function readTime(typed: string, { endsLate }: Asked): number | undefined {
  const text = plainText(typed).toLowerCase().replace(/\./g, ':').replace(/:$/, '');
  const [, part, digits, rest = '00', half] =
    /^(सुबह|दोपहर|शाम|रात)?\s*(\d{1,2})(?::([0-5]\d)(?::00)?)?\s*([ap]:?m)?(?:\s*बजे)?$/.exec(text) ?? [];
  if (digits === undefined) return undefined;
  const hours = hoursOf(Number(digits), part ?? half?.replace(':', ''), text.includes(':'));
  if (hours === undefined) return undefined;
  const time = hours * hour + Number(rest);
  return endsLate && time <= earliestEnd ? time + dayMinutes : time;
}

/** Hours of the day; an hour alone is neither morning nor evening. */
function hoursOf(hours: number, part: string | undefined, hasMinutes: boolean): number | undefined {
  if (part === undefined) return hasMinutes && hours < 24 ? hours : undefined;
  if (hours < 1 || hours > 12) return undefined;
  const isMorning = part === 'am' || part === 'सुबह' || (part === 'रात' && (hours === 12 || hours < 6));
  if (part === 'दोपहर' && hours === 12) return 12;
  return (hours % 12) + (isMorning ? 0 : 12);
}

function readYesNo(typed: string): boolean | undefined {
  const text = plainText(typed).toLowerCase();
  if (/^(?:yes|y|true|haan|हाँ|हां|जी हाँ)$/.test(text)) return true;
  return /^(?:no|n|false|nahin?|नहीं|जी नहीं)$/.test(text) ? false : undefined;
}

/** "2", "1 or 2", "1-2". */
function readRange(typed: string): unknown {
  const ends = plainText(typed).split(/\s*(?:-|–|or|to|या|से)\s*/);
  const numbers = ends.map(readNumber);
  if (numbers.includes(undefined)) return undefined;
  return numbers.length === 1 ? numbers[0] : numbers;
}

/** How each kind is checked and read. */
const kinds: { readonly [Id in keyof Values]: Kind<Values[Id]> } = {
  'yes-no': { schema: () => v.boolean(problem('not-yes-or-no')), read: readYesNo, problem: 'not-yes-or-no' },
  count: { schema: wholeNumber, read: readNumber, problem: 'not-a-number' },
  range: {
    schema: (asked) =>
      v.union(
        [
          wholeNumber(asked),
          v.pipe(
            v.tuple([wholeNumber(asked), wholeNumber(asked)]),
            v.check(([low, high]) => low < high, problem('high-to-low')),
          ),
        ],
        problem('not-a-range'),
      ),
    read: readRange,
    problem: 'not-a-range',
  },
  rupees: { schema: roughly, read: readRoughly, problem: 'not-a-number' },
  'plate-price': { schema: roughly, read: readRoughly, problem: 'not-a-number' },
  share: { schema: share, read: readShare, problem: 'not-a-share' },
  tax: {
    schema: (asked) => v.union([v.literal(0), share(asked), v.literal('included')], problem('not-a-tax')),
    read: readTax,
    problem: 'not-a-tax',
  },
  time: { schema: () => minutes, read: readTime, problem: 'not-a-time' },
  charge: {
    schema: (asked) =>
      v.union(
        [
          wholeNumber(asked),
          v.strictObject({ from: wholeNumber(asked) }),
          v.picklist(['included', 'no-charge']),
        ],
        problem('not-a-charge'),
      ),
    read: readCharge,
    problem: 'not-a-charge',
  },
  text: {
    schema: line,
    // What is copied from a table or a document has tabs.
    read: (typed) => typed.replaceAll('\t', ' '),
    problem: 'missing',
  },
  paragraph: {
    schema: (asked) => v.pipe(v.string(), v.maxLength(limitsOf(asked).maxLength, problem('too-long'))),
    read: (typed) => typed,
    problem: 'missing',
  },
  choice: {
    schema: ({ choices = [] }) => v.picklist(choices, problem('not-a-choice')),
    read: (typed) => typed,
    problem: 'not-a-choice',
  },
  choices: {
    schema: ({ choices = [] }) => v.array(v.picklist(choices, problem('not-a-choice'))),
    read: (typed) => typed.split(',').map((one) => one.trim()),
    problem: 'not-a-choice',
  },
};

/** What a value can be; a text is in one language. */
export const schemaOf = (asked: Asked): v.GenericSchema<unknown, unknown> => kinds[asked.kind].schema(asked);

export type Read<Value> = { readonly answer: Value } | { readonly problem: FactProblem };

/** Reads a typed text. An empty one is undefined, or missing where an answer is required. */
export function readTyped(asked: Asked, typed: string): Read<unknown> {
  const text = typed.trim();
  if (!text) return asked.required ? { problem: 'missing' } : { answer: undefined };
  const { read, problem } = kinds[asked.kind];
  const answer = read(text, asked);
  if (answer === undefined) return { problem };
  const result = v.safeParse(schemaOf(asked), answer, { abortPipeEarly: true });
  return result.success ? { answer: result.output } : { problem: result.issues[0].message as FactProblem };
}

/** The typed value of a fact. */
export const readFact = <Id extends FactId>(id: Id, typed: string): Read<Facts[Id]> =>
  readTyped(rowOf(id), typed) as Read<Facts[Id]>;

/** The facts of a venue: with texts in one language by default. No other keys. */
export function factsSchema<Text = string>(
  text: v.GenericSchema<unknown, Text> = schemaOf({ kind: 'text' }) as v.GenericSchema<unknown, Text>,
): v.GenericSchema<unknown, Facts<Text>> {
  const entries = factIds.map((id) => {
    const row = rowOf(id);
    return [id, v.exactOptional(row.kind === 'text' ? text : schemaOf(row))];
  });
  return v.strictObject(Object.fromEntries(entries)) as unknown as v.GenericSchema<unknown, Facts<Text>>;
}
