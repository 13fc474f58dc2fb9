import { functionKindLabels } from '../../src/domain/choices.ts';
import { describeToldFacts } from '../../src/domain/facts/describe-told.ts';
import { readFacts } from '../../src/domain/facts/read-told.ts';
import { formatNumber, formatRupeeRange, formatRupees } from '../../src/domain/format.ts';
import type { NamedTotal, NotCounted, ShownFunction, ShownTotal } from '../../src/domain/shown-total.ts';
import type { LeadMeta } from '../../src/features/leads/kinds/lead-fields.ts';
import type { FieldsOf, Row, RowValue } from './kinds/mail-kind.ts';
import { mailDate } from './mail-dates.ts';
import { countText, toSingleLine } from './plain-text.ts';

/** The labels and values of the rows that word a total as it was sent: nothing is calculated. A value can be empty. */
export function totalRows(total: ShownTotal): readonly Row[] {
  return [
    ['Estimated total', formatRupeeRange(total)],
    ['For', toList(describeFunctions(total))],
    ['Not counted', toList(notCounted(total.functions))],
  ];
}

/** A row for each of several venues. What the totals are for is a row of its own where it is the same for all. */
export function namedTotalRows(totals: readonly NamedTotal[]): readonly Row[] {
  const [first = [], ...others] = totals.map(describeFunctions);
  const isSame = others.every((functions) => functions.join() === first.join());
  const rows = totals.map((total) => {
    const missing = notCounted(total.functions).join('; ');
    const parts = [
      `${toSingleLine(total.venue, 80)}: ${formatRupeeRange(total)}`,
      !isSame && `For ${describeFunctions(total).join('\n')}`,
      missing && `Not counted: ${missing}`,
    ];
    return ['Estimated total', parts.filter(Boolean).join('\n')] as const;
  });
  return [...rows, ['For', toList(isSame ? first : [])]];
}

/** What one hall told the family: its total, and the facts as a list. */
export function toldRow(told: NonNullable<LeadMeta['told']>[number]): Row {
  const { venue, total, ...facts } = readFacts(told);
  const label = total ? `${toSingleLine(venue, 80)}: ${formatRupeeRange(total)}` : toSingleLine(venue, 80);
  return [label, { items: describeToldFacts(facts).map((text) => toSingleLine(text, 300)) }];
}

/** One alone needs no list. */
const toList = (items: readonly string[]): RowValue => (items.length > 1 ? { items } : (items[0] ?? ''));

const describeFunctions = ({ functions }: ShownTotal) => functions.map(describeFunction);

type Figures = Pick<FieldsOf<'dates'>['functions'][number], 'guests' | 'vegShare' | 'rooms'>;

/** "400 guests, 60% veg, 20 rooms" */
export const figuresText = ({ guests, vegShare, rooms }: Figures): string =>
  [guests && countText(guests, 'guest'), vegText(vegShare, ' veg'), rooms && countText(rooms, 'room')]
    .filter(Boolean)
    .join(', ');

export const vegText = (share: number | undefined, unit = ''): string =>
  share === undefined ? '' : `${Math.round(share * 100)}%${unit}`;

/** "Mehndi: 150 guests, 60% veg, 10 rooms, Thu 11 Feb 2027" */
function describeFunction(one: ShownFunction): string {
  const { date = '', decor } = one;
  const parts = [
    figuresText(one),
    mailDate(date, 'full'),
    decor !== undefined && `with ${formatRupees(decor)} for decoration, the family’s own figure`,
  ];
  return `${nameOf(one)}: ${parts.filter(Boolean).join(', ')}`;
}

const nameOf = ({ kind, name }: ShownFunction) =>
  (kind === 'other' && toSingleLine(name ?? '', 60)) || functionKindLabels[kind]({}, { locale: 'en' });

/** Each cost once, with the functions that have it unless all do. */
function notCounted(functions: readonly ShownFunction[]): readonly string[] {
  const costs = functions.map((one) => one.notCounted.map(describeCost));
  return [...new Set(costs.flat())].map((cost) => {
    const having = functions.filter((_, index) => costs[index]?.includes(cost));
    return having.length === functions.length ? cost : `${cost} (${having.map(nameOf).join(', ')})`;
  });
}

function describeCost({ id, missing = 0, available = 0 }: NotCounted): string {
  const texts = {
    decoration: 'decoration',
    rooms: 'rooms',
    roomPrice: 'the price of a room',
    noRooms: 'rooms: the venue has none',
    moreRooms: `${countText(missing, 'room')} elsewhere: the venue has ${formatNumber(available)}`,
  };
  return texts[id];
}
