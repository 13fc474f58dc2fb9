import { formatNumber, formatRupees } from '../../src/domain/format.ts';
import {
  answerKey,
  answerProblems,
  type OwnerAnswer,
  type OwnerFile,
  type OwnerQuestion,
  ownerQuestions,
  questionOf,
} from '../../src/domain/owner-answers.ts';
import { readAnswer } from '../../src/domain/venue-questions.ts';
import type { LeadErrorId, LeadFields } from '../../src/features/leads/lead-schema.ts';
import { toPlainText } from './plain-text.ts';

export type OwnerFields = Extract<LeadFields, { kind: 'owner' }>;

/** Anybody can write that a hall is theirs, and name a number. */
export const ownerWarning = 'Not verified: call the hall on a number that you find yourself.';
export const ownerTitle = 'What they say about the hall';

const labels: Readonly<Record<OwnerQuestion, string>> = {
  locality: 'Locality',
  address: 'Address',
  hallName: 'Name',
  hallSeats: 'Seated',
  hallFloating: 'Coming and going',
  servesNonVeg: 'Serves non-veg',
  vegPlate: 'Veg plate',
  nonVegPlate: 'Non-veg plate',
  vegPackage: 'Veg package, a plate',
  nonVegPackage: 'Non-veg package, a plate',
  foodTax: 'Tax on food',
  advance: 'Advance',
  rooms: 'Rooms',
  roomPrice: 'Room for a night',
  parking: 'Vehicles that can park',
  morningOpens: 'Daytime slot, from',
  morningCloses: 'Daytime slot, until',
  eveningOpens: 'Evening slot, from',
  eveningCloses: 'Evening slot, until',
  outsideCaterer: 'Outside caterer',
  outsideDecoration: 'Outside decorator',
  alcohol: 'Alcohol',
  outsideAlcohol: 'Alcohol brought by the family',
  lateMusic: 'Music late at night',
  baraat: 'Baraat',
  firecrackers: 'Firecrackers',
  hawan: 'Hawan',
  overnightWedding: 'Wedding through the night',
  cancellable: 'Booking can be cancelled',
  familyQuestions: 'What families ask',
};

/** The errors of answers that the form would not send, by field. */
export function ownerErrors({ answers = [] }: OwnerFields): Readonly<Record<string, LeadErrorId>> {
  const problems = Object.keys(answerProblems(answers));
  return Object.fromEntries(problems.map((key) => [key, 'notUnderstood' as const]));
}

/** The answers in the order of the form; each with the value of our page that it replaces. */
export function ownerRows({
  answers = [],
}: OwnerFields): readonly (readonly [label: string, value: string])[] {
  return inOrder(answers).map((one) => {
    const label = labels[one.question as OwnerQuestion];
    const replaced = one.replaces ? `\nour page says: ${valueText(one, one.replaces)}` : '';
    const said = one.answer ? valueText(one, one.answer) : 'Please remove';
    return [one.hall ? `Hall ${one.hall}: ${label}` : label, `${said}${replaced}`];
  });
}

/** The answers as a file that `npm run new-venue -- --from` reads. */
export function ownerFile({ venue, city, venueId, answers = [] }: OwnerFields): string {
  const file: OwnerFile = {
    version: 1,
    ...(venueId && { venueId }),
    name: venue,
    city,
    answers: inOrder(answers).map((one) => ({ ...one, question: one.question as OwnerQuestion })),
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}

const orderOf = (question: string) => (ownerQuestions as readonly string[]).indexOf(question);

function inOrder(answers: readonly OwnerAnswer[]): readonly OwnerAnswer[] {
  const known = answers.filter((one) => questionOf(one));
  const byKey = new Map(known.map((one) => [answerKey(one), one]));
  const rank = ({ question, hall = 0 }: OwnerAnswer) =>
    hall ? orderOf('hallName') + hall / 10 + orderOf(question) / 1000 : orderOf(question);
  return [...byKey.values()].sort((a, b) => rank(a) - rank(b));
}

/** As a person reads it: "₹650", "18%", "Yes". */
function valueText(one: OwnerAnswer, typed: string): string {
  const question = questionOf(one);
  const read = question && readAnswer(question, typed);
  const answer = read && 'answer' in read ? read.answer : undefined;
  if (question?.type === 'rupees' && typeof answer === 'number') return formatRupees(answer);
  if (question?.type !== 'time' && typeof answer === 'number')
    return question?.type === 'percent' ? `${answer}%` : formatNumber(answer);
  if (typeof answer === 'boolean') return answer ? 'Yes' : 'No';
  return toPlainText(typed);
}
