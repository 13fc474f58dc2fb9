/** The business and the facts of the venues, compared with the specification; the expected values are not read from the content. */
import { expect, test } from 'vitest';
import { specifiedDifferences } from '../../scripts/content/specified-differences.ts';
import { specifiedSite } from '../../scripts/content/specified-site.ts';
import { specifiedFacts, specifiedVenues } from '../../scripts/content/specified-venues.ts';
import { hiddenEntries, venueEntries } from '../../src/content/venues/index.ts';
import { at } from '../../src/domain/clock.ts';
import { unchangedIds, unchangedVenues } from './unchanged-venues.ts';

const all = [...venueEntries, ...hiddenEntries];
/** What is reported about the venues as they are. */
const before = specifiedDifferences(specifiedSite, all);
const lines = (site: typeof specifiedSite, venues = all) =>
  specifiedDifferences(site, venues)
    .filter(({ where, what }) => !before.some((one) => one.where === where && one.what === what))
    .map(({ where, what }) => `${where}: ${what}`);

test('differences · a changed name, number and hours, each with what is specified', () => {
  const site = {
    ...specifiedSite,
    name: 'Shehnai Rooms',
    phone: { ...specifiedSite.phone, display: '+91 98110 12345' },
    hours: { opens: at(10), closes: at(20, 30) },
  };
  expect(lines(site)).toEqual([
    'src/content/site.ts name: Shehnai Rooms (specified: Baraat House)',
    'src/content/site.ts phone: +91 98110 12345 (specified: +91 00000 00000)',
    'src/content/site.ts hours: 10 am to 8:30 pm (specified: 9 am to 9 pm)',
  ]);
});

test('differences · a changed price, and a venue that is hidden or removed', () => {
  const [priced, hidden, removed] = unchangedVenues.filter(
    ({ facts, source }) => facts.vegPlate && facts.nonVegPlate && source === 'specification',
  );
  if (!priced || !hidden || !removed) return;
  const price = specifiedVenues.find(({ id }) => id === priced.id)?.['price per plate, veg / non-veg'];
  const changed = all.flatMap((venue) => {
    if (venue.id === removed.id) return [];
    if (venue.id === hidden.id) return [{ ...venue, hidden: true as const }];
    return [
      venue.id === priced.id
        ? { ...venue, facts: { ...venue.facts, vegPlate: 650, nonVegPlate: 850 } }
        : venue,
    ];
  });
  expect(lines(specifiedSite, changed)).toEqual([
    `src/content/venues/${priced.id}.ts price per plate, veg / non-veg: 650 / 850 (specified: ${price})`,
    `src/content/venues/${hidden.id}.ts: is hidden`,
    `src/content/venues/${removed.id}.ts: has been removed`,
  ]);
});

test('venue facts · the venues that the operator has not changed are as specified, in the order of the landing page', () => {
  const actual = venueEntries.filter(({ source }) => source === 'specification').map(specifiedFacts);
  expect(actual).toEqual(specifiedVenues.filter(({ id = '' }) => unchangedIds.has(id)));
});
