import type { Draft } from '../../content/whatsapp-draft.ts';
import { formatDate } from '../../domain/dates.ts';
import type { EventDetails, WeddingFunction } from '../../domain/event-details.ts';
import { nameFunction } from '../../domain/event-details-text.ts';
import { formatCount, formatRupeeRange, formatRupees } from '../../domain/format.ts';
import { calculateTotal, type TotalVenue } from '../../features/total/total.ts';
import { describeTotal } from '../../features/total/total-texts.ts';
import { formatSharedRooms } from '../../features/total/venue-total.ts';
import type { WeddingTotal } from '../../features/total/wedding-total.ts';
import { m } from '../../i18n/compiled/messages.js';
import { groupByDate, listNotCounted } from './plan.ts';

interface PlanMessage {
  readonly eventDetails: EventDetails;
  readonly total: WeddingTotal;
  readonly venues: readonly TotalVenue[];
  /** The absolute URL of the plan. */
  readonly link: string;
}

/**
 * The plan as a message: the functions by date, each with its venue and its sum, the shared rooms and the
 * sum of each venue with what it leaves out, and the whole sum.
 */
export function planDraft({ eventDetails, total, venues, link }: PlanMessage): Draft {
  const nameOf = (id: string) => venues.find((venue) => venue.id === id)?.name ?? id;
  const placeOf = (one: WeddingFunction) => {
    if (!one.venue) return m.plan_no_venue();
    const venue = venues.find(({ id }) => id === one.venue);
    const sum = venue && calculateTotal(venue, one)?.sum;
    if (sum === undefined) return m.plan_message_no_sum({ venue: nameOf(one.venue) });
    return m.plan_message_venue({ venue: nameOf(one.venue), sum: formatRupees(sum) });
  };
  const days = groupByDate(eventDetails).map(({ date, functions }) =>
    [
      date ? formatDate(date) : m.plan_date_open(),
      ...functions.map(({ function: one }) =>
        m.plan_message_function({
          function: nameFunction(one),
          guests: formatCount(one.guests, m.format_guests),
          place: placeOf(one),
        }),
      ),
    ].join('\n'),
  );
  const sums = total.venues.flatMap(({ id, functions, total: atVenue }) => {
    const venue = venues.find((one) => one.id === id);
    if (!atVenue || !venue) return [];
    const { name } = venue;
    const shared = formatSharedRooms(atVenue);
    const sharedName = m.format_of_function({ function: name, text: m.total_shared_rooms() });
    return [
      ...(shared ? [m.plan_message_sum({ name: sharedName, sum: shared })] : []),
      m.plan_message_sum({ name, sum: describeTotal(venue, functions, atVenue) }),
    ];
  });
  const whole = listNotCounted(total).length > 0 ? m.plan_sum_so_far() : m.plan_sum();
  if (total.sum.high > 0) sums.push(m.plan_message_sum({ name: whole, sum: formatRupeeRange(total.sum) }));
  const parts = sums.length > 0 ? [...days, sums.join('\n')] : days;
  return { about: m.plan_share_title(), list: parts.flatMap((part) => ['', part]), link };
}
