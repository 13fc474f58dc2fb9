import type { Amount, VenueEntry } from './types.ts';

const number = new Intl.NumberFormat('en-IN');
const rupees = (amount: number) => `₹${number.format(amount)}`;
/** Minutes after midnight: a slot that closes at 4 AM or later runs through the night. */
const overnightFrom = 28 * 60;

/** Sentences for each hall's capacity in guests and for the package price in rupees per plate. */
export function capacityNotes(venue: Pick<VenueEntry, 'halls' | 'packagePlate'>): string[] {
  const halls = venue.halls.map(
    (hall) =>
      `${hall.name}: ${number.format(hall.seats)} guests seated, ${number.format(hall.floating)} floating.`,
  );
  return venue.packagePlate ? [...halls, packageNote(venue.packagePlate)] : halls;
}

function packageNote({ veg, nonVeg }: NonNullable<VenueEntry['packagePlate']>): string {
  const other = nonVeg === undefined ? '' : `, ${rupees(nonVeg)} non-veg`;
  return `Package: ${rupees(veg)} a plate veg${other}.`;
}

/** The lines of "Features of venue", one for each known fact. */
export function listFeatures(venue: Omit<VenueEntry, 'notes'>): string[] {
  return [
    venue.plate && (venue.plate.nonVeg === null ? 'A vegetarian kitchen' : 'Veg and non-veg menus'),
    venue.halls.length > 1 && `${venue.halls.length} halls to choose from`,
    venue.rooms && venue.rooms.count > 0 && `${venue.rooms.count} guest rooms`,
    venue.changingRooms && changingRooms(venue.changingRooms.count),
    venue.parking && `Parking for ${venue.parking.vehicles} vehicles`,
    venue.parking?.valet && 'Valet parking',
    venue.decoration?.from !== undefined && `Decoration from ${rupees(venue.decoration.from)}`,
    venue.slots.some((slot) => (slot.closes ?? 0) >= overnightFrom) && 'Hours that run through the night',
    venue.cancellable && 'A booking can be cancelled',
  ].filter((line) => typeof line === 'string');
}

function changingRooms(count: Amount): string {
  const shown = typeof count === 'number' ? `${count}` : count.join('–');
  return `${shown} complimentary changing room${count === 1 ? '' : 's'}`;
}
