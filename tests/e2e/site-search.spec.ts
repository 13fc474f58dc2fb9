import { toSlug } from '../../src/domain/slug.ts';
import { hotelRajmahal, localityOf, misspelt, samarGrand } from '../venues.ts';
import { expect, test } from './support/fixtures.ts';
import { search } from './support/listing-page.ts';
import { dialogIn, title } from './support/page-actions.ts';

test('search · the / key opens it, the arrow keys select a result, and a locality opens its list', async ({
  page,
}) => {
  await page.goto('/photos');
  const field = page.getByRole('searchbox', { name: 'Search venues, localities and pages' });
  // The key is a shortcut of the hydrated page.
  const open = () =>
    expect(async () => {
      await page.keyboard.press('/');
      await expect(field).toBeFocused({ timeout: 1000 });
    }).toPass();
  await open();
  await page.keyboard.type(misspelt(hotelRajmahal));
  await expect(dialogIn(page).getByRole('link', { name: hotelRajmahal.name })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(title(page)).toHaveText(hotelRajmahal.name);
  await expect(title(page)).toBeFocused();
  await open();
  const locality = localityOf(samarGrand).en;
  await field.fill(locality.toLowerCase());
  await dialogIn(page)
    .getByRole('link', { name: new RegExp(`^${locality} `) })
    .click();
  await expect(page).toHaveURL(`/faridabad?locality=${toSlug(locality)}`);
});

test('search · it stays open when a search typed in the list just before reaches the address', async ({
  page,
}) => {
  await page.goto('/faridabad');
  await search(page).fill('grand');
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL('/faridabad?q=grand');
  await expect(dialogIn(page).getByRole('searchbox')).toBeFocused();
});

test('recently viewed · the last venues are on the next pages and can be cleared', async ({ page }) => {
  await page.goto('/faridabad');
  await page.getByRole('link', { name: samarGrand.name, exact: true }).click();
  await expect(title(page)).toHaveText(samarGrand.name);
  await page
    .getByRole('button', { name: `Shortlist ${samarGrand.name}` })
    .first()
    .click();
  await expect(page.getByRole('link', { name: /^Shortlist, 1/ })).toBeVisible();
  await page.goto('/venues/hotelrajmahal');
  const viewed = page.getByRole('region', { name: /^Recently viewed/ });
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(viewed.getByRole('link', { name: samarGrand.name })).toBeVisible();
  await viewed.getByRole('button', { name: /^Clear/ }).click();
  await expect(viewed).toHaveCount(0);
});

test('listing map · by keyboard, and Google receives no request until the map is asked for', async ({
  page,
}) => {
  const requests: string[] = [];
  await page.route(/google/, (route) => {
    requests.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<p>map</p>' });
  });
  await page.goto('/faridabad');
  await page.locator('summary').filter({ hasText: 'Where they are, on a map' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Show the map of Faridabad' })).toBeVisible();
  expect(requests).toEqual([]);
  await page.getByRole('button', { name: samarGrand.name, exact: true }).press('Enter');
  await expect(page.getByTitle(`Map of ${samarGrand.name}`).contentFrame().getByText('map')).toBeVisible();
  expect(requests).toHaveLength(1);
});
