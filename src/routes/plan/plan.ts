import type { EventDetails, WeddingFunction } from '../../domain/event-details.ts';
import { nameFunction, nameTexts } from '../../domain/event-details-text.ts';
import { describeFit } from '../../domain/venue-facts.ts';
import type { TotalVenue } from '../../features/total/total.ts';
import type { VenueInWedding, WeddingTotal } from '../../features/total/wedding-total.ts';
import { m } from '../../i18n/compiled/messages.js';

interface PlannedFunction {
  /** Its place among the functions: two of them can be equal. */
  readonly id: number;
  readonly function: WeddingFunction;
}

/** The functions of one date, in the order of the event details. */
export interface PlannedDay {
  /** YYYY-MM-DD; undefined for the functions without a date. */
  readonly date: string | undefined;
  readonly functions: readonly PlannedFunction[];
}

/** The functions by date, the earliest first; those without a date are last. */
export function groupByDate(eventDetails: EventDetails): readonly PlannedDay[] {
  const days = new Map<string | undefined, PlannedFunction[]>();
  for (const [id, one] of eventDetails.entries()) {
    days.set(one.date, [...(days.get(one.date) ?? []), { id, function: one }]);
  }
  return [...days]
    .map(([date, functions]) => ({ date, functions }))
    .sort((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1));
}

/** A text after all dates stands for a date that is open. */
const sortKey = ({ date }: PlannedDay): string => date ?? 'open';

/** What the family still has to decide or to ask. */
export interface OpenPoint {
  readonly id: 'dates' | 'passed' | 'venues' | 'costs' | 'room';
  readonly title: string;
  /** What it is about, a line each. */
  readonly texts: readonly string[];
}

/** What the sum of the wedding does not contain: functions without a total by name, then the unknown costs of the others. */
export const listNotCounted = ({ venues, open }: WeddingTotal): readonly string[] => [
  ...open.map(nameFunction),
  ...venues.filter(({ total }) => !total).flatMap(({ functions }) => functions.map(nameFunction)),
  ...(venues.some(({ total }) => total && total.unknown.length > 0) ? [m.plan_costs_unknown()] : []),
];

/**
 * What is still open: dates, also those that have passed, venues, also those that are `gone` (ids), costs that are not known, and
 * halls that are too small. Only points with a text.
 */
export function listOpenPoints(
  eventDetails: EventDetails,
  total: WeddingTotal,
  venues: readonly TotalVenue[],
  today: string,
  gone: readonly string[],
): readonly OpenPoint[] {
  const known = total.venues.flatMap((part) => {
    const venue = venues.find(({ id }) => id === part.id);
    return venue ? [{ venue, part }] : [];
  });
  const named = (texts: readonly string[], { name }: TotalVenue) =>
    texts.map((text) => m.plan_message_sum({ name, sum: text }));
  const points: readonly OpenPoint[] = [
    {
      id: 'dates',
      title: m.plan_date_open(),
      texts: nameAll(eventDetails.filter(({ date }) => !date)),
    },
    {
      id: 'passed',
      title: m.plan_date_passed(),
      texts: nameAll(eventDetails.filter(({ date }) => date && date < today)),
    },
    {
      id: 'venues',
      title: m.plan_no_venue(),
      texts: nameAll(eventDetails.filter(({ venue }) => !venue || gone.includes(venue))),
    },
    {
      id: 'costs',
      title: m.plan_unknown_costs(),
      texts: known.flatMap(({ venue, part }) => named(unknownCosts(part), venue)),
    },
    {
      id: 'room',
      title: m.plan_room(),
      texts: known.flatMap(({ venue, part }) => named(roomProblems(venue, part), venue)),
    },
  ];
  return points.filter(({ texts }) => texts.length > 0);
}

const nameAll = (functions: readonly WeddingFunction[]): readonly string[] =>
  functions.length > 0 ? [functions.map(nameFunction).join(', ')] : [];

/** The unknown costs at a venue as one text. */
function unknownCosts({ total }: VenueInWedding): readonly string[] {
  if (!total) return [m.plan_plate_price()];
  const costs = [...total.unknown, ...(total.advance ? [] : [m.plan_advance_unknown()])];
  return costs.length > 0 ? [costs.join(', ')] : [];
}

/** For which functions a venue is too small. */
function roomProblems(venue: TotalVenue, { functions }: VenueInWedding): readonly string[] {
  if (venue.halls.length === 0) return [m.plan_capacity_unknown()];
  const fits = functions.map(({ guests }) => describeFit(venue, guests)).map((fit) => (fit ? [fit] : []));
  return nameTexts(functions, fits, 0);
}
