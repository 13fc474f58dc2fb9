import { type EventDetails, functionsAt } from '../../../domain/event-details.ts';
import { nameFunction } from '../../../domain/event-details-text.ts';
import { answeredBy, asksOf } from '../../../domain/facts/ask-before-paying.ts';
import { isVegetarianKitchen } from '../../../domain/facts/fact-rules.ts';
import { factTexts } from '../../../domain/facts/fact-texts.ts';
import type { FactId } from '../../../domain/facts/facts.ts';
import { asOnPage, pageOf } from '../../../domain/facts/told.ts';
import { formatAmount, formatRating, formatRupeeRange, formatRupees } from '../../../domain/format.ts';
import type { UnknownCostId } from '../../../domain/shown-total.ts';
import type { VenueFacts } from '../../../domain/venue.ts';
import { describeFits } from '../../../domain/venue-facts.ts';
import type { ComparedVenue } from '../../../domain/venue-summary.ts';
import { m } from '../../../i18n/compiled/messages.js';
import { chargedOnce, onceLabels, type TotalLine } from '../../total/total.ts';
import { describeKitchen, describePackage, plainPlateTotal } from '../../total/total-texts.ts';
import { calculateTotalAt, formatSharedRooms, type VenueTotal } from '../../total/venue-total.ts';
import { describePlate, type PlateTexts } from '../../venues/card/plate-texts.ts';
import { listPolicyGroups, type PolicyRow } from '../../venues/policies/policy-rows.ts';

/** One venue's value in a row; `ask` while it is unknown. */
export interface CompareCell {
  readonly text: string;
  readonly ask?: true;
  /** The hall told it the family. */
  readonly told?: true;
  /** What our page says instead. */
  readonly page?: string;
}

export interface CompareRow {
  readonly id: string;
  readonly label: string;
  /** One per venue, in their order. */
  readonly cells: readonly CompareCell[];
  /** Whether the known values differ. */
  readonly differs: boolean;
  /** Whether no venue has a known value. */
  readonly isUnknown: boolean;
}

export interface CompareGroup {
  readonly id: string;
  readonly title: string;
  readonly rows: readonly CompareRow[];
}

const unknownCell = (): CompareCell => ({ text: m.venues_ask_not_known(), ask: true });
/** For rows that do not apply to a venue. */
const emptyCell: CompareCell = { text: '–' };

const toCell = (text: string | undefined): CompareCell => (text === undefined ? unknownCell() : { text });

function toRow(id: string, label: string, cells: readonly CompareCell[]): CompareRow {
  const known = cells.filter(({ ask }) => !ask).map(({ text }) => text);
  const isUnknown = cells.every((cell) => cell.ask || cell === emptyCell);
  return { id, label, cells, differs: new Set(known).size > 1, isUnknown };
}

/**
 * The rows of a comparison: basics, the total (only with event details), capacity, and every policy. Each row has one cell
 * per venue.
 */
export function compareVenues(venues: readonly ComparedVenue[], eventDetails?: EventDetails): CompareGroup[] {
  const total = eventDetails ? [totalGroup(venues, eventDetails)] : [];
  return [
    basicsGroup(venues, eventDetails),
    ...total,
    capacityGroup(venues, eventDetails),
    ...policyGroups(venues),
  ];
}

function basicsGroup(venues: readonly ComparedVenue[], eventDetails: EventDetails | undefined): CompareGroup {
  /** A row of what is shown of a venue, told or ours. */
  const ofFacts = (
    id: FactId,
    label: string,
    show: (venue: ComparedVenue) => string | undefined,
    none = unknownCell(),
  ) =>
    toRow(
      id,
      label,
      venues.map((venue) => {
        const text = show(venue);
        return text === undefined ? none : toldCell(venue, id, text, show(asOnPage(pageOf(venue))));
      }),
    );
  const ofPlate = (read: (plate: PlateTexts) => string | undefined) => (venue: ComparedVenue) => {
    const plate = describePlate(venue);
    const price = read(plate);
    return price !== undefined && plate.typical ? m.shortlist_typical({ price }) : price;
  };
  const hasPackage = venues.some((venue) => describePlate(venue).package !== undefined);
  return {
    id: 'basics',
    title: m.shortlist_basics(),
    rows: [
      toRow(
        'place',
        m.shortlist_place(),
        venues.map(({ address }) => ({ text: address })),
      ),
      toRow(
        'rating',
        m.shortlist_rating(),
        venues.map(({ rating }) => toCell(rating && formatRating(rating))),
      ),
      ofFacts('servesNonVeg', m.shortlist_kitchen(), (venue) => describeMeals(venue, eventDetails)),
      ofFacts(
        'vegPlate',
        m.shortlist_veg_plate(),
        ofPlate(({ veg }) => veg),
      ),
      ofFacts(
        'nonVegPlate',
        m.shortlist_non_veg_plate(),
        ofPlate(({ nonVeg }) => nonVeg),
      ),
      ...(hasPackage
        ? [ofFacts('vegPackage', m.shortlist_package(), (venue) => describePlate(venue).package, emptyCell)]
        : []),
    ],
  };
}

