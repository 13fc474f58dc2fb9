import type { VenueType } from '../../src/domain/choices.ts';
import { factRules, replaceFacts } from '../../src/domain/facts/fact-rules.ts';
import { type FactId, type Facts, isFactId } from '../../src/domain/facts/facts.ts';
import { readTyped } from '../../src/domain/facts/read-fact.ts';
import { askedOf, type OwnerQuestion } from '../../src/domain/owner-answers.ts';
import type { Hall, VenueEntry } from '../../src/domain/venue.ts';
import type { Localized } from '../../src/i18n/localized.ts';
import { locatedMistakes } from './venue-mistakes.ts';

/** What a venue, or somebody who has asked it, has answered. */
export interface GivenAnswer {
  readonly question: OwnerQuestion;
  readonly hall?: number | undefined;
  readonly answer: string;
  readonly replaces?: string | undefined;
}

interface Applied {
  readonly venue: VenueEntry;
  /** Sentences about answers that the file cannot have. */
  readonly notes: readonly string[];
}

/** A venue with answers in place of its facts, which are confirmed from `today` on, `YYYY-MM-DD`. */
export function applyAnswers(venue: VenueEntry, answers: readonly GivenAnswer[], today: string): Applied {
  const notes: string[] = [];
  const given = new Map<string, unknown>();
  for (const { question, hall, answer } of answers) {
    const read = readTyped(askedOf(question), answer);
    if ('answer' in read && read.answer !== undefined) given.set(`${question}${hall ?? ''}`, read.answer);
  }
  const localized = (before: Localized | undefined, text: string): Localized => {
    if (before?.en === text) return before;
    if (/\p{Script=Devanagari}/u.test(text)) {
      notes.push(`Write in English, too: ${text}`);
      return { en: '', ...before, hi: text };
    }
    notes.push(`Without Hindi, which shows the English text until it is written: ${text}`);
    return { en: text };
  };

  const stated = Object.fromEntries(
    [...given]
      .filter(([id]) => isFactId(id))
      .map(([id, value]) => {
        const isText = askedOf(id as FactId).kind === 'text';
        return [id, isText ? localized(venue.facts[id as 'refund'], String(value)) : value];
      }),
  ) as Facts<Localized>;
  const halls = hallsWith(venue, answers, given, localized, notes);
  const other: Partial<VenueEntry> = {
    ...(given.has('locality') && { locality: localized(venue.locality, String(given.get('locality'))) }),
    ...(given.has('address') && { address: localized(venue.address, String(given.get('address'))) }),
    ...(given.has('types') && { venueTypes: given.get('types') as VenueType[] }),
    ...(halls && { halls }),
  };

  const usable = withoutMistakes({ ...venue, ...other }, stated, notes);
  const mistakes = locatedMistakes({ ...venue, ...other }).filter(({ path: [key] }) => String(key) in other);
  for (const { sentence } of mistakes) notes.push(`Left out: ${sentence} Ask the hall.`);
  const kept = Object.entries(other).filter(([key]) => mistakes.every(({ path }) => path[0] !== key));
  const confirmed = [...Object.keys(usable), ...(kept.some(([key]) => key === 'halls') ? ['halls'] : [])].map(
    (id) => [id, today],
  );
  notes.push(...removalsIn(answers));
  return {
    venue: {
      ...venue,
      ...Object.fromEntries(kept),
      facts: replaceFacts(venue.facts, usable),
      ...(confirmed.length > 0 && {
        confirmed: { ...venue.confirmed, ...Object.fromEntries(confirmed) },
      }),
    },
    notes,
  };
}

/** The stated facts without those that a file cannot have, alone or together. */
function withoutMistakes(venue: VenueEntry, stated: Facts<Localized>, notes: string[]): Facts<Localized> {
  let usable = stated;
  for (;;) {
    const facts = replaceFacts(venue.facts, usable);
    const wrong = locatedMistakes({ ...venue, facts }).find(({ path }) => path[0] === 'facts');
    if (!wrong) return usable;
    const id = String(wrong.path[1]);
    const together = factRules()
      .filter(({ facts: [first] }) => first === id)
      .flatMap(({ facts: ids }) => ids);
    const left = Object.entries(usable).filter(([key]) => key !== id && !together.includes(key as FactId));
    if (left.length === Object.keys(usable).length) return usable;
    notes.push(`Left out: ${wrong.sentence} Ask the hall.`);
    usable = Object.fromEntries(left);
  }
}

/** The halls with what is said of them; undefined where that changes nothing. */
function hallsWith(
  venue: VenueEntry,
  answers: readonly GivenAnswer[],
  given: ReadonlyMap<string, unknown>,
  localized: (before: Localized | undefined, text: string) => Localized,
  notes: string[],
): VenueEntry['halls'] | undefined {
  const halls = new Map<number, Hall<Localized>>(venue.halls.map((hall, index) => [index + 1, hall]));
  for (const number of new Set(answers.flatMap(({ hall }) => hall ?? []))) {
    const before = halls.get(number);
    const seats = (given.get(`hallSeats${number}`) ?? before?.seats) as number | undefined;
    const floating = (given.get(`hallFloating${number}`) ?? before?.floating) as number | undefined;
    const typedName = given.get(`hallName${number}`);
    const named = before?.name ?? { en: venue.name };
    const name = typedName === undefined ? named : localized(named, String(typedName));
    if (seats && floating && floating >= seats) halls.set(number, { name, seats, floating });
    else if (seats && floating)
      notes.push(
        `Hall ${number} is left out: it has fewer guests who come and go than seats. Ask whether the two are swapped.`,
      );
    else
      notes.push(`Hall ${number} is left out: ask how many guests it seats, and how many can come and go.`);
  }
  const isChanged =
    halls.size > venue.halls.length || [...halls].some(([number, hall]) => hall !== venue.halls[number - 1]);
  return isChanged ? [...halls.values()] : undefined;
}

const removalsIn = (answers: readonly GivenAnswer[]): readonly string[] =>
  answers
    .filter(({ answer, replaces }) => answer === '' && replaces)
    .map(({ question, hall, replaces }) => {
      const field = hall ? `${question} of hall ${hall}` : question;
      return `They ask to remove ${field}, which is "${replaces}" on the page. If the hall confirms it, take it out of the file by hand.`;
    });
