import { toSlug } from '../../src/domain/slug.ts';
import { hotelRajmahal, localityOf, misspelt, samarGrand } from '../venues.ts';
import { expect, test } from './support/fixtures.ts';
import { search } from './support/listing-page.ts';
import { dialogIn, title } from './support/page-actions.ts';

test('search · by keyboard from any page to venues, which the next pages remember, and to a locality, its list and its map', async ({
  page,
}) => {
  const mapRequests: string[] = [];
  await page.route(/google/, (route) => {
    mapRequests.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<p>map</p>' });
  });
  await page.goto('/photos');
  const field = page.getByRole('searchbox', { name: 'Search venues, localities and pages' });
  // The key is a shortcut of the hydrated page.
  const open = () =>
    expect(async () => {
      await page.keyboard.press('/');
      await expect(field).toBeFocused({ timeout: 1000 });
    }).toPass();

  await test.step('the / key opens it, and the arrow keys select a result', async () => {
    await open();
    await page.keyboard.type(misspelt(hotelRajmahal));
    await expect(dialogIn(page).getByRole('link', { name: hotelRajmahal.name })).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(title(page)).toHaveText(hotelRajmahal.name);
    await expect(title(page)).toBeFocused();
  });
  await test.step('Escape keeps the text, and a step back from the page that was chosen has no dialog', async () => {
    await open();
    await field.fill(samarGrand.name);
    await page.keyboard.press('Escape');
    await expect(dialogIn(page)).toHaveCount(0);
    await open();
    await expect(field).toHaveValue(samarGrand.name);
    await dialogIn(page).getByRole('link', { name: samarGrand.name }).click();
    await expect(title(page)).toHaveText(samarGrand.name);
    await page.goBack();
    await expect(title(page)).toHaveText(hotelRajmahal.name);
    await expect(dialogIn(page)).toHaveCount(0);
    await page.goForward();
    await expect(title(page)).toHaveText(samarGrand.name);
  });
  await test.step('the venue before is on this page and can be cleared', async () => {
    const viewed = page.getByRole('region', { name: /^Recently viewed/ });
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(viewed.getByRole('link', { name: hotelRajmahal.name })).toBeVisible();
    await viewed.getByRole('button', { name: /^Clear/ }).click();
    await expect(viewed).toHaveCount(0);
  });
  const locality = localityOf(samarGrand).en;
  await test.step('a locality opens its list', async () => {
    await open();
    await field.fill(locality.toLowerCase());
    await dialogIn(page)
      .getByRole('link', { name: new RegExp(`^${locality} `) })
      .click();
    await expect(page).toHaveURL(`/faridabad?locality=${toSlug(locality)}`);
  });
  await test.step('Google receives no request until the map of the list is asked for', async () => {
    await page.locator('summary').filter({ hasText: 'Where they are, on a map' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Show the map of Faridabad' })).toBeVisible();
    expect(mapRequests).toEqual([]);
    await page.getByRole('button', { name: samarGrand.name, exact: true }).press('Enter');
    const map = page.getByTitle(`Map of ${samarGrand.name}`).contentFrame();
    await expect(map.getByText('map')).toBeVisible();
    expect(mapRequests).toHaveLength(1);
  });
  await test.step('it stays open when a search typed in the list just before reaches the address', async () => {
    await search(page).fill('grand');
    await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(`/faridabad?q=grand&locality=${toSlug(locality)}`);
    await expect(dialogIn(page).getByRole('searchbox')).toBeFocused();
  });
});
