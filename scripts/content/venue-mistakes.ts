import * as v from 'valibot';
import type { RuleProblem } from '../../src/domain/facts/fact-rules.ts';
import { isFactId } from '../../src/domain/facts/facts.ts';
import type { FactProblem } from '../../src/domain/facts/read-fact.ts';
import { closestWord } from './closest-word.ts';
import { venueSchema } from './venue-schema.ts';

/** Every field's name at every depth, for "did you mean". */
const fieldNames = [...new Set(namesIn(venueSchema))];

/** What to write instead, by the problem with a fact. */
const corrections: Readonly<Record<FactProblem | RuleProblem | 'hours', string>> = {
  missing: 'Write a text, or leave out the line.',
  'not-yes-or-no': 'Write true or false.',
  'not-whole': 'Write a whole number; prices are whole rupees.',
  'not-a-number': 'Write a number, without quotes and commas.',
  'not-a-range': 'Write a number without quotes, or [1, 2] for one or two.',
  'high-to-low': 'Write the lower number first: [1, 2].',
  'not-rupees': 'Write whole rupees without quotes, or { about: 1000 } for a rounded price.',
  'not-a-share': 'Shares are between 0 and 1: write 0.25 for 25%, 0.18 for 18%.',
  'not-a-tax': "Write a share such as 0.18 for 18%, 0 for no tax, or 'included'.",
  'not-a-time': 'Write at(18, 30) for 6:30 PM, nextDay(5) for 5 AM the next morning.',
  hours: 'It means minutes after midnight. Write at(10) for 10 AM, nextDay(1) for 1 AM the next morning.',
  'not-a-charge': "Write whole rupees such as 500, { from: 16000 }, 'included' or 'no-charge'.",
  'too-low': 'That is below {limit}.',
  'too-high': 'That is above {limit}.',
  'not-a-text': "Write { en: 'English text', hi: 'हिन्दी में' }.",
  'line-break': 'Write it in one line.',
  'too-long': 'Write at most {limit} characters.',
  'not-latin': 'Write it in English letters.',
  'not-devanagari': 'Write it in Hindi letters.',
  'not-a-choice': 'See another venue for an example.',
  swapped: 'It is above the non-veg price. Check whether the two are swapped.',
  'closes-early': 'It is before the slot opens. For the next morning write nextDay(5) instead of at(5).',
  'no-non-veg': 'It contradicts servesNonVeg: false. Leave out one of the two.',
  'several-advances': 'Write one of advanceShare, advanceRupees and bookingAmount.',
  'no-rooms': 'It contradicts rooms: 0. Leave out the price.',
};

const isProblem = (message: string): message is keyof typeof corrections =>
  Object.hasOwn(corrections, message);

interface Mistake {
  /** `<field> is …. <what to write instead>` */
  readonly sentence: string;
  /** The keys and list positions of the field. */
  readonly path: readonly unknown[];
}

/** The mistakes in the object of a venue file. */
export function locatedMistakes(entry: unknown): Mistake[] {
  const result = v.safeParse(venueSchema, entry, { abortPipeEarly: true });
  if (result.success) return [];
  return result.issues.map((issue) => ({
    sentence: mistakeSentence(issue),
    path: (issue.path ?? []).map(({ key }) => key),
  }));
}

/** The same as sentences. */
export const venueMistakes = (entry: unknown): string[] =>
  locatedMistakes(entry).map(({ sentence }) => sentence);

/** `<field> is …. <what to write instead>`, of an issue of a schema. */
export function mistakeSentence(issue: v.BaseIssue<unknown>): string {
  const field = fieldOf(issue) || 'the venue';
  if (issue.type === 'strict_object' && issue.expected === 'never') {
    const key = String(issue.path?.at(-1)?.key);
    if (issue.path?.length === 1 && isFactId(key))
      return `${field} is a fact. Write it in facts: { ${key}: … }.`;
    return `${field} is not a field of a venue.${meant(key, fieldNames)}`;
  }
  if (issue.received === 'undefined') return `${field} is missing. See another venue for an example.`;
  if (isProblem(issue.message)) {
    const isText = typeof issue.input === 'string' && /^[\d.,\s]+$/.test(issue.input);
    const correction = isText ? corrections['not-a-number'] : corrections[issue.message];
    return `${field} is ${JSON.stringify(issue.input)}. ${correction.replace('{limit}', String(issue.requirement))}`;
  }
  if (issue.kind === 'validation') return `${field} ${startOf(issue.input)}${issue.message}`;
  if (hasOwnMessage(issue)) return `${field} is ${JSON.stringify(issue.input)}. ${issue.message}`;
  if (issue.type === 'number' && typeof issue.input === 'string') {
    return `${field} is the text "${issue.input}". Write a number, without quotes and commas.`;
  }
  if (issue.type === 'picklist') {
    return `${field} is "${issue.input}", which is not one of ${choices(issue).join(', ')}.${meant(String(issue.input), choices(issue))}`;
  }
  return `${field} is ${JSON.stringify(issue.input)}. ${correction(issue)}`;
}

/** Whether the schema has its own message; the library's default messages start with "Invalid". */
const hasOwnMessage = ({ message }: v.BaseIssue<unknown>) => !message.startsWith('Invalid ');

/** `reviews 2, rating`: list positions count from one. */
function fieldOf({ path }: v.BaseIssue<unknown>): string {
  let text = '';
  for (const { key } of path ?? []) {
    if (typeof key === 'number') text += ` ${key + 1}`;
    else text += text === '' ? String(key) : /\d$/.test(text) ? `, ${String(key)}` : `.${String(key)}`;
  }
  return text;
}

const choices = (issue: v.BaseIssue<unknown>): string[] =>
  Array.isArray(issue.requirement)
    ? issue.requirement.map(String)
    : (issue.expected ?? '').replace(/[()"]/g, '').split(' | ');

const meant = (word: string, known: readonly string[]) => {
  const closest = closestWord(word, known);
  return closest ? ` Did you mean ${closest}?` : '';
};

/** The start of a sentence that a validation message completes. */
const startOf = (input: unknown) => (typeof input === 'number' ? `is ${input}, which ` : '');

const kinds: Readonly<Record<string, string>> = {
  string: 'Write a text in quotes.',
  number: 'Write a number.',
  boolean: 'Write true or false.',
  array: 'Write a list in square brackets, [] if it is empty.',
  strict_object: 'Write its fields in braces, as in the other venues.',
};

const correction = (issue: v.BaseIssue<unknown>) =>
  kinds[issue.type] ??
  `Write ${String(issue.expected ?? 'it')
    .replaceAll('"', '')
    .replaceAll(' | ', ' or ')}.`;

function namesIn(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { entries, wrapped, item, options, pipe } = schema as Readonly<Record<string, unknown>>;
  const inner = [wrapped, item, ...[options, pipe].flatMap((list) => (Array.isArray(list) ? list : []))];
  const own = typeof entries === 'object' && entries !== null ? Object.entries(entries) : [];
  return [
    ...own.flatMap(([name, value]) => [name, ...namesIn(value)]),
    ...inner.filter((part) => part !== schema).flatMap(namesIn),
  ];
}
