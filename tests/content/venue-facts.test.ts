/** The venue facts of the specification; the expected values are not read from the content. */
import { describe, expect, test } from 'vitest';
import { loadVenues } from '../../src/content/venues/index.ts';
import type { TimingSlot } from '../../src/domain/venue.ts';
import { removedVenues } from '../removed-venues.ts';
import { expectedFacts, expectedHalls, expectedLocalities, expectedPartialFacts } from './expected-facts.ts';
import { idsWhere, onlySpecified, specifiedRows, specifiedVenues, venueOf } from './specified-venues.ts';

const venues = loadVenues();

const known = new Set([
  ...Object.keys(expectedFacts),
  ...Object.keys(expectedPartialFacts),
  'noida-one',
  'noida-two',
]);

/** Minutes after midnight as the specification writes times: 570 is "9:30 AM", 1800 is "6 AM". */
function clock(minutes: number | undefined): string {
  if (minutes === undefined) return '?';
  const hours = Math.floor(minutes / 60) % 24;
  const rest = minutes % 60 ? `:${minutes % 60}` : '';
  return `${hours % 12 || 12}${rest} ${hours < 12 ? 'AM' : 'PM'}`;
}

const slotTexts = (slots: readonly TimingSlot[]) =>
  slots.map(({ kind, opens, closes }) => `${kind} ${clock(opens)}-${clock(closes)}`);

describe('venue facts', () => {
  test.each(specifiedRows(expectedFacts))('venue facts · %s has the specified values', (id, row) => {
    const [name, veg, nonVeg, score, count, slots, rooms, price, changing, vehicles, advance] = row;
    const venue = venueOf(id);
    expect(venue.name).toBe(name);
    expect(venue.plate).toEqual({ veg, nonVeg });
    expect(venue.rating).toEqual({ score, count });
    expect(slotTexts(venue.slots)).toEqual(slots);
    expect(venue.rooms).toEqual(price === undefined ? { count: rooms } : { count: rooms, price });
    expect(venue.changingRooms).toEqual({ count: changing });
    expect(venue.parking).toEqual(id === 'lagoonaemerald' ? { vehicles, valet: true } : { vehicles });
    expect(venue.advance).toEqual(advance);
  });

  test.each(specifiedRows(expectedPartialFacts))(
    'venue facts · %s has the specified values, and no others',
    (id, row) => {
      const {
        name,
        plate,
        packagePlate,
        rooms,
        advance,
      }: { name: string; plate?: object; packagePlate?: object; rooms?: object; advance?: number } = row;
      const venue = venueOf(id);
      expect(venue.name).toBe(name);
      expect(venue.plate).toEqual(plate);
      expect(venue.packagePlate).toEqual(packagePlate);
      expect(venue.rooms).toEqual(rooms);
      expect(venue.advance).toEqual(advance && { kind: 'amount', rupees: advance, purpose: 'advance' });
      expect(venue).toMatchObject({ halls: [], slots: [], reviews: [] });
      expect([venue.rating, venue.changingRooms, venue.parking, venue.decoration, venue.locality]).toEqual(
        Array(5).fill(undefined),
      );
    },
  );

  test('venue facts · the two tables contain every specified venue', () => {
    expect(specifiedVenues.filter(({ id }) => !known.has(id))).toEqual([]);
    const listed = new Set([...venues.map(({ id }) => id), ...removedVenues]);
    expect([...known].filter((id) => !listed.has(id))).toEqual([]);
  });

  test.each(specifiedVenues)(
    'venue facts · $id has the specified halls, packages, decoration, royalty and location, or none',
    (venue) => {
      const { id } = venue;
      expect(venue.halls.map(({ seats, floating }) => [seats, floating])).toEqual(expectedHalls[id] ?? []);
      const packages: Record<string, object> = {
        royalimperio: { veg: 1800, nonVeg: 2000 },
        vrindavangrand: { veg: 1250 },
      };
      if (id in expectedFacts) expect(venue.packagePlate).toEqual(packages[id]);
      const from: Record<string, number> = {
        edengardenlawn: 16_000,
        goldengalaxyresort: 16_000,
        lagoonaemerald: 31_000,
      };
      expect(venue.decoration).toEqual(from[id] && { from: from[id] });
      expect(venue.food?.cateringRoyalty).toBe(id === 'lagoonaemerald' ? 75 : undefined);
      expect(venue.locality).toBe(expectedLocalities[id]);
      const city = venue.city === 'southdelhi' ? 'South Delhi' : 'Faridabad';
      expect(venue.address).toBe(expectedLocalities[id] ? `${expectedLocalities[id]}, ${city}` : city);
      expect(
        [venue.alcohol, venue.otherPolicies, venue.price, venue.badge],
        'not in the specification',
      ).toEqual(Array(4).fill(undefined));
    },
  );

  test('venue facts · food tax is 18% everywhere, and only two bookings can be cancelled', () => {
    expect(specifiedVenues.filter(({ foodTax }) => foodTax !== 0.18)).toEqual([]);
    expect(idsWhere(({ cancellable }) => cancellable === true)).toEqual(
      onlySpecified('sevendayzvatika', 'hotelhowdy'),
    );
    expect(idsWhere(({ cancellable }) => cancellable === undefined)).toEqual([]);
  });
});
