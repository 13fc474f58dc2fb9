import type { Page } from '@playwright/test';
import fc from 'fast-check';
import { facilities, venueTypes } from '../../src/domain/choices.ts';
import { expect, test } from '../e2e/support/fixtures.ts';
import { applyFilters, cards, choose, openFilters, search } from '../e2e/support/listing-page.ts';
import { title } from '../e2e/support/page-actions.ts';
import {
  expectedVenues,
  faridabad,
  isTooSmall,
  leastCost,
  matches,
  noWish,
  venues,
  type Wish,
} from './venues.ts';

const first = expectedVenues(noWish);
const names = (list: readonly { readonly name: string }[]) => list.map(({ name }) => name);
const headings = (page: Page) => cards(page).getByRole('heading');
const more = (page: Page) => page.getByRole('link', { name: /^Show 30 more of/ });
const shown = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });
const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

const someWish: fc.Arbitrary<Wish> = fc.record({
  localities: fc.option(fc.subarray(['sector-1', 'sector-11', 'sector-40', 'sector-111'], { minLength: 1 }), {
    nil: [],
  }),
  types: fc.option(fc.subarray([...venueTypes], { minLength: 1, maxLength: 3 }), { nil: [] }),
  facilities: fc.subarray([...facilities], { maxLength: 2 }),
  meal: fc.constantFrom(undefined, 'vegetarian', 'non-vegetarian'),
  sort: fc.constantFrom('recommended', 'price', 'rating', 'capacity'),
});

const wishes = fc.sample(someWish, { numRuns: 12, seed: 28 });

function urlOf({ localities, types, facilities, meal, sort }: Wish): string {
  const search = new URLSearchParams(sort === 'recommended' ? {} : { sort });
  for (const locality of localities) search.append('locality', locality);
  for (const type of types) search.append('type', type);
  for (const facility of facilities) search.append('facility', facility);
  if (meal) search.append('meal', meal);
  return `/faridabad?${search}`;
}

test('long listing · its page has the first 30 cards and the number of all; Show more adds 30, moves the focus to the first, and a step back and a reload return to the pixel', async ({
  page,
  request,
}) => {
  await test.step('the page and its data have 30 cards', async () => {
    const html = await (await request.get('/faridabad')).text();
    expect(html.split('<article').length - 1).toBe(30);
    const [, data = ''] = /as="fetch" crossorigin(?:="")? href="([^"]+)"/.exec(html) ?? [];
    const pageData = await (await request.get(data)).json();
    expect(pageData.data.venues).toHaveLength(30);
  });
  await page.goto('/faridabad');
  await expect(title(page)).toContainText(`(${faridabad.length} Venues)`);
  await expect(headings(page)).toHaveText(names(first.slice(0, 30)));
  await test.step('its further pages are no results of the search', async () => {
    expect(faridabad.length).toBeGreaterThan(9 * 30);
    const build = await page.locator('html').getAttribute('data-build');
    const results: { id: string }[] = await (await request.get(`/data/${build}/search.json`)).json();
    expect(results.map(({ id }) => id)).toContain('/faridabad');
    expect(results.filter(({ id }) => id.includes('/page/'))).toEqual([]);
  });
  await test.step('Show more adds 30 cards and moves the focus to the first', async () => {
    await expect(more(page)).toHaveAttribute('href', '/faridabad/page/2');
    // Before hydration the link is followed. The dialog is there only after it.
    await openFilters(page);
    await applyFilters(page);
    await more(page).click();
    await expect(headings(page)).toHaveText(names(first.slice(0, 60)));
    await expect(cards(page).nth(30)).toBeFocused();
    await expect(shown(page, `60 of ${faridabad.length} venues are shown`)).toHaveCount(1);
    await expect(more(page)).toHaveAttribute('href', '/faridabad/page/3');
    await expect(page).toHaveURL('/faridabad');
    await more(page).click();
    await expect(cards(page)).toHaveCount(90);
  });
  await test.step('a step back and a reload return to the pixel', async () => {
    const link = headings(page).nth(74).getByRole('link');
    await link.scrollIntoViewIfNeeded();
    await expect(link).toBeInViewport();
    const before = await scrolled(page);
    await link.click();
    await expect(title(page)).toHaveText(first[74]?.name ?? '');
    for (const again of [() => page.goBack(), () => page.reload()]) {
      await again();
      await expect(cards(page)).toHaveCount(90);
      await expect.poll(async () => Math.abs((await scrolled(page)) - before)).toBeLessThanOrEqual(2);
    }
  });
});

