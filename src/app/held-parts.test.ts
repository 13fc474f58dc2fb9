import { expect, test } from 'vitest';
import { eventDetailsLimits } from '../domain/event-details.ts';
import { heldParts } from './held-parts.ts';

interface Visit {
  /** The device's own event details. */
  readonly stored?: string;
  readonly firstHolds?: number;
}

/** What the page holds back for the event details of a link. */
const heldFor = (ofLink: string, { stored = '', firstHolds }: Visit = {}, hasListParams = false) =>
  heldParts({ own: stored, ofLink, hasListParams, firstHolds });

test('held parts · the place of the line about a link is kept beside other event details of the device', () => {
  const own = { stored: 'guests=250&veg=60' };
  expect(heldFor('guests=300', own)).toEqual(['totals', 'list', 'shared']);
  for (const held of [heldFor('veg=60&guests=250', own), heldFor('guests=300'), heldFor('guests=many', own)])
    expect(held).not.toContain('shared');
});

const { guests, rooms } = eventDetailsLimits;

test.each(['', 'guests=1', `guests=${guests}`, `guests=300&rooms=${rooms}&veg=0&date=2030-12-21`, 'veg=100'])(
  'held parts · the list is shown at once where every figure is within its limits: %s',
  (search) => {
    expect(heldFor(search)).not.toContain('list');
  },
);

test.each([
  ...[
    'guests=0',
    `guests=${guests + 1}`,
    'guests=many',
    'guests=300&veg=101',
    `guests=300&rooms=${rooms + 1}`,
  ],
  ...['guests=300&date=2030-13-01', 'function=sangeet.400'],
])('held parts · the list is held where the page says more above it: %s', (search) => {
  expect(heldFor(search)).toContain('list');
});

test('held parts · it is held where the first venue is too small for the guests of the address or the device, and begins with another', () => {
  const page = { firstHolds: 300 };
  expect(heldFor('guests=300', page)).not.toContain('list');
  expect(heldFor('guests=301', page)).toContain('list');
  expect(heldFor('', { ...page, stored: 'guests=301&veg=60' })).toContain('list');
  expect(heldFor('', { ...page, stored: 'guests=300' })).not.toContain('list');
  expect(heldFor('guests=301', {})).not.toContain('list');
});

test('held parts · the place of the note on decoration is kept only where the event details have no figure for it', () => {
  expect(heldFor('guests=300', { stored: 'guests=300&decor=100000' })).not.toContain('decor');
  expect(heldFor('', { stored: 'guests=300&decor=100000' })).toContain('decor');
  expect(heldFor('guests=300&decor=0')).toContain('decor');
});

test('held parts · the list is held for what the address asks of it', () => {
  expect(heldFor('', {}, true)).toEqual(['list']);
});
