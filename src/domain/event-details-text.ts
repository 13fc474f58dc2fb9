import { m } from '../i18n/compiled/messages.js';
import type { EventDetails } from './event-details.ts';
import { formatCount, formatDate, formatShare } from './format.ts';

/** "300 guests, 60% veg, 10 rooms, 12 Feb 2027"; without rooms or a date the text omits them. */
export function describeEventDetails({ guests, vegShare, rooms, date }: EventDetails): string {
  return [
    formatCount(guests, m.lib_guests),
    describeVegShare(vegShare),
    rooms > 0 && formatCount(rooms, m.lib_rooms),
    date && formatDate(date),
  ]
    .filter(Boolean)
    .join(', ');
}

function describeVegShare(share: number): string {
  if (share === 1) return m.lib_all_veg();
  return share === 0 ? m.lib_all_non_veg() : m.lib_veg_share({ share: formatShare(share) });
}