const [most] = first;
const wedding = {
  'function=mehndi.150.rooms12': { guests: 150, veg: 100, rooms: 12 },
  'function=sangeet.400.veg60.rooms10.2027-02-11': { guests: 400, veg: 60, rooms: 10, date: '2027-02-11' },
  'function=wedding.600.veg40.rooms25.2027-02-12': { guests: 600, veg: 40, rooms: 25, date: '2027-02-12' },
  [`function=reception.500.veg50.rooms40.2027-02-12.at-${most?.id}`]: {
    guests: 500,
    veg: 50,
    rooms: 40,
    date: '2027-02-12',
    at: most?.id ?? '',
  },
};
const oneEvening = { 'guests=200&date=2027-02-11': { guests: 200, veg: 100, rooms: 0, date: '2027-02-11' } };

test('long listing · links with filters, orders and totals show what a plain search through all venues finds, in both languages', async ({
  page,
}) => {
  for (const wish of wishes)
    await test.step(urlOf(wish), async () => {
      const expected = expectedVenues(wish);
      await page.goto(urlOf(wish));
      await expect(title(page)).toContainText(`(${expected.length} Venue`);
      await expect(headings(page)).toHaveText(names(expected.slice(0, 30)));
    });
  await test.step('in Hindi', async () => {
    await page.goto('/hi/faridabad?type=heritage-venue&sort=rating');
    const expected = expectedVenues({ ...noWish, types: ['heritage-venue'], sort: 'rating' });
    await expect(title(page)).toContainText(`(${expected.length} वेन्यू)`);
    await expect(headings(page)).toHaveText(names(expected.slice(0, 30)));
  });
  for (const occasions of [oneEvening, wedding]) {
    const details = Object.keys(occasions).join('&');
    await test.step(`the cheapest first for ${details}`, async () => {
      const cost = (venue: (typeof first)[number]) => leastCost(venue, Object.values(occasions));
      const rank = (venue: (typeof first)[number]) => Number(isTooSmall(venue, Object.values(occasions)));
      const expected = first
        .filter((venue) => matches(venue, { ...noWish, types: ['banquet-hall'] }))
        .sort((a, b) => (cost(a) === cost(b) ? 0 : cost(a) - cost(b)))
        .sort((a, b) => rank(a) - rank(b));
      // As on a new device.
      await page.evaluate(() => localStorage.clear());
      await page.goto(`/faridabad?type=banquet-hall&sort=total&${details}`);
      await expect(headings(page)).toHaveText(names(expected.slice(0, 30)));
      for (const [index, venue] of expected.slice(0, 5).entries())
        await expect(cards(page).nth(index)).toContainText(`₹${cost(venue).toLocaleString('en-IN')}`);
    });
  }
});

