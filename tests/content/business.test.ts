/** The business's constants and cities, typed from the specification and not read from the content. */
import { describe, expect, test } from 'vitest';
import { budgetBands, typicalPlate } from '../../src/content/budget-bands.ts';
import {
  eventTypeLabels,
  eventTypes,
  facilities,
  guestRangeLabels,
  guestRanges,
  mealFilters,
  venueTypes,
} from '../../src/content/choices.ts';
import { cities, cityOf, localitiesOf } from '../../src/content/cities.ts';
import { site } from '../../src/content/site.ts';
import { venues } from '../../src/content/venues/index.ts';
import { specified } from './specified.ts';

describe('site 9 · business constants', () => {
  test('site 9 · the call-back promise, the hours and the country code', () => {
    expect(site.promise.withinHours).toBe(4);
    expect(site.hours.opens).toBeLessThan(site.hours.closes);
    expect(site.hours.full).toMatch(/^[A-Z].*, \d{1,2}(:\d\d)?[ap]m to \d{1,2}(:\d\d)?[ap]m$/);
    expect(site.phone.countryCode).toBe('+91');
  });

  test('site 9 · the marketing figures', () => {
    const { events, cities: cityCount, partners, discount } = site.stats;
    expect([events, cityCount, partners, discount].map(({ value, suffix }) => `${value}${suffix}`)).toEqual([
      '2000+',
      '4',
      '50+',
      '30%',
    ]);
    expect(events.label).toBe('Number Of Events Executed');
    expect(cityCount.label).toBe('Number Of Cities');
    expect(cities).toHaveLength(cityCount.value);
  });

  test('site 9 · guest ranges, venue types, facilities, meal filter and event types', () => {
    expect(guestRanges.map((id) => guestRangeLabels[id])).toEqual([
      'Less than 100',
      '100-200',
      '200-300',
      '300-400',
      '400-500',
      'Greater than 500',
    ]);
    expect(venueTypes).toEqual([
      'Banquet Halls',
      'Wedding Lawns',
      'Villa / Farmhouse',
      '5 Star Wedding Hotels',
      'Wedding Resorts',
      'Cocktail Venues',
      'Terrace Banquet Halls',
      'Heritage Wedding Venues',
      'Destination Wedding',
    ]);
    expect(facilities).toEqual([
      'Food provided by venue',
      'Outside food allowed',
      'Alcohol allowed',
      'Outside alcohol allowed',
      'Music allowed late',
      'Ample Parking',
      'Hawan Allowed',
      'Firecrackers Allowed',
    ]);
    expect(mealFilters).toEqual(['Vegetarian Only', 'Non-Vegetarian']);
    expect(eventTypes.map((id) => eventTypeLabels[id])).toEqual([
      'Wedding',
      'Birthday',
      'Corporate Event',
      'Other',
    ]);
  });

  test('site 9 · six budget bands, the lowest strictly below one lakh, upper ends inclusive', () => {
    expect(budgetBands.map(({ id: _id, ...band }) => band)).toEqual([
      { label: 'Under 1 lakh', below: 100_000 },
      { label: '1–2 lakh', upTo: 200_000 },
      { label: '2–3 lakh', upTo: 300_000 },
      { label: '3–4 lakh', upTo: 400_000 },
      { label: '4–5 lakh', upTo: 500_000 },
      { label: 'Over 5 lakh' },
    ]);
  });

  test('site 2 · the default plate prices are 700 veg and 800 non-veg', () => {
    expect(typicalPlate).toEqual({ veg: 700, nonVeg: 800 });
  });
});

describe('site 2 · cities', () => {
  test('site 2 · four cities, and Southdelhi as the city list spells it', () => {
    expect(cities.map(({ id }) => id)).toEqual(['faridabad', 'noida', 'southdelhi', 'gurgaon']);
    expect(cities.map(({ name }) => name)).toEqual(['Faridabad', 'Noida', 'South Delhi', 'Gurgaon']);
    expect(cities.map(({ optionLabel }) => optionLabel)).toEqual([
      'Faridabad',
      'Noida',
      'Southdelhi',
      'Gurgaon',
    ]);
  });

  test('site 2 · Noida shows a fixed count of 402, and says that two samples are shown', () => {
    expect(cities.flatMap(({ fixedCount }) => fixedCount ?? [])).toEqual([402]);
    expect(cityOf('noida')).toMatchObject({
      fixedCount: 402,
      countNote: expect.stringMatching(/^Two samples/),
    });
  });

  test('site 9 · Noida’s localities as given, the others from their venues, each once and in order', () => {
    expect(localitiesOf('noida', venues)).toEqual([
      'Greater Noida',
      'Sector 116',
      'Sector 135',
      'Sector 136',
    ]);
    expect(localitiesOf('faridabad', specified)).toEqual(
      ['Sector 10', 'Sector 11', 'Sector 16', 'Sector 39', 'Suraj Kund Badkhal Road', 'Surajkund'].filter(
        (locality) => specified.some((venue) => venue.locality === locality),
      ),
    );
    expect(localitiesOf('southdelhi', specified)).toEqual([]);
    for (const { city, locality } of venues)
      if (city === 'noida') expect(localitiesOf(city, venues)).toContain(locality);
  });
});
