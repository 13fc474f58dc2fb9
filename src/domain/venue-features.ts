import { m } from '../i18n/compiled/messages.js';
import { formatCount, formatRupees } from './format.ts';
import type { VenueFacts } from './venue.ts';

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
    plate && (plate.nonVeg === null ? m.facts_feature_veg_kitchen() : m.facts_feature_both_menus()),
    halls.length > 1 && m.facts_feature_halls({ count: halls.length }),
    rooms && rooms.count > 0 && m.facts_feature_rooms({ count: rooms.count }),
    venue.changingRooms && formatCount(venue.changingRooms.count, m.facts_feature_changing_rooms),
    parking && m.facts_feature_parking({ count: parking.vehicles }),
    parking?.valet && m.facts_feature_valet(),
    decoration?.from !== undefined && m.facts_feature_decoration({ price: formatRupees(decoration.from) }),
    venue.slots.some((slot) => (slot.closes ?? 0) >= overnightFrom) && m.facts_feature_overnight(),
    venue.cancellable && m.facts_feature_cancellable(),
  ].filter((line) => typeof line === 'string');
}