/** What the kitchen serves, and what guests who eat non-veg get in a vegetarian one. */
function describeMeals(venue: ComparedVenue, eventDetails: EventDetails | undefined): string | undefined {
  if (isVegetarianKitchen(venue)) {
    const line = eventDetails && describeKitchen(venue, functionsAt(eventDetails, venue.id));
    return line ?? m.venues_vegetarian_kitchen();
  }
  return venue.servesNonVeg ? m.venues_both_kitchens() : undefined;
}

/** With a capital letter, where the script has them. */
const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

type LineId = TotalLine['id'];

const lineIds: readonly LineId[] = [
  'sum',
  'veg',
  'nonVeg',
  'minimum',
  'tax',
  'rooms',
  'decoration',
  ...chargedOnce,
];
const lineLabels: Record<LineId, () => string> = {
  sum: m.told_one_sum,
  veg: m.total_veg_plates,
  nonVeg: m.total_non_veg_plates,
  minimum: m.total_minimum,
  tax: m.total_tax,
  rooms: m.total_rooms,
  ...onceLabels,
};

/** Whether a line is missing because its price is unknown, not because the venue has no rooms. */
function isUnknown({ functions }: VenueTotal, id: LineId): boolean {
  const isListed = (cost: UnknownCostId) =>
    functions[0]?.total.unknown.some((one) => one.id === cost) === true;
  return id === 'rooms' ? isListed('rooms') || isListed('roomPrice') : id === 'decoration' && isListed(id);
}

type ReadCell = (total: VenueTotal, venue: ComparedVenue) => CompareCell | string | undefined;

/** The totals, one per venue: line by line, or of several functions function by function. */
function totalGroup(venues: readonly ComparedVenue[], eventDetails: EventDetails): CompareGroup {
  const isOnly = eventDetails.length === 1;
  const totals = venues.map((venue) => calculateTotalAt(venue, eventDetails));
  /** Unknown without a plate price, empty where the family holds no function. */
  const row = (id: string, label: string, read: ReadCell) =>
    toRow(
      id,
      label,
      venues.map((venue, index) => {
        if (functionsAt(eventDetails, venue.id).length === 0) return nothingHere(id);
        const total = totals[index];
        const cell = total && read(total, venue);
        return typeof cell === 'object' ? cell : toCell(cell);
      }),
    );
  /** Said once in a column, not in each row. */
  const nothingHere = (id: string): CompareCell =>
    id === 'total' ? { text: m.total_none_here() } : emptyCell;
  const here = venues.map((venue) => functionsAt(eventDetails, venue.id));
  const withPackage = venues.map((venue, index) => describePackage(venue, here[index] ?? []));
  const plainTotals = venues.map((venue, index) => plainPlateTotal(venue, here[index] ?? []));
  const textRow = (id: string, label: string, texts: readonly (string | undefined)[]) =>
    texts.some(Boolean)
      ? [
          toRow(
            id,
            label,
            texts.map((text) => (text ? { text } : emptyCell)),
          ),
        ]
      : [];
  const rowsOf = (ids: readonly LineId[]) =>
    ids
      .filter((id) => totals.some((total) => lineOf(total, id)))
      .map((id) => row(id, lineLabels[id](), (total, venue) => lineCell(total, id, venue)));
  const functionRows = eventDetails.map((one, index) =>
    row(String(index), nameFunction(one), ({ functions }) => {
      const found = functions.find((part) => part.function === one);
      return found ? formatRupees(found.total.sum) : emptyCell;
    }),
  );
  return {
    id: 'total',
    title: m.total_yours(),
    rows: [
      ...(isOnly
        ? rowsOf(lineIds)
        : [
            ...functionRows,
            row('sharedRooms', m.total_shared_rooms(), (total) => formatSharedRooms(total) ?? emptyCell),
            ...rowsOf(chargedOnce),
          ]),
      row('total', m.shortlist_total(), ({ sum, isTold }) =>
        isTold ? { text: formatRupeeRange(sum), told: true } : formatRupeeRange(sum),
      ),
      ...textRow('countedWith', m.shortlist_counted_with(), withPackage),
      ...textRow('plainPlate', m.total_plain_plate(), plainTotals),
      ...(isOnly
        ? [
            row('perGuest', m.total_per_guest(), ({ perGuest }) =>
              perGuest === undefined ? undefined : formatRupees(perGuest),
            ),
          ]
        : []),
      row('advanceNow', m.total_advance_now(), ({ advance }) => {
        const detail = advance && formatRupeeRange(advance.now);
        if (detail && advance.exceeds) return m.total_advance_exceeds({ detail });
        return detail && advance.ask ? m.total_advance_ask({ detail }) : detail;
      }),
      row(
        'balanceLater',
        m.total_balance_later(),
        ({ advance }) => advance && (advance.later ? formatRupeeRange(advance.later) : emptyCell),
      ),
      row(
        'notCounted',
        m.shortlist_not_counted(),
        ({ unknown }) => unknown.map(capitalize).join(', ') || m.shortlist_nothing(),
      ),
    ],
  };
}

