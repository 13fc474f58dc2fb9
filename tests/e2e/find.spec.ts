import { expect, test } from './fixtures.ts';
import { dialogIn, goByMenu, visit } from './visit.ts';

test('search · the / key finds venues, localities and pages in any spelling', { tag: '@wide' }, async ({
  page,
}) => {
  await page.goto('/photos');
  await page.getByRole('heading', { level: 1 }).waitFor();
  const field = page.getByRole('searchbox', { name: 'Search venues, localities and pages' });
  // The key works once the page's script has arrived.
  await expect(async () => {
    await page.keyboard.press('/');
    await expect(field).toBeFocused({ timeout: 2000 });
  }).toPass();
  await field.fill('rajmehal');
  await expect(page.getByRole('link', { name: /^Hotel Rajmahal/ })).toBeVisible();
  await field.fill('sarover');
  await expect(page.getByRole('link', { name: /Sarovar Portico/ })).toBeVisible();
  await field.fill('privacy');
  await expect(page.getByRole('dialog').getByRole('link', { name: /Privacy/ })).toBeVisible();
  await field.fill('sector 11');
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /^Sector 11 / })
    .click();
  await expect(page).toHaveURL(/\/faridabad\?locality=sector-11/);
});

test('search · a step back leaves it, and there it can be opened again', async ({ page }) => {
  await visit(page, '/photos');
  await goByMenu(page, 'Testimonials');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Meet Our Customers');
  const button = page.getByRole('banner').getByRole('button', { name: 'Search' });
  await button.click();
  await expect(dialogIn(page)).toHaveAccessibleName('Search');
  await page.goBack();
  await expect(page).toHaveURL(/\/photos$/);
  await expect(dialogIn(page)).toHaveCount(0);
  await button.click();
  await expect(dialogIn(page).getByRole('searchbox')).toBeFocused();
});

test('seen · the venues looked at last stand on the next pages, and can be forgotten', async ({ page }) => {
  await page.goto('/venues/samargrand');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.goto('/venues/hotelrajmahal');
  const seen = page.getByRole('region', { name: 'You looked at' });
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(seen.getByRole('link', { name: 'Samar Grand' })).toBeVisible();
  await seen.getByRole('button', { name: 'Forget these' }).click();
  await expect(seen).toHaveCount(0);
});

test('map · no word goes to the map’s maker until a map is asked for', async ({ page }) => {
  const asked: string[] = [];
  await page.route(/google/, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<p>map</p>' });
  });
  await page.goto('/faridabad');
  // By keyboard alone: unfold, then ask.
  await page.getByText('Where they are, on a map').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Show the map of Faridabad' })).toBeVisible();
  expect(asked).toEqual([]);
  await page.getByRole('button', { name: 'Samar Grand', exact: true }).press('Enter');
  await expect(page.getByTitle(/Map of Samar Grand/)).toBeVisible();
  expect(asked).toHaveLength(1);
});
