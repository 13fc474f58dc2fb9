/** The contract of the venues: every value stands here again, typed from the specification and not read from the content. */
import { describe, expect, test } from 'vitest';
import type { TimingSlot } from '../../src/content/types.ts';
import { venues } from '../../src/content/venues/index.ts';
import { takenAway } from '../taken-away.ts';
import { idsWhere, rowsAsSpecified, specified, still, venueOf } from './specified.ts';
import { told } from './told.ts';
import { halls, localities, partlyTold } from './told-partly.ts';

const known = new Set([...Object.keys(told), ...Object.keys(partlyTold), 'noida-one', 'noida-two']);

/** 570 to "9:30 AM", 1800 to "6 AM", 1440 to "12 AM": the specification's way of writing times. */
function clock(minutes: number | undefined): string {
  if (minutes === undefined) return '?';
  const hours = Math.floor(minutes / 60) % 24;
  const rest = minutes % 60 ? `:${minutes % 60}` : '';
  return `${hours % 12 || 12}${rest} ${hours < 12 ? 'AM' : 'PM'}`;
}

const slotTexts = (slots: readonly TimingSlot[]) =>
  slots.map(({ kind, opens, closes }) => `${kind} ${clock(opens)}-${clock(closes)}`);

describe('venues 9 · the table of facts', () => {
  test.each(rowsAsSpecified(told))('venues 9 · %s, value by value', (id, row) => {
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

  test.each(rowsAsSpecified(partlyTold))(
    'venues 9 · %s has what names it, and nothing that was not assigned',
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
      expect(venue.advance).toEqual(advance && { kind: 'amount', rupees: advance, label: 'advance' });
      expect(venue).toMatchObject({ halls: [], slots: [], reviews: [] });
      expect([venue.rating, venue.changingRooms, venue.parking, venue.decoration, venue.locality]).toEqual(
        Array(5).fill(undefined),
      );
    },
  );

  test('venues 9 · the two tables cover every venue but the samples', () => {
    expect(specified.filter(({ id }) => !known.has(id))).toEqual([]);
    const listed = new Set([...venues.map(({ id }) => id), ...takenAway]);
    expect([...known].filter((id) => !listed.has(id))).toEqual([]);
  });

  test.each(specified)(
    'venues 9 · $id: halls, packages, decoration, royalty, place as told or absent',
    (venue) => {
      const { id } = venue;
      expect(venue.halls.map(({ seats, floating }) => [seats, floating])).toEqual(halls[id] ?? []);
      const packages: Record<string, object> = {
        royalimperio: { veg: 1800, nonVeg: 2000 },
        vrindavangrand: { veg: 1250 },
      };
      if (id in told) expect(venue.packagePlate).toEqual(packages[id]);
      const from: Record<string, number> = {
        edengardenlawn: 16_000,
        goldengalaxyresort: 16_000,
        lagoonaemerald: 31_000,
      };
      expect(venue.decoration).toEqual(from[id] && { from: from[id] });
      expect(venue.food?.cateringRoyalty).toBe(id === 'lagoonaemerald' ? 75 : undefined);
      expect(venue.locality).toBe(localities[id]);
      const city = venue.city === 'southdelhi' ? 'South Delhi' : 'Faridabad';
      expect(venue.address).toBe(localities[id] ? `${localities[id]}, ${city}` : city);
      expect(
        [venue.alcohol, venue.otherPolicies, venue.price, venue.badge],
        'nothing was told of these',
      ).toEqual(Array(4).fill(undefined));
    },
  );

  test('venues 9 · food tax is 18% everywhere, and only two bookings can be cancelled', () => {
    expect(specified.filter(({ foodTax }) => foodTax !== 0.18)).toEqual([]);
    expect(idsWhere(({ cancellable }) => cancellable === true)).toEqual(
      still('sevendayzvatika', 'hotelhowdy'),
    );
    expect(idsWhere(({ cancellable }) => cancellable === undefined)).toEqual([]);
  });
});
