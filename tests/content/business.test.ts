/** Business constants and cities, compared with the specification. */
import { afterEach, describe, expect, test } from 'vitest';
import { cities, cityName, localitiesIn, localitiesOf } from '../../src/content/cities.ts';
import { cityTexts } from '../../src/content/city-texts.ts';
import { site } from '../../src/content/site.ts';
import { businessHours } from '../../src/content/site-texts.ts';
import { venueEntries } from '../../src/content/venues/index.ts';
import { budgetBandIds, budgetBandLabels, budgetBands, typicalPlate } from '../../src/domain/budget-bands.ts';
import {
  eventTypeLabels,
  eventTypes,
  facilities,
  facilityLabels,
  guestRangeLabels,
  guestRanges,
  mealFilterLabels,
  mealFilters,
  venueTypeLabels,
  venueTypes,
} from '../../src/domain/choices.ts';
import { toSlug } from '../../src/domain/slug.ts';
import { m } from '../../src/i18n/compiled/messages.js';
import { setLocale } from '../../src/i18n/locale.ts';
import { specifiedIds } from './specified-venues.ts';

afterEach(() => setLocale('en'));

const names = (list: readonly { readonly name: string }[]) => list.map(({ name }) => name);

describe('business constants', () => {
  test('business constants · the call-back promise, the hours and the country code', () => {
    expect(site.promise.withinHours).toBe(4);
    expect(site.hours.opens).toBeLessThan(site.hours.closes);
    expect(businessHours()).toMatch(/^[A-Z].*, \d{1,2}(:\d\d)?[ap]m to \d{1,2}(:\d\d)?[ap]m$/);
    expect(site.phone.countryCode).toBe('+91');
  });

  test('business constants · the marketing figures', () => {
    const { events, cities: cityCount, partners, discount } = site.stats;
    expect([events, cityCount, partners, discount].map(({ value, suffix }) => `${value}${suffix}`)).toEqual([
      '2000+',
      '4',
      '50+',
      '30%',
    ]);
    expect(m.site_events_label()).toBe('Number Of Events Executed');
    expect(m.site_cities_label()).toBe('Number Of Cities');
    expect(cities).toHaveLength(cityCount.value);
  });

  test('business constants · labels of guest ranges, venue types, facilities, meal filters and event types', () => {
    expect(guestRanges.map((id) => guestRangeLabels[id]())).toEqual([
      'Less than 100',
      '100-200',
      '200-300',
      '300-400',
      '400-500',
      'Greater than 500',
    ]);
    expect(venueTypes.map((id) => venueTypeLabels[id]())).toEqual([
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
    expect(facilities.map((id) => facilityLabels[id]())).toEqual([
      'Food provided by venue',
      'Outside food allowed',
      'Alcohol allowed',
      'Outside alcohol allowed',
      'Music allowed late',
      'Ample Parking',
      'Hawan Allowed',
      'Firecrackers Allowed',
    ]);
    expect(mealFilters.map((id) => mealFilterLabels[id]())).toEqual(['Vegetarian Only', 'Non-Vegetarian']);
    expect(eventTypes.map((id) => eventTypeLabels[id]())).toEqual([
      'Wedding',
      'Birthday',
      'Corporate Event',
      'Other',
    ]);
  });

  test('business constants · six budget bands, the lowest below one lakh, upper limits inclusive', () => {
    expect(budgetBandIds.map((id) => budgetBandLabels[id]())).toEqual([
      'Under 1 lakh',
      '1–2 lakh',
      '2–3 lakh',
      '3–4 lakh',
      '4–5 lakh',
      'Over 5 lakh',
    ]);
    expect(budgetBands.map(({ id: _id, ...limit }) => limit)).toEqual([
      { below: 100_000 },
      { upTo: 200_000 },
      { upTo: 300_000 },
      { upTo: 400_000 },
      { upTo: 500_000 },
      {},
    ]);
  });

  test('business constants · typical plate prices are 700 veg and 800 non-veg', () => {
    expect(typicalPlate).toEqual({ veg: 700, nonVeg: 800 });
  });
});

describe('cities', () => {
  test('cities · four cities, with Southdelhi spelled as in the city list', () => {
    expect(cities.map(({ id }) => id)).toEqual(['faridabad', 'noida', 'southdelhi', 'gurgaon']);
    expect(cities.map(({ name }) => name.en)).toEqual(['Faridabad', 'Noida', 'South Delhi', 'Gurgaon']);
    expect(cities.map(({ optionLabel }) => optionLabel.en)).toEqual([
      'Faridabad',
      'Noida',
      'Southdelhi',
      'Gurgaon',
    ]);
  });

  test('cities · Noida has a fixed count of 402 and a note about the two samples', () => {
    expect(cities.flatMap(({ fixedCount }) => fixedCount ?? [])).toEqual([402]);
    expect(cityTexts.noida.countNote?.en).toMatch(/^Two samples/);
  });

  test('cities · Noida has the specified localities, other cities those of their venues in natural order', () => {
    expect(names(localitiesOf('noida', venueEntries))).toEqual([
      'Greater Noida',
      'Sector 116',
      'Sector 135',
      'Sector 136',
    ]);
    const specified = venueEntries.filter(({ id }) => specifiedIds.has(id));
    expect(names(localitiesOf('faridabad', specified))).toEqual(
      ['Sector 10', 'Sector 11', 'Sector 16', 'Sector 39', 'Suraj Kund Badkhal Road', 'Surajkund'].filter(
        (locality) => specified.some((venue) => venue.locality?.en === locality),
      ),
    );
    expect(localitiesOf('southdelhi', specified)).toEqual([]);
    for (const { city, locality } of venueEntries)
      if (city === 'noida') expect(names(localitiesOf(city, venueEntries))).toContain(locality?.en);
  });

  test('cities · the id of a locality is the slug of its English name in both languages, in the same order', () => {
    const ids = () => localitiesOf('noida', venueEntries).map(({ id }) => id);
    expect(ids()).toEqual(['greater-noida', 'sector-116', 'sector-135', 'sector-136']);
    const english = localitiesIn(venueEntries).map(({ id }) => id);
    setLocale('hi');
    expect(ids()).toEqual(['greater-noida', 'sector-116', 'sector-135', 'sector-136']);
    expect(localitiesIn(venueEntries).map(({ id }) => id)).toEqual(english);
    expect(names(localitiesIn(venueEntries))).toContain('सूरजकुंड');
  });

  test('cities · in Hindi, names are in Devanagari', () => {
    setLocale('hi');
    expect(cities.map(({ id }) => cityName(id))).toEqual(['फरीदाबाद', 'नोएडा', 'साउथ दिल्ली', 'गुड़गाँव']);
  });
});

test('ids · every venue type, facility, meal filter and budget band is a slug, not a label', () => {
  for (const id of [...venueTypes, ...facilities, ...mealFilters, ...budgetBandIds])
    expect(toSlug(id)).toBe(id);
});
