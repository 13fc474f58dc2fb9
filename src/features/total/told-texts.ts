import type { WeddingFunction } from '../../domain/event-details.ts';
import { advanceFacts, advanceOf } from '../../domain/facts/fact-rules.ts';
import type { FactId } from '../../domain/facts/facts.ts';
import { formatFact } from '../../domain/facts/format-fact.ts';
import { pageOf } from '../../domain/facts/told.ts';
import { formatRupeeRange, formatRupees, type RupeeRange } from '../../domain/format.ts';
import { m } from '../../i18n/compiled/messages.js';
import { compareWithPage, type ToldDifference } from './told-difference.ts';
import { isTold, type PricedVenue } from './total.ts';
import { describeStaleSum } from './total-texts.ts';

/** What depends on what happens: beside a total, never in it. The royalty has a line of its own. */
const besideTotal = {
  corkage: m.facts_corkage,
  extraHour: m.facts_extraHour,
  valet: m.facts_valet,
  licenceByVenue: m.facts_licenceByVenue,
  deposit: m.facts_deposit,
} as const satisfies { readonly [Id in FactId]?: () => string };

/** What stands beside a total that a hall told something about: our page's prices and the difference, what to ask, what may come on top. */
export function describeTold(venue: PricedVenue, functions: readonly WeddingFunction[]): readonly string[] {
  if (!venue.told) return [];
  const difference = compareWithPage(venue, functions);
  return [
    ...[describeStaleSum(venue, functions)].filter(Boolean),
    ...(difference ? [describeOurs(difference)] : []),
    ...advances(venue),
    ...beside(venue),
  ];
}

/** "Our page’s prices for the plain plate: ₹3,33,760. They are ₹70,800 more, ₹177 a guest." */
export function describeOurs(difference: ToldDifference): string {
  const { ours, plate } = difference;
  const basis = { plate: m.told_ours_plain, package: m.told_ours_package };
  const text = plate ? basis[plate] : m.told_ours;
  return [
    text({ sum: formatRupeeRange(ours.sum) }),
    m.told_they_are({ difference: describeDifference(difference) }),
  ].join(' ');
}

function describeDifference({ rupees, perGuest, isAtMost, isAtLeast, unpriced }: ToldDifference): string {
  const { low, high } = rupees;
  const isLess = high < 0;
  const sum = formatRupeeRange(withoutSign(rupees));
  const texts = isLess
    ? { exact: m.told_less, atMost: m.told_at_least_less, atLeast: m.told_at_most_less }
    : { exact: m.told_more, atMost: m.told_at_most_more, atLeast: m.told_at_least_more };
  const isRange = low < 0 && high > 0;
  const text = isRange
    ? m.told_between({ less: formatRupees(-low), more: formatRupees(high) })
    : low === 0 && high === 0
      ? m.told_same()
      : (isAtMost ? texts.atMost : isAtLeast ? texts.atLeast : texts.exact)({ sum });
  const each =
    perGuest && !isRange ? m.told_each({ difference: text, each: formatRupees(Math.abs(perGuest)) }) : text;
  return unpriced > 0 ? m.told_unpriced({ difference: each, sum: formatRupees(unpriced) }) : each;
}

/** Of a range below zero the end that is nearer to zero is the lower one. */
const withoutSign = ({ low, high }: RupeeRange): RupeeRange =>
  high < 0 ? { low: -high, high: -low } : { low, high };

/** An advance that is not our page's. */
function advances(venue: PricedVenue): readonly string[] {
  if (!isTold(venue, ...advanceFacts)) return [];
  const [theirs, ours] = [venue, pageOf(venue)].map((one) => {
    const id = advanceFacts.find((fact) => one[fact] !== undefined);
    const value = id && one[id];
    return value === undefined ? undefined : formatFact(id as FactId, value as never);
  });
  if (!theirs || !ours || theirs === ours || !advanceOf(venue)) return [];
  return [m.told_advance_holds({ theirs, ours })];
}

function beside({ told }: PricedVenue): readonly string[] {
  const known = (Object.keys(besideTotal) as (keyof typeof besideTotal)[]).flatMap((id) => {
    const value = told?.facts[id];
    return value === undefined ? [] : [`${besideTotal[id]()}: ${formatFact(id, value)}`];
  });
  return known.length > 0 ? [m.told_beside({ costs: known.join(' · ') })] : [];
}
