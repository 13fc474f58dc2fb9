import { istToday } from '../../../src/domain/clock.ts';
import { isFactId, rowOf } from '../../../src/domain/facts/facts.ts';
import { formatFact } from '../../../src/domain/facts/format-fact.ts';
import { readTyped } from '../../../src/domain/facts/read-fact.ts';
import { formatNumber } from '../../../src/domain/format.ts';
import {
  answerKey,
  askedOf,
  type OwnerAnswer,
  type OwnerQuestion,
  ownerQuestions,
  questionOf,
} from '../../../src/domain/owner-answers.ts';
import { answerProblems, type OwnerFile } from '../../../src/domain/owner-file.ts';
import { ownerLabel } from '../../../src/domain/owner-labels.ts';
import { notUnderstood } from '../../../src/features/leads/kinds/lead-fields.ts';
import * as m from '../../../src/i18n/compiled/messages.js';
import { shortenWords, toPlainText, toWords } from '../plain-text.ts';
import { type FieldsOf, type MailKind, part, type Row } from './mail-kind.ts';

type OwnerFields = FieldsOf<'owner'>;
type Answers = NonNullable<OwnerFields['answers']>;

export const owner: MailKind<OwnerFields> = {
  label: 'Owner',
  // Anybody can write that a hall is theirs, and name a number.
  warning: 'Not verified: call the hall on a number that you find yourself.',
  subject: ({ venue, city }) => [part(venue), part(city)],
  section({ answers = [] }) {
    return { title: 'What they say about the hall', rows: inOrder(answers).map(answerRow) };
  },
  chat({ venue: typed, venueId }, { options }) {
    const venue = shortenWords(typed, 120);
    return venueId ? m.chat_owner_page({ venue }, options) : m.chat_owner_new({ venue }, options);
  },
  accepted: m.response_owner_accepted,
  /** For `npm run new-venue -- --from`. */
  attachments({ venue: name, city, venueId, answers = [] }, { receivedAt }) {
    const known = [...inOrder(answers)];
    const file: OwnerFile = { version: 2, venueId: venueId || undefined, name, city, answers: known };
    const filename = `${['hall', toWords(name), istToday(receivedAt)].filter(Boolean).join('-')}.json`;
    return [{ filename, content: `${JSON.stringify(file, null, 2)}\n`, contentType: 'application/json' }];
  },
  errors({ answers = [] }, lang) {
    const problems = Object.keys(answerProblems(answers));
    return Object.fromEntries(problems.map((key) => [key, notUnderstood({ lang })]));
  },
};

/** The facts that an owner states, as values by id: rupees, shares, minutes after midnight IST. Halls and texts about the place are not facts. */
export function statedFacts(answers: Answers): Readonly<Record<string, unknown>> {
  const facts = inOrder(answers).filter(({ question }) => isFactId(question));
  return Object.fromEntries(facts.map(({ question, answer }) => [question, readValue(question, answer)]));
}

type Understood = OwnerAnswer & { readonly question: OwnerQuestion };

/** In the order of the form; the last one of each question of a hall. */
function inOrder(answers: Answers): readonly Understood[] {
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

function answerRow({ question, hall, answer, replaces }: Understood): Row {
  const label = ownerLabel(question)({}, { locale: 'en' });
  const replaced = replaces ? `\nour page says: ${valueText(question, replaces)}` : '';
  const said = answer ? valueText(question, answer) : 'Please remove';
  return [hall ? `Hall ${hall}: ${label}` : label, `${said}${replaced}`];
}

function readValue(question: OwnerQuestion, typed: string) {
  const read = readTyped(askedOf(question), typed);
  return 'answer' in read ? read.answer : undefined;
}

/** As a person reads it: "₹650 per plate", "18%", "Yes". */
function valueText(question: OwnerQuestion, typed: string): string {
  const value = readValue(question, typed);
  if (typeof value === 'number' && !isFactId(question)) return formatNumber(value);
  if (value !== undefined && isFactId(question) && rowOf(question).kind !== 'text')
    return formatFact(question, value as never);
  return toPlainText(typed);
}
