import type { Confirmation, Confirmed } from '../venue.ts';
import type { Approximate, Charge, Tax } from './fact-values.ts';
import type { FactId, Facts, Known } from './facts.ts';

/** The number of an exact or a rounded price, in rupees. */
export const rupeesOf = (price: number | Approximate): number =>
  typeof price === 'number' ? price : price.about;

/** The share on top of the price. */
export const shareOnTop = (tax: Tax): number => (tax === 'included' ? 0 : tax);

/** What a charge adds to a bill at least, in rupees. */
export const rupeesOfCharge = (charge: Charge): number => {
  if (typeof charge === 'string') return 0;
  return typeof charge === 'number' ? charge : charge.from;
};

/** Minutes after midnight IST; a value past 1,440 is on the next day. */
export interface TimingSlot {
  readonly kind: 'morning' | 'evening' | 'long';
  readonly opens?: number;
  readonly closes?: number;
}

const slotFactsOf = {
  morning: ['morningOpens', 'morningCloses'],
  evening: ['eveningOpens', 'eveningCloses'],
  long: ['longOpens', 'longCloses'],
} as const;
export const slotFacts = [...slotFactsOf.morning, ...slotFactsOf.evening, ...slotFactsOf.long] as const;
export type SlotFact = (typeof slotFacts)[number];

/** The slots of which a time is known, in their order. */
export function slotsOf(facts: Known<SlotFact>): readonly TimingSlot[] {
  return (Object.keys(slotFactsOf) as TimingSlot['kind'][]).flatMap((kind) => {
    const [opens, closes] = slotFactsOf[kind].map((id) => facts[id]);
    if (opens === undefined && closes === undefined) return [];
    return { kind, ...(opens !== undefined && { opens }), ...(closes !== undefined && { closes }) };
  });
}

/** When the last slot ends. */
export function closesAt(facts: Known<SlotFact>): number | undefined {
  const ends = slotsOf(facts).flatMap(({ closes }) => closes ?? []);
  return ends.length > 0 ? Math.max(...ends) : undefined;
}

/** An advance in one of its three ways. */
export type Advance =
  | { readonly kind: 'share'; readonly share: number; readonly note: string | undefined }
  | {
      readonly kind: 'amount';
      readonly rupees: number;
      readonly purpose: 'total-booking-amount' | 'advance';
    };

export const advanceFacts = ['advanceShare', 'advanceRupees', 'bookingAmount'] as const;
export type AdvanceFact = (typeof advanceFacts)[number];

/** A fixed sum goes before a share. */
export function advanceOf({
  advanceShare,
  advanceRupees,
  bookingAmount,
  advanceNote,
}: Known<AdvanceFact> & Partial<Known<'advanceNote'>>): Advance | undefined {
  const sum = bookingAmount ?? advanceRupees;
  if (sum !== undefined) {
    const purpose = bookingAmount === undefined ? 'advance' : 'total-booking-amount';
    return { kind: 'amount', rupees: rupeesOf(sum), purpose };
  }
  return advanceShare === undefined ? undefined : { kind: 'share', share: advanceShare, note: advanceNote };
}

/** Whether every guest is served a vegetarian plate. */
export const isVegetarianKitchen = ({ servesNonVeg }: Known<'servesNonVeg'>): boolean =>
  servesNonVeg === false;

/** A sentence of `npm run check-content` about facts that contradict each other. */
export type RuleProblem = 'swapped' | 'closes-early' | 'no-non-veg' | 'several-advances' | 'no-rooms';

interface Rule {
  readonly problem: RuleProblem;
  /** The first is named where the rule does not hold. */
  readonly facts: readonly [FactId, ...FactId[]];
  readonly holds: (facts: Facts<unknown>) => boolean;
}

const isAtLeast = (high: number | Approximate = Number.POSITIVE_INFINITY, low: number | Approximate = 0) =>
  rupeesOf(high) >= rupeesOf(low);

const rule = (problem: RuleProblem, facts: Rule['facts'], holds: Rule['holds']): Rule => ({
  problem,
  facts,
  holds,
});

const endsAfterItOpens = (opens: SlotFact, closes: SlotFact) =>
  rule('closes-early', [closes, opens], (facts) => isAtLeast(facts[closes], (facts[opens] ?? -1) + 1));

/** What facts that belong together must not say. */
export const factRules = (): readonly Rule[] => [
  rule('swapped', ['vegPlate', 'nonVegPlate'], (facts) => isAtLeast(facts.nonVegPlate, facts.vegPlate)),
  rule('swapped', ['vegPackage', 'nonVegPackage'], (facts) =>
    isAtLeast(facts.nonVegPackage, facts.vegPackage),
  ),
  rule(
    'no-non-veg',
    ['nonVegPlate', 'servesNonVeg'],
    (facts) => facts.nonVegPlate === undefined || facts.servesNonVeg !== false,
  ),
  ...Object.values(slotFactsOf).map(([opens, closes]) => endsAfterItOpens(opens, closes)),
  rule(
    'several-advances',
    advanceFacts,
    (facts) => advanceFacts.filter((id) => facts[id] !== undefined).length <= 1,
  ),
  rule('no-rooms', ['roomPrice', 'rooms'], (facts) => facts.roomPrice === undefined || facts.rooms !== 0),
];

/** When the venue confirmed all of these facts that are known: the earliest day. Undefined where it has not confirmed one. */
export function confirmationOf(
  venue: Known & { readonly confirmed?: Confirmed | undefined },
  ids: readonly FactId[],
): Confirmation | undefined {
  const known = ids.filter((id) => venue[id] !== undefined);
  const days = known.flatMap((id) => venue.confirmed?.[id] ?? []);
  if (days.length < known.length) return undefined;
  return days.reduce((first, day) => (first && first.date <= day.date ? first : day), days[0]);
}

/** Facts that are gone once another of their set is stated. */
const exclusive: readonly (readonly FactId[])[] = [advanceFacts];

/** The facts that stated ones take away: a stated member of a set takes the others of its set away. */
export function replacedBy(stated: Facts<unknown>): FactId[] {
  const isStated = (id: FactId) => stated[id] !== undefined;
  const gone = exclusive.filter((set) => set.some(isStated)).flat();
  if (stated.servesNonVeg === false) gone.push('nonVegPlate', 'nonVegPackage');
  if (stated.rooms === 0) gone.push('roomPrice');
  if (isStated('nonVegPlate') || isStated('nonVegPackage')) gone.push('servesNonVeg');
  return gone;
}

/** Facts with stated ones in their place. */
export function replaceFacts<Text>(facts: Facts<Text>, stated: Facts<Text>): Facts<Text> {
  const gone = replacedBy(stated);
  const kept = Object.entries(facts).filter(([id]) => !gone.includes(id as FactId));
  return { ...Object.fromEntries(kept), ...stated };
}