test('long listing · a later page links back, and its filters, counts and search are those of all venues', async ({
  page,
}) => {
  const halls = expectedVenues({ ...noWish, types: ['banquet-hall'] });
  await page.goto('/faridabad/page/3');
  await expect(shown(page, `61–90 of ${faridabad.length} venues are shown`)).toHaveCount(1);
  await page.getByRole('link', { name: 'Show the 30 before these' }).click();
  await expect(page).toHaveURL('/faridabad/page/2');
  await expect(headings(page)).toHaveText(names(first.slice(30, 60)));
  await test.step('filtered results show 30 at a time, and Show more goes on', async () => {
    await choose(page, ['Venue Type', 'Banquet Halls']);
    await expect(headings(page)).toHaveText(names(halls.slice(0, 30)));
    await page.getByRole('button', { name: `Show 30 more of ${halls.length - 30}` }).click();
    await expect(headings(page)).toHaveText(names(halls.slice(0, 60)));
    await page.goBack();
    await expect(headings(page)).toHaveText(names(first.slice(30, 60)));
  });
  await test.step('each choice counts the venues that a plain search finds', async () => {
    await choose(page, ['Facilities', 'Alcohol allowed']);
    const panel = await openFilters(page);
    const wish: Wish = { ...noWish, facilities: ['alcohol'] };
    const count = (change: Partial<Wish>) =>
      faridabad.filter((venue) => matches(venue, { ...wish, ...change })).length;
    for (const [label, change] of [
      ['Banquet Halls', { types: ['banquet-hall'] }],
      ['Wedding Lawns', { types: ['wedding-lawn'] }],
      ['Hawan Allowed', { facilities: ['alcohol', 'hawan'] }],
      ['Sector 1', { localities: ['sector-1'] }],
      ['Vegetarian Only', { meal: 'vegetarian' }],
    ] as const)
      await expect(
        panel.getByRole('listitem').filter({ has: page.getByRole('checkbox', { name: label, exact: true }) }),
      ).toHaveText(`${label}${count(change)}`);
    await panel.getByRole('button', { name: 'Clear facilities' }).click();
    await applyFilters(page);
  });
  await test.step('the search finds a name in another spelling', async () => {
    await search(page).fill('radhakrishna gardan');
    await expect(cards(page).filter({ hasText: 'Radha Krishna Garden' })).toHaveCount(1);
  });
  await test.step('all venues have a city filter', async () => {
    await page.goto('/venues');
    await choose(page, ['City', 'Noida']);
    const found = venues.filter(({ city }) => city === 'noida').length;
    await expect(title(page)).toContainText(`(${found} Venues)`);
    await expect(cards(page)).toHaveCount(Math.min(found, 30));
  });
});

test('long listing · if the index or a card does not load, a message says so, the cards stay, and a retry goes on', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/Failed to load resource/);
  await test.step('a card', async () => {
    const file = `**/venue-summaries/${first[31]?.id}.json`;
    await page.route(file, (route) => route.abort());
    await page.goto('/faridabad');
    await openFilters(page);
    await applyFilters(page);
    await more(page).click();
    const message = page.getByRole('alert').filter({ hasText: 'Some of the venues did not load' });
    await expect(message).toBeVisible();
    await page.unroute(file);
    await message.getByRole('button', { name: 'Try again' }).click();
    await expect(headings(page)).toHaveText(names(first.slice(0, 60)));
  });
  await test.step('the index', async () => {
    await page.route('**/index/faridabad.json', (route) => route.abort());
    await page.goto('/faridabad');
    await choose(page, ['Venue Type', 'Wedding Lawns']);
    const message = page.getByRole('alert').filter({ hasText: 'The other venues did not load' });
    await expect(message).toBeVisible();
    await expect(cards(page)).toHaveCount(30);
    await page.unroute('**/index/faridabad.json');
    await message.getByRole('button', { name: 'Try again' }).click();
    const expected = expectedVenues({ ...noWish, types: ['wedding-lawn'] });
    await expect(headings(page)).toHaveText(names(expected.slice(0, 30)));
    await expect(message).toHaveCount(0);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('long listing · links lead through its pages', async ({ page }) => {
    await page.goto('/faridabad', { waitUntil: 'domcontentloaded' });
    await more(page).click();
    await expect(page).toHaveURL('/faridabad/page/2');
    await expect(headings(page)).toHaveText(names(first.slice(30, 60)));
    await page.getByRole('link', { name: 'Show the 30 before these' }).click();
    await expect(page).toHaveURL('/faridabad');
    await expect(headings(page)).toHaveText(names(first.slice(0, 30)));
  });
});
