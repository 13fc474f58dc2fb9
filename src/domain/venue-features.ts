import { m } from '../i18n/compiled/messages.js';
import type { Amount, VenueFacts } from './venue.ts';

/** Indian grouping, in both languages. */
const { format: number } = new Intl.NumberFormat('en-IN');
const rupees = (amount: number) => `₹${number(amount)}`;
/** Minutes after midnight: a slot that closes at 4 AM or later runs through the night. */
const overnightFrom = 28 * 60;

type FeatureFacts = Pick<
  VenueFacts,
  'plate' | 'halls' | 'rooms' | 'changingRooms' | 'parking' | 'decoration' | 'slots' | 'cancellable'
>;

/** The lines of "Features of venue", one for each known fact. */
export function listFeatures(venue: FeatureFacts): string[] {
  const { plate, halls, rooms, parking, decoration } = venue;
  return [
    plate && (plate.nonVeg === null ? m.content_feature_veg_kitchen() : m.content_feature_both_menus()),
    halls.length > 1 && m.content_feature_halls({ count: halls.length }),
    rooms && rooms.count > 0 && m.content_feature_rooms({ count: rooms.count }),
    venue.changingRooms && changingRooms(venue.changingRooms.count),
    parking && m.content_feature_parking({ count: parking.vehicles }),
    parking?.valet && m.content_feature_valet(),
    decoration?.from !== undefined && m.content_feature_decoration({ price: rupees(decoration.from) }),
    venue.slots.some((slot) => (slot.closes ?? 0) >= overnightFrom) && m.content_feature_overnight(),
    venue.cancellable && m.content_feature_cancellable(),
  ].filter((line) => typeof line === 'string');
}

function changingRooms(count: Amount): string {
  return typeof count === 'number'
    ? m.content_feature_changing_rooms({ count, shown: String(count) })
    : m.content_feature_changing_rooms({ count: count[1], shown: count.join('–') });
}
