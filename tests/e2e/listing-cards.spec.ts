import { site } from '../../src/content/site.ts';
import { venues } from '../../src/content/venues/index.ts';
import { paths } from '../../src/lib/paths.ts';
import { picturesOf } from '../../src/routes/venue-summary.ts';
import { expect, test } from './fixtures.ts';
import { card, cards, faridabad, search, title } from './listing-parts.ts';
import { visit } from './visit.ts';

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
