import { isFactId, rowOf } from '../../src/domain/facts/facts.ts';
import { formatFact } from '../../src/domain/facts/format-fact.ts';
import { readTyped } from '../../src/domain/facts/read-fact.ts';
import { formatNumber } from '../../src/domain/format.ts';
import {
  answerKey,
  askedOf,
  type OwnerAnswer,
  type OwnerQuestion,
  ownerQuestions,
  questionOf,
} from '../../src/domain/owner-answers.ts';
import { answerProblems, type OwnerFile } from '../../src/domain/owner-file.ts';
import { ownerLabel } from '../../src/domain/owner-labels.ts';
import { notUnderstood } from '../../src/features/leads/kinds/lead-fields.ts';
import type { FieldErrors, LeadFields } from '../../src/features/leads/lead-schema.ts';
import type { Locale } from '../../src/i18n/locale.ts';
import { toPlainText } from './plain-text.ts';

export type OwnerFields = Extract<LeadFields, { kind: 'owner' }>;

/** The errors of answers that the form would not send. */
export function ownerErrors({ answers = [] }: OwnerFields, lang: Locale): FieldErrors {
  const problems = Object.keys(answerProblems(answers));
  return Object.fromEntries(problems.map((key) => [key, notUnderstood({ lang })]));
}

/** The answers in the order of the form; each with the value of our page that it replaces. */
export function ownerRows({
  answers = [],
}: OwnerFields): readonly (readonly [label: string, value: string])[] {
  return inOrder(answers).map(({ question, hall, answer, replaces }) => {
    const label = ownerLabel(question)({}, { locale: 'en' });
    const replaced = replaces ? `\nour page says: ${valueText(question, replaces)}` : '';
    const said = answer ? valueText(question, answer) : 'Please remove';
    return [hall ? `Hall ${hall}: ${label}` : label, `${said}${replaced}`];
  });
}

/** The facts that an owner states, as values by id: rupees, shares, minutes after midnight IST. Halls and texts about the place are not facts. */
export function statedFacts({
  answers = [],
}: Pick<OwnerFields, 'answers'>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    inOrder(answers).flatMap(({ question, answer }) => {
      const read = isFactId(question) ? readTyped(askedOf(question), answer) : undefined;
      return read && 'answer' in read && read.answer !== undefined ? [[question, read.answer]] : [];
    }),
  );
}

/** The answers as a file that `npm run new-venue -- --from` reads. */
export function ownerFile({ venue, city, venueId, answers = [] }: OwnerFields): string {
  const file: OwnerFile = {
    version: 2,
    ...(venueId && { venueId }),
    name: venue,
    city,
    answers: [...inOrder(answers)],
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}

type Understood = OwnerAnswer & { readonly question: OwnerQuestion };

function inOrder(answers: readonly OwnerAnswer[]): readonly Understood[] {
  const known = answers.flatMap((one): Understood[] => {
    const question = questionOf(one);
    return question ? [{ ...one, question }] : [];
  });
  const byKey = new Map(known.map((one) => [answerKey(one), one]));
  const rank = ({ question, hall = 0 }: Understood) =>
    hall
      ? ownerQuestions.indexOf('hallName') + hall / 10 + ownerQuestions.indexOf(question) / 1000
      : ownerQuestions.indexOf(question);
  return [...byKey.values()].sort((a, b) => rank(a) - rank(b));
}

/** As a person reads it: "₹650 per plate", "18%", "Yes". */
function valueText(question: OwnerQuestion, typed: string): string {
  const read = readTyped(askedOf(question), typed);
  const value = 'answer' in read ? read.answer : undefined;
  if (typeof value === 'number' && !isFactId(question)) return formatNumber(value);
  if (value !== undefined && isFactId(question) && rowOf(question).kind !== 'text')
    return formatFact(question, value as never);
  return toPlainText(typed);
}
