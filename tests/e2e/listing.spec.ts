import { venues } from '../../src/content/venues/index.ts';
import { expect, test } from './fixtures.ts';
import { apply, card, cards, choose, faridabad, panel, title } from './listing-parts.ts';
import { visit } from './visit.ts';

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
  const lawns = faridabad.filter(({ venueTypes }) => venueTypes.includes('wedding-lawn')).length;
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
  const halls = faridabad.filter(({ venueTypes }) => venueTypes.includes('banquet-hall')).length;
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
