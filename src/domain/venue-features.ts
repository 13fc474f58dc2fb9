import { m } from '../i18n/compiled/messages.js';
import { formatCount, formatNumber, formatRupees } from './format.ts';
import type { VenueFacts } from './venue.ts';

/** Minutes after midnight: a slot that closes at 4 AM or later runs through the night. */
const overnightFrom = 28 * 60;

/** Sentences for each hall's capacity in guests and for the package price in rupees per plate. */
export function capacityNotes(venue: Pick<VenueFacts, 'halls' | 'packagePlate'>): string[] {
  const halls = venue.halls.map(({ name, seats, floating }) =>
    m.content_hall_capacity({ hall: name, seats: formatNumber(seats), floating: formatNumber(floating) }),
  );
  return venue.packagePlate ? [...halls, packageNote(venue.packagePlate)] : halls;
}

function packageNote({ veg, nonVeg }: NonNullable<VenueFacts['packagePlate']>): string {
  return nonVeg === undefined
    ? m.content_package_veg({ veg: formatRupees(veg) })
    : m.content_package({ veg: formatRupees(veg), nonVeg: formatRupees(nonVeg) });
}

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
    venue.changingRooms && formatCount(venue.changingRooms.count, m.content_feature_changing_rooms),
    parking && m.content_feature_parking({ count: parking.vehicles }),
    parking?.valet && m.content_feature_valet(),
    decoration?.from !== undefined && m.content_feature_decoration({ price: formatRupees(decoration.from) }),
    venue.slots.some((slot) => (slot.closes ?? 0) >= overnightFrom) && m.content_feature_overnight(),
    venue.cancellable && m.content_feature_cancellable(),
  ].filter((line) => typeof line === 'string');
}
