import type { Page } from '@playwright/test';
import fc from 'fast-check';
import { facilities, mealFilters, venueTypes } from '../../src/domain/choices.ts';
import { formatRupees } from '../../src/domain/format.ts';
import { totalsFor } from '../../src/features/total/venue-total.ts';
import { expect, test } from '../e2e/support/fixtures.ts';
import { applyFilters, cards, choose, openFilters, search } from '../e2e/support/listing-page.ts';
import { title } from '../e2e/support/page-actions.ts';
import { eventDetailsOf, expectedVenues, faridabad, venues } from './venues.ts';

const first = expectedVenues();
const names = (list: readonly { readonly name: string }[]) => list.map(({ name }) => name);
const headings = (page: Page) => cards(page).getByRole('heading');
const more = (page: Page) => page.getByRole('link', { name: /^Show 30 more of/ });
const shown = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });
const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

/** Mostly none, or some values of a parameter. */
const some = (name: string, values: readonly string[], maxLength: number) =>
  fc
    .option(fc.subarray([...values], { minLength: 1, maxLength }), { nil: [] })
    .map((chosen) => chosen.map((value) => `${name}=${value}`));
const someSearch = fc
  .tuple(
    some('sort', ['price', 'rating', 'capacity'], 1),
    some('locality', ['sector-1', 'sector-11', 'sector-40', 'sector-111'], 4),
    some('type', venueTypes, 3),
    some('facility', facilities, 2),
    some('meal', mealFilters, 1),
  )
  .map((parameters) => parameters.flat().join('&'));
const searches = fc.sample(someSearch, { numRuns: 12, seed: 28 });

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
const wedding = [
  'mehndi.150.rooms12',
  'sangeet.400.veg60.rooms10.2027-02-11',
  'wedding.600.veg40.rooms25.2027-02-12',
  `reception.500.veg50.rooms40.2027-02-12.at-${most?.id}`,
].map((one) => `function=${one}`);

test('long listing · links with filters, orders and totals show what the rules find among all venues, in both languages', async ({
  page,
}) => {
  for (const search of searches)
    await test.step(search, async () => {
      const expected = expectedVenues(search);
      await page.goto(`/faridabad?${search}`);
      await expect(title(page)).toContainText(`(${expected.length} Venue`);
      await expect(headings(page)).toHaveText(names(expected.slice(0, 30)));
    });
  await test.step('in Hindi', async () => {
    await page.goto('/hi/faridabad?type=heritage-venue&sort=rating');
    const expected = expectedVenues('type=heritage-venue&sort=rating');
    await expect(title(page)).toContainText(`(${expected.length} वेन्यू)`);
    await expect(headings(page)).toHaveText(names(expected.slice(0, 30)));
  });
  for (const details of ['guests=200&date=2027-02-11', wedding.join('&')]) {
    await test.step(`the cheapest first for ${details}`, async () => {
      const search = `type=banquet-hall&sort=total&${details}`;
      const expected = expectedVenues(search);
      const eventDetails = eventDetailsOf(search);
      if (!eventDetails) throw new Error(`${details} are no event details`);
      const totalOf = totalsFor(eventDetails);
      // As on a new device.
      await page.evaluate(() => localStorage.clear());
      await page.goto(`/faridabad?${search}`);
      await expect(headings(page)).toHaveText(names(expected.slice(0, 30)));
      for (const [index, venue] of expected.slice(0, 5).entries())
        await expect(cards(page).nth(index)).toContainText(formatRupees(totalOf(venue) ?? 0));
    });
  }
});

test('long listing · a later page links back, and its filters, counts and search are those of all venues', async ({
  page,
}) => {
  const halls = expectedVenues('type=banquet-hall');
  await page.goto('/faridabad/page/3');
  await expect(shown(page, `61–90 of ${faridabad.length} venues are shown`)).toHaveCount(1);
  await page.getByRole('link', { name: 'Show the 30 before these' }).click();
  await expect(page).toHaveURL('/faridabad/page/2');
  await expect(headings(page)).toHaveText(names(first.slice(30, 60)));
  await test.step('filtered results show 30 at a time, and Show more goes on', async () => {
    await choose(page, ['Venue Type', 'Banquet Halls']);
    await expect(headings(page)).toHaveText(names(halls.slice(0, 30)));
    const rest = halls.length - 30;
    await page.getByRole('button', { name: `Show ${Math.min(rest, 30)} more of ${rest}` }).click();
    await expect(headings(page)).toHaveText(names(halls.slice(0, 60)));
    await page.goBack();
    await expect(headings(page)).toHaveText(names(first.slice(30, 60)));
  });
  await test.step('each choice counts the venues that the rules find', async () => {
    await choose(page, ['Facilities', 'Alcohol allowed']);
    const panel = await openFilters(page);
    for (const [label, choice] of [
      ['Banquet Halls', 'type=banquet-hall'],
      ['Wedding Lawns', 'type=wedding-lawn'],
      ['Hawan Allowed', 'facility=hawan'],
      ['Sector 1', 'locality=sector-1'],
      ['Vegetarian Only', 'meal=vegetarian'],
    ] as const)
      await expect(
        panel.getByRole('listitem').filter({ has: page.getByRole('checkbox', { name: label, exact: true }) }),
      ).toHaveText(`${label}${expectedVenues(`facility=alcohol&${choice}`).length}`);
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
    const expected = expectedVenues('type=wedding-lawn');
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