/** A line of the only function, or of what is charged once. */
const lineOf = (total: VenueTotal | undefined, id: LineId) =>
  [...(total?.functions[0]?.total.lines ?? []), ...(total?.charges ?? [])].find((line) => line.id === id);

function lineCell(total: VenueTotal, id: LineId, venue: ComparedVenue): CompareCell | string | undefined {
  const line = lineOf(total, id);
  if (!line && id === 'nonVeg' && isVegetarianKitchen(venue)) return m.venues_vegetarian_kitchen();
  if (!line) return isUnknown(total, id) ? undefined : emptyCell;
  if (line.sum === 0) return line.told ? { text: line.detail, told: true } : line.detail;
  const price = formatRupees(line.sum);
  if (line.told) return { text: line.rounded ? m.format_from({ price }) : price, told: true };
  if (line.own) return m.total_with_notes({ sum: price, notes: m.total_your_figure() });
  return line.rounded ? m.format_from({ price }) : price;
}

function capacityGroup(
  venues: readonly Pick<VenueFacts, 'id' | 'halls'>[],
  eventDetails: EventDetails | undefined,
): CompareGroup {
  const halls = toRow(
    'halls',
    m.shortlist_halls(),
    venues.map(({ halls: all }) =>
      toCell(
        all.length > 0
          ? all
              .map(
                ({ name, seats, floating }) =>
                  `${name}: ${formatAmount(seats)} / ${floating === undefined ? '–' : formatAmount(floating)}`,
              )
              .join('; ')
          : undefined,
      ),
    ),
  );
  if (!eventDetails) return { id: 'capacity', title: m.shortlist_capacity(), rows: [halls] };
  const fit = venues.map((venue) => {
    if (functionsAt(eventDetails, venue.id).length === 0) return { text: m.total_none_here() };
    if (venue.halls.length === 0) return unknownCell();
    return toCell(describeFits(venue, eventDetails).join('; ') || m.shortlist_all_seated());
  });
  return {
    id: 'capacity',
    title: m.shortlist_capacity(),
    rows: [halls, toRow('guests', m.total_your_guests(), fit)],
  };
}

/** The rows of a group at one venue, and as our page has them. */
interface PolicyColumn {
  readonly venue: ComparedVenue;
  readonly rows: readonly PolicyRow[];
  readonly ofPage: readonly PolicyRow[];
}

/** Every policy that applies to any of the venues, in the order of the venue page; what is beyond the specification, where one has it. */
function policyGroups(venues: readonly ComparedVenue[]): CompareGroup[] {
  const all = venues.map((venue) => ({
    venue,
    groups: listPolicyGroups(venue),
    ofPage: venue.told ? listPolicyGroups(pageOf(venue)) : undefined,
  }));
  return (all[0]?.groups ?? []).map(({ id, title }, index) => {
    const columns: readonly PolicyColumn[] = all.map(({ venue, groups, ofPage = groups }) => ({
      venue,
      rows: groups[index]?.rows ?? [],
      ofPage: ofPage[index]?.rows ?? [],
    }));
    const listed = columns
      .flatMap(({ rows }) => rows)
      .filter((row) => row.value !== undefined || !row.isExtra);
    const labels = new Map(listed.map((row) => [row.id, row.commonLabel]));
    return {
      id,
      title,
      rows: [...labels].map(([rowId, label]) =>
        toRow(
          rowId,
          label,
          columns.map((column) => policyCell(column, rowId)),
        ),
      ),
    };
  });
}

function policyCell({ rows, ofPage, venue }: PolicyColumn, id: string): CompareCell {
  const text = policyText(rows, id);
  if (text === undefined) return rows.some((row) => row.id === id) ? unknownCell() : emptyCell;
  return toldCell(venue, id, text, policyText(ofPage, id));
}

/** A text that is marked where the hall told it, with what our page says where that is another one. */
function toldCell({ told }: ComparedVenue, id: string, text: string, page: string | undefined): CompareCell {
  if (!told) return { text };
  const isSame = page === text;
  if (isSame && told.facts[id as FactId] === undefined) return { text };
  return { text, told: true, ...(page !== undefined && !isSame && { page }) };
}

function policyText(rows: readonly PolicyRow[], id: string): string | undefined {
  const found = rows.find((row) => row.id === id);
  if (found?.value === undefined) return undefined;
  return found.label === found.commonLabel ? found.value : `${found.value} (${found.label.toLowerCase()})`;
}

/** What no hall is known to have said: the labels of the rows, and of what is asked before paying. */
export function listUnknown(venues: readonly ComparedVenue[], groups: readonly CompareGroup[]): string[] {
  const rows = groups.filter(({ id }) => id !== 'total').flatMap((group) => group.rows);
  const open = asksOf({ venueTypes: venues.flatMap((venue) => venue.venueTypes) }).filter((id) =>
    venues.every((venue) => answeredBy(venue, id) === undefined),
  );
  const listed = new Set(rows.map(({ id }) => id));
  return [
    ...rows.filter((row) => row.isUnknown).map(({ label }) => label),
    ...open.filter((id) => !listed.has(id)).map((id) => factTexts[id].label()),
  ];
}
