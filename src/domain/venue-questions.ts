import * as v from 'valibot';
import { cityIds, venueTypes } from './choices.ts';
import { toAsciiDigits } from './digits.ts';
import { readTenDigits } from './phone.ts';
import { withoutCurrency } from './whole-number.ts';

/**
 * What is asked about a venue, in order: by `npm run new-venue`, which asks for a part, and by a form for owners. Each user
 * has its own words for the questions and for the problems with an answer.
 */

/** Why a typed answer cannot be used. */
export type AnswerProblem =
  | 'missing'
  | 'line-break'
  | 'too-long'
  | 'not-latin'
  | 'not-devanagari'
  | 'not-a-choice'
  | 'not-a-number'
  | 'too-low'
  | 'too-high'
  | 'not-a-time'
  | 'not-a-phone';

export interface VenueQuestion<Answer = unknown> {
  /** The kind of input. */
  readonly type:
    | 'line'
    | 'paragraph'
    | 'choice'
    | 'yes-no'
    | 'count'
    | 'rupees'
    | 'percent'
    | 'time'
    | 'phone';
  readonly required?: true;
  /** Asked once for each hall. */
  readonly perHall?: true;
  readonly choices?: readonly string[];
  /** Of a text, in characters. */
  readonly maxLength?: number;
  /** Of a number. */
  readonly min?: number;
  readonly max?: number;
  /** From the typed text, without spaces around it, to the answer. Its message is an `AnswerProblem`. */
  readonly schema: v.GenericSchema<string, Answer>;
}

const problem = (id: AnswerProblem) => id;

/** The limits of a price per plate, in rupees: a slip of a digit is outside. */
export const plateRange = { min: 100, max: 20_000 } as const;
/** Characters of the line on a card. */
export const cardLineLength = 119;

const devanagari = /^[^a-z]*\p{Script=Devanagari}[^a-z]*$/iu;

/** Has Latin letters, perhaps beside others, or a digit and no letter at all. */
const latin = /[a-z]|^\P{L}*\d\P{L}*$/iu;

const line = (maxLength = 80, script?: 'latin' | 'devanagari') => ({
  type: 'line' as const,
  maxLength,
  schema: v.pipe(
    v.string(),
    // What is copied from a table or a document has tabs.
    v.transform((text) => text.replaceAll('\t', ' ')),
    v.check((text) => !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(text), problem('line-break')),
    v.maxLength(maxLength, problem('too-long')),
    v.check((text) => script !== 'latin' || latin.test(text), problem('not-latin')),
    v.check((text) => script !== 'devanagari' || devanagari.test(text), problem('not-devanagari')),
  ),
});

const paragraph = (maxLength: number) => ({
  type: 'paragraph' as const,
  maxLength,
  schema: v.pipe(v.string(), v.maxLength(maxLength, problem('too-long'))),
});

const choice = <const Ids extends readonly string[]>(choices: Ids) => ({
  type: 'choice' as const,
  choices,
  schema: v.picklist(choices, problem('not-a-choice')),
});

const yesNo = () => ({
  type: 'yes-no' as const,
  choices: ['yes', 'no'],
  schema: v.pipe(
    v.string(),
    v.toLowerCase(),
    v.picklist(['yes', 'y', 'no', 'n'], problem('not-a-choice')),
    v.transform((answer) => answer.startsWith('y')),
  ),
});

const number = <const Type extends 'count' | 'rupees' | 'percent'>(type: Type, min: number, max: number) => ({
  type,
  min,
  max,
  schema: v.pipe(
    v.string(),
    v.transform((typed) => toAsciiDigits(withoutCurrency(typed)).replace(/[\s,]|%$/g, '')),
    v.regex(/^\d+$/, problem('not-a-number')),
    v.transform(Number),
    v.minValue(min, problem('too-low')),
    v.maxValue(max, problem('too-high')),
  ),
});

/** Minutes after midnight IST, from the value of `<input type="time">`. */
const time = () => ({
  type: 'time' as const,
  schema: v.pipe(
    v.string(),
    v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, problem('not-a-time')),
    v.transform((typed) => Number(typed.slice(0, 2)) * 60 + Number(typed.slice(3))),
  ),
});

/** Ten digits. */
const phone = () => ({
  type: 'phone' as const,
  schema: v.pipe(
    v.string(),
    v.transform((typed) => readTenDigits(typed)),
    v.check((read) => 'digits' in read, problem('not-a-phone')),
    v.transform((read) => ('digits' in read ? read.digits : '')),
  ),
});

const required = { required: true } as const;
const perHall = { perHall: true } as const;
const plate = () => number('rupees', plateRange.min, plateRange.max);

export const venueQuestions = {
  ownerName: { ...line(), ...required },
  ownerPhone: { ...phone(), ...required },

  name: { ...line(80, 'latin'), ...required },
  nameHi: { ...line(80, 'devanagari'), ...required },
  city: { ...choice(cityIds), ...required },
  locality: line(60, 'latin'),
  localityHi: line(60, 'devanagari'),
  address: line(200),
  type: { ...choice(venueTypes), ...required },
  managed: { ...yesNo(), ...required },

  hallName: { ...line(), ...perHall },
  hallSeats: { ...number('count', 1, 20_000), ...perHall },
  hallFloating: { ...number('count', 1, 20_000), ...perHall },

  servesNonVeg: yesNo(),
  vegPlate: plate(),
  nonVegPlate: plate(),
  vegPackage: plate(),
  nonVegPackage: plate(),
  foodTax: number('percent', 0, 28),
  advance: number('percent', 1, 100),

  rooms: number('count', 0, 2_000),
  roomPrice: number('rupees', 200, 200_000),
  parking: number('count', 0, 10_000),

  morningOpens: time(),
  morningCloses: time(),
  eveningOpens: time(),
  eveningCloses: time(),

  outsideCaterer: yesNo(),
  outsideDecoration: yesNo(),
  alcohol: yesNo(),
  outsideAlcohol: yesNo(),
  lateMusic: yesNo(),
  baraat: yesNo(),
  firecrackers: yesNo(),
  hawan: yesNo(),
  overnightWedding: yesNo(),
  cancellable: yesNo(),
  /** What families ask the owner most, and the answers. */
  familyQuestions: paragraph(2_000),

  line: line(cardLineLength, 'latin'),
  lineHi: line(cardLineLength, 'devanagari'),
} as const satisfies Readonly<Record<string, VenueQuestion>>;

/** Reads a typed text. An empty one is undefined, or missing where an answer is required. */
export function readAnswer(
  { schema, required: isRequired }: VenueQuestion,
  typed: string,
): { readonly answer: unknown } | { readonly problem: AnswerProblem } {
  const text = typed.trim();
  if (!text) return isRequired ? { problem: 'missing' } : { answer: undefined };
  const result = v.safeParse(schema, text, { abortPipeEarly: true });
  return result.success ? { answer: result.output } : { problem: result.issues[0].message as AnswerProblem };
}
