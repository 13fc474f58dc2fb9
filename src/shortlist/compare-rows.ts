import { type VenueQuestionId, venueQuestions } from '../content/questions.ts';
import type { ListedVenue, VenueFacts } from '../content/types.ts';
import { answerQuestions } from '../venues/answer-questions.ts';
import type { Estimate } from '../venues/estimate-total.ts';
import { fitWords } from '../venues/fit-words.ts';
import { formatAmount, formatRating } from '../venues/format-facts.ts';
import type { Party } from '../venues/party.ts';
import { showPlate } from '../venues/plate-prices.ts';
import { listPolicyGroups, type PolicyRow } from '../venues/policy-groups.ts';
import { formatSpan } from '../venues/total-words.ts';

/** What one venue says in a row; `ask` where it was not told. */
export interface CompareCell {
  readonly text: string;
  readonly ask?: true;
}

export interface CompareRow {
  readonly label: string;
  /** One a venue, in their order. */
  readonly cells: readonly CompareCell[];
  readonly differs: boolean;
}

export interface CompareGroup {
  readonly title: string;
  readonly rows: readonly CompareRow[];
}

export const notTold = 'Not told: ask';
const ask: CompareCell = { text: notTold, ask: true };
/** Where a row is another venue's and says nothing about this one. */
const none: CompareCell = { text: '–' };

const cell = (text: string | undefined): CompareCell => (text === undefined ? ask : { text });

function row(label: string, cells: readonly CompareCell[]): CompareRow {
  // What was not told is no difference: nobody knows.
  const told = cells.filter((one) => !one.ask).map(({ text }) => text);
  return { label, cells, differs: new Set(told).size > 1 };
}

/**
 * Everything that tells venues apart, row by row: place and plates, the total line by line for a party (none without
 * one), capacity, and every policy. Each row has one cell a venue.
 */
export function compareVenues(
  venues: readonly ListedVenue[],
  party?: Party,
  estimateOf?: (venue: VenueFacts) => Estimate | undefined,
): CompareGroup[] {
  const total = party && estimateOf ? [totalGroup(venues.map(estimateOf))] : [];
  return [basics(venues), ...total, capacity(venues, party), ...policies(venues), questions(venues)];
}

function basics(venues: readonly ListedVenue[]): CompareGroup {
  const plates = venues.map(showPlate);
  const typical = (price: string, index: number) => (plates[index]?.typical ? `${price} (typical)` : price);
  return {
    title: 'At a glance',
    rows: [
      row(
        'Place',
        venues.map(({ address }) => ({ text: address })),
      ),
      row(
        'Rating',
        venues.map(({ rating }) => (rating ? { text: formatRating(rating) } : { text: 'Not rated yet' })),
      ),
      row(
        'Veg plate',
        plates.map(({ veg }, index) => ({ text: typical(veg, index) })),
      ),
      row(
        'Non-veg plate',
        plates.map(({ nonVeg }, index) => ({ text: typical(nonVeg, index) })),
      ),
    ],
  };
}

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
  if (id === 'rooms') return unknown.some((one) => one === 'Rooms' || one === 'Room price');
  return id === 'decoration' && unknown.includes('Decoration');
}

function totalGroup(estimates: readonly (Estimate | undefined)[]): CompareGroup {
  const sums = (read: (estimate: Estimate) => string | undefined) =>
    estimates.map((estimate) => cell(estimate && read(estimate)));
  const lines = lineIds
    .filter((id) => estimates.some((estimate) => estimate?.lines.some((line) => line.id === id)))
    .map((id) =>
      row(
        lineLabels[id],
        estimates.map((estimate) => {
          const line = estimate?.lines.find((one) => one.id === id);
          if (line) return { text: `${line.rounded ? 'from ' : ''}${formatSpan(line.sum)}` };
          return estimate && !isUntold(estimate, id) ? none : ask;
        }),
      ),
    );
  return {
    title: 'Your total',
    rows: [
      ...lines,
      row(
        'Total',
        sums(({ total }) => formatSpan(total)),
      ),
      row(
        'Per guest',
        sums(({ perGuest }) => formatSpan(perGuest)),
      ),
      row(
        'Advance now',
        sums(({ advance }) => advance && formatSpan(advance.now)),
      ),
      row(
        'Balance later',
        sums(({ advance }) => advance && formatSpan(advance.later)),
      ),
      row(
        'Not counted',
        sums(({ unknown }) => (unknown.length > 0 ? unknown.join(', ') : 'nothing')),
      ),
    ],
  };
}

function capacity(venues: readonly ListedVenue[], party: Party | undefined): CompareGroup {
  const halls = row(
    'Halls (seated / floating)',
    venues.map(({ halls: all }) =>
      cell(
        all.length > 0
          ? all
              .map(
                ({ name, seats, floating }) => `${name} ${formatAmount(seats)} / ${formatAmount(floating)}`,
              )
              .join('; ')
          : undefined,
      ),
    ),
  );
  if (!party) return { title: 'Capacity', rows: [halls] };
  const fit = venues.map((venue) =>
    cell(venue.halls.length > 0 ? (fitWords(venue, party.guests) ?? 'All seated') : undefined),
  );
  return { title: 'Capacity', rows: [halls, row('Your guests', fit)] };
}

/** The same policy in every venue's words: what one venue calls "Total booking amount" is an advance like the others'. */
const sameLabel = (label: string) => (label === 'Total booking amount' ? 'To book' : label);

function policies(venues: readonly ListedVenue[]): CompareGroup[] {
  const all = venues.map(listPolicyGroups);
  return (all[0] ?? []).map(({ title }, index) => {
    const columns = all.map((groups) => groups[index]?.rows ?? []);
    const labels = [...new Set(columns.flatMap((rows) => rows.map(({ label }) => sameLabel(label))))];
    return {
      title,
      rows: labels.map((label) =>
        row(
          label,
          columns.map((rows) => policyCell(rows, label)),
        ),
      ),
    };
  });
}

function policyCell(rows: readonly PolicyRow[], label: string): CompareCell {
  const found = rows.find((one) => sameLabel(one.label) === label);
  if (!found) return none;
  // The sum alone would hide what it is for.
  const what = found.label === label ? '' : ` (${found.label.toLowerCase()})`;
  return found.value === undefined ? ask : { text: `${found.value}${what}` };
}

/** The questions that no policy above answers. */
const alsoAsked: readonly VenueQuestionId[] = ['minimumPlates', 'extraHour', 'valet', 'power'];

function questions(venues: readonly ListedVenue[]): CompareGroup {
  const columns = venues.map(answerQuestions);
  const rows = venueQuestions.flatMap(({ id, question }) => {
    const cells = columns.map((answers) => cell(answers.find((one) => one.question === question)?.answer));
    return alsoAsked.includes(id) ? [row(question, cells)] : [];
  });
  return { title: 'Ask before you pay', rows };
}
