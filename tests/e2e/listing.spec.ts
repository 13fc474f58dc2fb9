import type { Locator, Page } from '@playwright/test';
import { site } from '../../src/content/site.ts';
import { vendorCategories } from '../../src/content/vendors.ts';
import { venues } from '../../src/content/venues/index.ts';
import { paths } from '../../src/paths.ts';
import { picturesOf } from '../../src/venue-views.ts';
import { expect, test } from './fixtures.ts';
import { takenOver, visit } from './visit.ts';

const faridabad = venues.filter(({ city }) => city === 'faridabad');
const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 1024;
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const cards = (page: Page) => page.getByRole('main').getByRole('article');
const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
const filtersButton = (page: Page) => page.getByRole('button', { name: /^Filters/ });
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search by name or place' });

/** Where the choices stand: beside the list, or on a phone in the modal, which this opens. */
async function panel(page: Page): Promise<Locator> {
  if (!isPhone(page)) return page.getByRole('complementary', { name: 'Filters' });
  await filtersButton(page).click();
  return page.getByRole('dialog', { name: 'Filters' });
}

async function apply(page: Page): Promise<void> {
  if (!isPhone(page)) return;
  await page.getByRole('button', { name: 'Apply Filters' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** Ticks choices as a visitor would at this width. */
async function choose(page: Page, ...choices: [group: string, choice: string][]): Promise<void> {
  const where = await panel(page);
  for (const [group, choice] of choices)
    await where
      .getByRole('group', { name: group, exact: true })
      .getByRole('checkbox', { name: choice, exact: true })
      .check();
  await apply(page);
}

test('site 2 · Faridabad: breadcrumb to /faridabad, 22 venues, the title counts what is filtered', {
  tag: '@wide',
}, async ({ page }) => {
  await visit(page, '/faridabad');
  const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(trail.getByRole('link')).toHaveText(['Home', 'Faridabad']);
  await expect(trail.getByRole('link', { name: 'Faridabad' })).toHaveAttribute('href', '/faridabad');
  await expect(title(page)).toContainText('(22 Venues)');
  await expect(cards(page)).toHaveCount(22);
  await choose(page, ['Venue Type', 'Wedding Lawns']);
  const lawns = faridabad.filter(({ venueTypes }) => venueTypes.includes('Wedding Lawns')).length;
  await expect(title(page)).toContainText(`(${lawns} Venues)`);
  await expect(cards(page)).toHaveCount(lawns);
  await expect(page.getByRole('status').filter({ hasText: `Showing ${lawns} of 22 venues` })).toHaveCount(1);
});

test('site 2 · Noida: Home / Noida, a fixed (402 Venues) whatever is filtered, two samples, said in plain words', {
  tag: '@wide',
}, async ({ page }) => {
  await visit(page, '/noida');
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem')).toHaveText([
    'Home',
    'Noida',
  ]);
  await expect(title(page)).toContainText('(402 Venues)');
  await expect(page.getByText('Two samples are shown here. Our team has the rest')).toBeVisible();
  await expect(cards(page)).toHaveCount(2);
  const where = await panel(page);
  for (const group of ['Locality', 'Budget', 'Venue Type', 'Facilities', 'Meal Preference'])
    await expect(where.getByRole('group', { name: group, exact: true })).toBeVisible();
  const localities = where.getByRole('group', { name: 'Locality' });
  await expect(localities.getByRole('checkbox')).toHaveCount(4);
  await expect(localities.getByRole('button', { name: 'Show More' })).toHaveCount(0);
  await localities.getByRole('checkbox', { name: 'Greater Noida', exact: true }).check();
  await apply(page);
  await expect(cards(page)).toHaveCount(1);
  await expect(title(page)).toContainText('(402 Venues)');
});

test('site 5 · Noida compares a budget with the price field', async ({ page }) => {
  await visit(page, '/noida?budget=1-2-lakh');
  const [inBand] = venues.filter(
    ({ city, price }) => city === 'noida' && (price ?? 0) >= 100_000 && (price ?? 0) <= 200_000,
  );
  await expect(cards(page)).toHaveCount(1);
  await expect(card(page, inBand?.name ?? '')).toBeVisible();
});

test('site 2 · South Delhi: one venue, Lagoona Emerald, the same filters as Faridabad', {
  tag: '@wide',
}, async ({ page }) => {
  await visit(page, '/Southdelhi');
  await expect(title(page)).toContainText('(1 Venue)');
  await expect(cards(page)).toHaveCount(1);
  await expect(card(page, 'Lagoona Emerald')).toBeVisible();
  const where = await panel(page);
  for (const group of ['Budget', 'Venue Type', 'Facilities', 'Meal Preference'])
    await expect(where.getByRole('group', { name: group, exact: true })).toBeVisible();
});

test('site 4 · nine venue types and more than five localities open with five; Show More and Show Less', {
  tag: '@wide',
}, async ({ page }) => {
  await visit(page, '/faridabad');
  const where = await panel(page);
  for (const [name, all] of [
    ['Venue Type', 9],
    ['Locality', 6],
  ] as const) {
    const group = where.getByRole('group', { name, exact: true });
    await expect(group.getByRole('checkbox')).toHaveCount(5);
    await group.getByRole('button', { name: 'Show More' }).click();
    await expect(group.getByRole('checkbox')).toHaveCount(all);
    await group.getByRole('button', { name: 'Show Less' }).click();
    await expect(group.getByRole('checkbox')).toHaveCount(5);
  }
  await expect(where.getByRole('group', { name: 'Facilities' }).getByRole('checkbox')).toHaveCount(8);
  await expect(where.getByRole('group', { name: 'Budget' }).getByRole('checkbox')).toHaveCount(6);
  await expect(where.getByRole('group', { name: 'Meal Preference' }).getByRole('checkbox')).toHaveCount(2);
});

test('site 4 · with search text the localities have no Show More', { tag: '@wide' }, async ({ page }) => {
  await visit(page, '/faridabad?q=grand');
  const where = await panel(page);
  await expect(where.getByRole('group', { name: 'Locality' }).getByRole('checkbox')).toHaveCount(6);
  await expect(
    where.getByRole('group', { name: 'Locality' }).getByRole('button', { name: /^Show/ }),
  ).toHaveCount(0);
});

test('site 4 · Clear empties its own group only', { tag: '@wide' }, async ({ page }) => {
  await visit(page, '/faridabad');
  await choose(
    page,
    ['Venue Type', 'Banquet Halls'],
    ['Facilities', 'Ample Parking'],
    ['Facilities', 'Food provided by venue'],
  );
  const where = await panel(page);
  await where.getByRole('button', { name: 'Clear facilities' }).click();
  await expect(where.getByRole('checkbox', { name: 'Ample Parking', exact: true })).not.toBeChecked();
  await expect(where.getByRole('checkbox', { name: 'Banquet Halls', exact: true })).toBeChecked();
  await apply(page);
  await expect(page).toHaveURL('/faridabad?type=banquet-halls');
});

test('site 5 · all selected facilities, any selected type, and the meal must hold', async ({ page }) => {
  await visit(page, '/faridabad');
  await choose(
    page,
    ['Venue Type', 'Banquet Halls'],
    ['Venue Type', 'Wedding Lawns'],
    ['Facilities', 'Food provided by venue'],
    ['Facilities', 'Ample Parking'],
    ['Meal Preference', 'Non-Vegetarian'],
  );
  const expected = faridabad.filter(
    ({ venueTypes, facilities, mealPreference }) =>
      venueTypes.some((type) => type === 'Banquet Halls' || type === 'Wedding Lawns') &&
      facilities.includes('Food provided by venue') &&
      facilities.includes('Ample Parking') &&
      (mealPreference === 'Both' || mealPreference === 'Non-Vegetarian'),
  );
  await expect(cards(page)).toHaveCount(expected.length);
  for (const { name } of expected) await expect(card(page, name)).toHaveCount(1);
});

test('site 5 · text search matches name or location in any letter case, and forgives spelling', async ({
  page,
}) => {
  await visit(page, '/faridabad');
  await search(page).fill('RAJMAHAL');
  await expect(cards(page)).toHaveCount(1);
  await expect(card(page, 'Hotel Rajmahal')).toBeVisible();
  for (const [text, name] of [
    ['rajmehal', 'Hotel Rajmahal'],
    ['sarover', 'Sarovar Portico'],
  ] as const) {
    await search(page).fill(text);
    await expect(cards(page).first().getByRole('heading')).toHaveText(name);
  }
  await search(page).fill('sector 11');
  const inSector = faridabad.filter(({ locality }) => locality === 'Sector 11');
  await expect(cards(page)).toHaveCount(inSector.length);
});

test('lead · typing replaces the address, ticking adds a step, back and forward work', {
  tag: '@wide',
}, async ({ page }) => {
  await visit(page, '/faridabad');
  await search(page).pressSequentially('grand', { delay: 40 });
  await expect(page).toHaveURL('/faridabad?q=grand');
  const grand = await cards(page).count();
  await choose(page, ['Facilities', 'Ample Parking']);
  await expect(page).toHaveURL('/faridabad?q=grand&facility=ample-parking');
  await page.goBack();
  await expect(page).toHaveURL('/faridabad?q=grand');
  await expect(cards(page)).toHaveCount(grand);
  await expect(search(page)).toHaveValue('grand');
  await page.goForward();
  await expect(page.getByRole('button', { name: 'Remove Ample Parking' })).toBeVisible();
  await page.getByRole('button', { name: 'Remove Ample Parking' }).click();
  await expect(cards(page)).toHaveCount(grand);
});

test('lead · a shared link opens the same view in a fresh browser, bad values are left out with a note', async ({
  page,
}) => {
  await visit(page, '/faridabad?type=wedding-lawns&type=castle&sort=rating&budget=free');
  await expect(page.getByText(/we left it out: free, castle\./)).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveValue('rating');
  const lawns = faridabad.filter(({ venueTypes }) => venueTypes.includes('Wedding Lawns'));
  await expect(cards(page)).toHaveCount(lawns.length);
});

test('lead · the order’s rule is written on the page, and the order follows it', async ({ page }) => {
  await visit(page, '/faridabad');
  await expect(page.getByText('Nobody pays for rank.')).toBeVisible();
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Rating, highest first');
  await expect(page).toHaveURL('/faridabad?sort=rating');
  const ratings = (
    await cards(page)
      .getByText(/^\d\.\d \/ 5|^Rating N\/A/)
      .allTextContents()
  ).map((words) => (words.startsWith('Rating') ? 0 : Number.parseFloat(words)));
  expect(ratings).toHaveLength(22);
  expect(ratings).toEqual([...ratings].sort((a, b) => b - a));
});

test('site 2 · no match: says what was asked, clears all, or takes a call-back that names it', async ({
  page,
  phone,
  inbox,
}) => {
  await visit(page, '/faridabad?q=zzzz&facility=ample-parking');
  await expect(page.getByRole('heading', { name: 'No venue here matches all of that' })).toBeVisible();
  const none = page.getByRole('region', { name: 'No venue here matches all of that' });
  await none.getByRole('button', { name: 'Request a Call Back' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').first().fill(phone);
  await dialog
    .getByRole('button', { name: /Call|Send|Submit/ })
    .first()
    .click();
  await expect(dialog.getByText('Got it, thank you.')).toBeVisible();
  const mail = await inbox.one(phone);
  expect(mail.text).toContain('zzzz');
  await page.keyboard.press('Escape');
  await none.getByRole('button', { name: 'Clear all filters' }).click();
  await expect(cards(page)).toHaveCount(22);
  await expect(page).toHaveURL('/faridabad');
});

test('site 2 · on small screens a Filters button opens a modal; nothing counts until Apply Filters', async ({
  page,
}) => {
  test.skip(!isPhone(page), 'The filters stand beside the list on wide screens.');
  await visit(page, '/faridabad');
  const where = await panel(page);
  await where.getByRole('checkbox', { name: 'Wedding Lawns', exact: true }).check();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/faridabad');
  await expect(cards(page)).toHaveCount(22);
  await expect(filtersButton(page)).toBeFocused();
  await choose(page, ['Venue Type', 'Wedding Lawns']);
  await expect(page).toHaveURL('/faridabad?type=wedding-lawns');
});

test('site 2 · the card of each Faridabad venue shows its pictures as counted', async ({ page }) => {
  test.setTimeout(90_000);
  await visit(page, '/faridabad');
  for (const venue of faridabad) {
    const one = card(page, venue.name);
    await one.scrollIntoViewIfNeeded();
    const count = picturesOf(venue.id).length;
    const numbers = {
      next: [one.getByRole('button', { name: /^Next/ }), count > 1 ? 1 : 0],
      thumbnails: [one.getByRole('button', { name: /^Show picture/ }), Math.max(Math.min(count, 4) - 1, 0)],
      all: [one.getByRole('link', { name: /^View All/ }), count > 4 ? 1 : 0],
      none: [one.getByText('No picture yet'), count === 0 ? 1 : 0],
      badge: [one.getByText(site.badge), venue.managed ? 1 : 0],
    } as const;
    for (const [what, [found, number]] of Object.entries(numbers))
      await expect(found, `${venue.name}: ${what}`).toHaveCount(number);
  }
});

test('site 2 · a card’s carousel wraps, and a thumbnail brings its picture', { tag: '@wide' }, async ({
  page,
}) => {
  await visit(page, '/faridabad');
  const first = cards(page).first();
  const row = first.getByRole('region').getByRole('list');
  const place = () => row.evaluate((list) => Math.round(list.scrollLeft / list.clientWidth));
  const slides = await row.getByRole('listitem').count();
  await first.getByRole('button', { name: /^Previous/ }).click();
  await expect.poll(place).toBe(slides - 1);
  await first.getByRole('button', { name: /^Next/ }).click();
  await expect.poll(place).toBe(0);
  await first.getByRole('button', { name: 'Show picture 3' }).click();
  await expect.poll(place).toBe(2);
});

test('site 2 · a card links to its page, or to /venue/{id}, and hands the venue on', async ({ page }) => {
  await visit(page, '/faridabad');
  for (const id of ['hotelrajmahal', 'pushpvatika']) {
    const venue = venues.find((one) => one.id === id);
    if (!venue) throw new Error(`No venue ${id}`);
    await search(page).fill(venue.name);
    await card(page, venue.name).getByRole('link', { name: venue.name, exact: true }).click();
    await expect(page).toHaveURL(paths.venue(venue));
    await expect(title(page)).toHaveText(venue.name);
    expect(await page.evaluate(() => window.history.state.usr.venue.id)).toBe(id);
    await page.goBack();
    await expect(search(page)).toHaveValue(venue.name);
  }
});

test('site 2 · See Prices on a card opens the price request for that venue', async ({ page }) => {
  await visit(page, '/faridabad');
  await card(page, 'Samar Grand')
    .getByRole('button', { name: /See Prices/ })
    .click();
  await expect(page.getByRole('dialog', { name: 'See Prices' })).toBeVisible();
  await expect(page.getByRole('dialog')).toContainText('Samar Grand');
});

test('lead · /venues lists every city, with a city filter', { tag: '@wide' }, async ({ page }) => {
  await visit(page, '/venues');
  await expect(cards(page)).toHaveCount(venues.length);
  await choose(page, ['City', 'South Delhi']);
  await expect(cards(page)).toHaveCount(venues.filter(({ city }) => city === 'southdelhi').length);
  await expect(page).toHaveURL('/venues?city=southdelhi');
});

test('lead · /{city}/banquet-halls opens with its filter set, prerendered so, and can be cleared', async ({
  page,
  request,
}) => {
  const halls = faridabad.filter(({ venueTypes }) => venueTypes.includes('Banquet Halls')).length;
  expect((await (await request.get('/faridabad/banquet-halls')).text()).split('<article').length - 1).toBe(
    halls,
  );
  await visit(page, '/faridabad/banquet-halls');
  await expect(title(page)).toHaveText(`Banquet Halls in Faridabad (${halls} Venues)`);
  await page.getByRole('button', { name: 'Remove Banquet Halls' }).click();
  await expect(title(page)).toHaveText('Wedding Venues in Faridabad (22 Venues)');
  await page.goBack();
  await expect(cards(page)).toHaveCount(halls);
});

test('lead · Gurgaon says who helps, takes a call-back and shows the nearest venues, none invented', async ({
  page,
}) => {
  await visit(page, '/gurgaon');
  await expect(page.getByText('Our team does arrange visits in Gurgaon.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Nearest listed venues' })).toBeVisible();
  await expect(card(page, 'Lagoona Emerald')).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Request a Call Back' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await visit(page, '/gurgaon/banquet-halls');
  await expect(page.getByRole('link', { name: 'Banquet Halls in Faridabad' })).toBeVisible();
});

test('lead · a vendor category’s call-back names the category and the city', async ({
  page,
  phone,
  inbox,
}) => {
  await visit(page, '/southdelhi/vendors');
  for (const { title: category } of vendorCategories)
    await expect(page.getByRole('heading', { name: category, exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Request a Call Back about Caterers' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').first().fill(phone);
  await dialog
    .getByRole('button', { name: /Call|Send|Submit/ })
    .first()
    .click();
  await expect(dialog.getByText('Got it, thank you.')).toBeVisible();
  expect((await inbox.one(phone)).text).toContain('Caterers in South Delhi');
});

test('lead · an unknown address: 404, a search and the main links', async ({ page, allowErrors }) => {
  allowErrors(/404/);
  const response = await page.goto('/no-such-page');
  expect(response?.status()).toBe(404);
  await takenOver(page);
  for (const name of ['All venues', 'Faridabad', 'Photos', 'Home'])
    await expect(
      page.getByRole('navigation', { name: 'Main pages' }).getByRole('link', { name, exact: true }),
    ).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search venues' }).fill('lagoona');
  await page.getByRole('main').getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL('/venues?q=lagoona');
  await expect(cards(page)).toHaveCount(1);
});

for (const path of ['/faridabad', '/noida', '/gurgaon', '/southdelhi/vendors', '/venues?q=zzzz'])
  test(`lead · ${path} does not scroll sideways`, async ({ page }) => {
    await visit(page, path);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
    ).toBeLessThanOrEqual(0);
  });

test('lead · without script a listing shows its cards and links', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/faridabad');
  await expect(cards(page)).toHaveCount(22);
  await context.close();
});
