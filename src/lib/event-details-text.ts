import { m } from '../i18n/compiled/messages.js';
import type { EventDetails } from './event-details.ts';
import { formatCount, formatShare } from './format.ts';

const day = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

/** "300 guests, 60% veg, 10 rooms, 12 Feb 2027"; without rooms or a date the text omits them. */
export function describeEventDetails({ guests, vegShare, rooms, date }: EventDetails): string {
  const food = vegShare === 1 ? 'all veg' : vegShare === 0 ? 'all non-veg' : `${formatShare(vegShare)} veg`;
  return [
    formatCount(guests, m.lib_guests),
    food,
    rooms > 0 && formatCount(rooms, m.lib_rooms),
    date && day.format(new Date(`${date}T00:00:00Z`)),
  ]
    .filter(Boolean)
    .join(', ');
}
