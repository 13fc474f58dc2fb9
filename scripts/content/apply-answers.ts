import type { OwnerFile } from '../../src/domain/owner-answers.ts';
import type { Hall, TimingSlot, VenueEntry } from '../../src/domain/venue.ts';
import { readAnswer, venueQuestions } from '../../src/domain/venue-questions.ts';
import type { Localized } from '../../src/i18n/localized.ts';
import { locatedMistakes } from './venue-mistakes.ts';

const dayMinutes = 24 * 60;
/** The earliest time at which a slot opens, where it is not known. */
const earliest = { morning: 0, evening: dayMinutes / 2 } as const;

/** A venue with an owner's answers in place of its facts, and sentences about answers that its file cannot have. */
export function applyAnswers(
  venue: VenueEntry,
  { answers }: Pick<OwnerFile, 'answers'>,
): { readonly venue: VenueEntry; readonly notes: readonly string[] } {
  const given = new Map<string, unknown>();
  for (const { question, hall, answer } of answers) {
    const read = readAnswer(venueQuestions[question], answer);
    if ('answer' in read && read.answer !== undefined) given.set(`${question}${hall ?? ''}`, read.answer);
  }
  const has = (...keys: readonly string[]) => keys.some((key) => given.has(key));
  const get = <Type>(key: string, before: Type): Type =>
    given.has(key) ? (given.get(key) as Exclude<Type, undefined>) : before;
  const notes: string[] = [];
  const facts: Partial<Record<keyof VenueEntry, unknown>> = {};
  /** Sets a fact that has several answers, if one of them is given. */
  const set = (
    fact: keyof VenueEntry,
    before: object | undefined,
    fields: Readonly<Record<string, string>>,
  ) => {
    if (!has(...Object.values(fields))) return;
    const changed = Object.entries(fields).flatMap(([name, key]) =>
      has(key) ? [[name, given.get(key)]] : [],
    );
    facts[fact] = { ...before, ...Object.fromEntries(changed) };
  };
  const localized = (before: Localized | undefined, key: string): Localized => {
    const text = get(key, before?.en ?? '');
    if (before?.en === text) return before;
    if (!/\p{Script=Devanagari}/u.test(text)) return { en: text };
    notes.push(`Write in English, too: ${text}`);
    return { en: '', ...before, hi: text };
  };

  if (has('locality')) facts.locality = localized(venue.locality, 'locality');
  if (has('address')) facts.address = localized(venue.address, 'address');

  const halls = new Map<number, Partial<Hall<Localized>>>(
    venue.halls.map((hall, index) => [index + 1, hall]),
  );
  for (const number of new Set(answers.flatMap(({ hall }) => hall ?? []))) {
    const before = halls.get(number);
    const [seats, floating] = [
      get(`hallSeats${number}`, before?.seats),
      get(`hallFloating${number}`, before?.floating),
    ];
    const name = localized(before?.name ?? { en: venue.name }, `hallName${number}`);
    if (seats && floating && floating >= seats) halls.set(number, { name, seats, floating });
    else if (seats && floating)
      notes.push(
        `Hall ${number} is left out: it has fewer guests who come and go than seats. Ask whether the two are swapped.`,
      );
    else
      notes.push(`Hall ${number} is left out: ask how many guests it seats, and how many can come and go.`);
  }
  if (
    halls.size > venue.halls.length ||
    [...halls].some(([number, hall]) => hall !== venue.halls[number - 1])
  )
    facts.halls = [...halls.values()];

  const served = venue.food?.nonVeg ?? (venue.plate && venue.plate.nonVeg !== null);
  const servesNonVeg = get('servesNonVeg', has('nonVegPlate') || served);
  if (has('vegPlate', 'nonVegPlate', 'servesNonVeg')) {
    const veg = get('vegPlate', venue.plate?.veg);
    const nonVeg = servesNonVeg === false ? null : get('nonVegPlate', venue.plate?.nonVeg ?? undefined);
    if (veg !== undefined && nonVeg !== undefined) facts.plate = { veg, nonVeg };
    else
      notes.push(
        'The plate prices are left out: the site shows them when both are known. Ask for the other one.',
      );
  }
  if (has('vegPackage', 'nonVegPackage')) {
    if (get('vegPackage', venue.packagePlate?.veg) === undefined)
      notes.push('The non-veg package is left out: ask for the price of the veg package.');
    else set('packagePlate', venue.packagePlate, { veg: 'vegPackage', nonVeg: 'nonVegPackage' });
  }
  if (has('foodTax')) facts.foodTax = get('foodTax', 0) / 100;
  if (has('advance')) facts.advance = { kind: 'share', share: get('advance', 0) / 100 };
  if (has('roomPrice') && get('rooms', venue.rooms?.count) === undefined)
    notes.push('The price of a room is left out: ask how many rooms there are.');
  else set('rooms', venue.rooms, { count: 'rooms', price: 'roomPrice' });
  set('parking', venue.parking, { vehicles: 'parking' });
  set('alcohol', venue.alcohol, { allowed: 'alcohol', outside: 'outsideAlcohol' });
  set('food', venue.food, { outsideCaterer: 'outsideCaterer', nonVeg: 'servesNonVeg' });
  set('decoration', venue.decoration, { outside: 'outsideDecoration' });
  if (has('cancellable')) facts.cancellable = get('cancellable', venue.cancellable);
  const others = ['lateMusic', 'baraat', 'firecrackers', 'hawan', 'overnightWedding'];
  set('otherPolicies', venue.otherPolicies, Object.fromEntries(others.map((id) => [id, id])));

  const slots = (['morning', 'evening'] as const).flatMap((kind): TimingSlot[] => {
    const before = venue.slots.find((slot) => slot.kind === kind);
    const [opens, closes] = [get(`${kind}Opens`, before?.opens), get(`${kind}Closes`, before?.closes)];
    if (opens === undefined && closes === undefined) return before ? [before] : [];
    // A slot that ends before it begins ends on the next day.
    const ends = closes !== undefined && closes <= (opens ?? earliest[kind]) ? closes + dayMinutes : closes;
    return [{ kind, ...(opens !== undefined && { opens }), ...(ends !== undefined && { closes: ends }) }];
  });
  if (has('morningOpens', 'morningCloses', 'eveningOpens', 'eveningCloses'))
    facts.slots = [...slots, ...venue.slots.filter(({ kind }) => kind === 'long')];

  for (const { question, hall, answer, replaces } of answers) {
    if (answer !== '') continue;
    const field = hall ? `${question} of hall ${hall}` : question;
    notes.push(
      `They ask to remove ${field}, which is "${replaces}" on the page. If the hall confirms it, take it out of the file by hand.`,
    );
  }
  const asked = answers.find(({ question, answer }) => question === 'familyQuestions' && answer);
  if (asked) notes.push(`What families ask is not a field of the file. They write:\n${asked.answer}`);
  const wrong = locatedMistakes({ ...venue, ...facts }).filter(({ path: [fact] }) => String(fact) in facts);
  notes.push(...wrong.map(({ sentence }) => `Left out: ${sentence} Ask the hall.`));
  const usable = Object.entries(facts).filter(([fact]) => wrong.every(({ path }) => path[0] !== fact));
  return { venue: { ...venue, ...Object.fromEntries(usable) } as VenueEntry, notes };
}
