import * as v from 'valibot';
import { problemText } from './facts/fact-problems.ts';
import { presentId } from './facts/old-ids.ts';
import { type FactProblem, readTyped } from './facts/read-fact.ts';
import {
  answerKey,
  askedOf,
  maxHalls,
  type OwnerAnswer,
  ownerQuestions,
  questionOf,
} from './owner-answers.ts';

/** Why answers cannot be used, by the names of their fields. */
export function answerProblems(answers: readonly OwnerAnswer[]): Readonly<Record<string, FactProblem>> {
  const problems: Record<string, FactProblem> = {};
  for (const one of answers) {
    const question = questionOf(one);
    const read = question ? readTyped(askedOf(question), one.answer) : { problem: 'not-a-choice' as const };
    if ('problem' in read) problems[answerKey(one)] = read.problem;
    else if (!one.answer && !one.replaces) problems[answerKey(one)] = 'missing';
  }
  return problems;
}

/** What to write instead, by the names of the fields. */
export function answerTexts(answers: readonly OwnerAnswer[]): Readonly<Record<string, string>> {
  const problems = answerProblems(answers);
  return Object.fromEntries(
    answers.flatMap((one) => {
      const problem = problems[answerKey(one)];
      const question = questionOf(one);
      return problem ? [[answerKey(one), problemText(problem, question && askedOf(question))]] : [];
    }),
  );
}

const text = (maxLength: number) => v.pipe(v.string(), v.maxLength(maxLength));

/** The attachment of an owner's mail, which `npm run new-venue -- --from` reads: nothing in it is trusted. Version 1 has older ids. */
export const ownerFileSchema = v.object({
  version: v.picklist([1, 2]),
  /** The venue on our site that it is about. */
  venueId: v.optional(v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]{0,59}$/))),
  name: text(120),
  city: text(60),
  answers: v.pipe(
    v.array(
      v.object({
        question: v.pipe(text(60), v.transform(presentId), v.picklist(ownerQuestions)),
        hall: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(maxHalls))),
        answer: text(2_000),
        replaces: v.optional(text(2_000)),
      }),
    ),
    v.maxLength(100),
    v.check((answers) => Object.keys(answerProblems(answers)).length === 0, 'An answer cannot be used'),
  ),
});
export type OwnerFile = v.InferOutput<typeof ownerFileSchema>;
