import type { Estimate } from '../../estimate/estimate-total.ts';
import { formatSpan } from '../../estimate/total-words.ts';
import { ask, type CompareGroup, cell, none, row } from './compare-cells.ts';

const lineIds = ['veg', 'nonVeg', 'tax', 'rooms', 'decoration', 'royalty'] as const;
const lineLabels = {
  veg: 'Veg plates',
  nonVeg: 'Non-veg plates',
  tax: 'F&B tax',
  rooms: 'Rooms',
  decoration: 'Decoration',
  royalty: 'Catering royalty',
} as const satisfies Record<(typeof lineIds)[number], string>;

/** Whether the line is missing because its price was not told; a venue without rooms has told it. */
function isUntold({ unknown }: Estimate, id: (typeof lineIds)[number]): boolean {
  if (id === 'rooms') return unknown.some((one) => one.id === 'rooms' || one.id === 'room-price');
  return id === 'decoration' && unknown.some((one) => one.id === 'decoration');
}

/** The estimates line by line, one a venue, and what they do not count; undefined where no total can be told. */
export function totalGroup(estimates: readonly (Estimate | undefined)[]): CompareGroup {
  const sums = (read: (estimate: Estimate) => string | undefined) =>
    estimates.map((estimate) => cell(estimate && read(estimate)));
  const lines = lineIds
    .filter((id) => estimates.some((estimate) => estimate?.lines.some((line) => line.id === id)))
    .map((id) =>
      row(
        id,
        lineLabels[id],
        estimates.map((estimate) => {
          const line = estimate?.lines.find((one) => one.id === id);
          if (line) return { text: `${line.rounded ? 'from ' : ''}${formatSpan(line.sum)}` };
          return estimate && !isUntold(estimate, id) ? none : ask;
        }),
      ),
    );
  return {
    id: 'total',
    title: 'Your total',
    rows: [
      ...lines,
      row(
        'total',
        'Total',
        sums(({ total }) => formatSpan(total)),
      ),
      row(
        'per-guest',
        'Per guest',
        sums(({ perGuest }) => formatSpan(perGuest)),
      ),
      row(
        'advance',
        'Advance now',
        sums(({ advance }) => advance && formatSpan(advance.now)),
      ),
      row(
        'balance',
        'Balance later',
        sums(({ advance }) => advance && formatSpan(advance.later)),
      ),
      row(
        'not-counted',
        'Not counted',
        sums(({ unknown }) =>
          unknown.length > 0 ? unknown.map(({ label }) => label).join(', ') : 'nothing',
        ),
      ),
    ],
  };
}
