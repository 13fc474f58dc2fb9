import { venues } from '../../src/content/venues/index.ts';
import { paths } from '../../src/lib/paths.ts';
import { canonical } from '../host/routes.ts';
import { expect, test } from './fixtures.ts';

test.use({ javaScriptEnabled: false });

test('lead · every page shows its heading and main content without script', async ({ page }) => {
  test.setTimeout(120_000);
  const bare: string[] = [];
  for (const path of canonical) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const [words = ''] = await page.getByRole('main').allInnerTexts();
    const heading = page.getByRole('heading', { level: 1 });
    // The shortlist and the comparison live on the device: without script they say where to go instead.
    const least = ['/shortlist', '/compare'].includes(path) ? 60 : 300;
    if ((await heading.count()) !== 1 || !(await heading.isVisible()) || words.length < least) {
      bare.push(`${path}: ${words.length} characters`);
    }
  }
  expect(bare).toEqual([]);
});

test('lead · a venue’s facts, prices and policies are all there without script', async ({ page }) => {
  test.setTimeout(120_000);
  for (const venue of venues) {
    await page.goto(paths.venue(venue), { waitUntil: 'domcontentloaded' });
    const main = page.getByRole('main');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(venue.name);
    const [words = ''] = await main.allInnerTexts();
    const expected = [
      venue.address,
      'Venue Policies',
      'Have us call you!',
      ...(venue.plate?.veg ? [`₹${venue.plate.veg.toLocaleString('en-IN')}`] : []),
      ...venue.about,
    ];
    expect(
      expected.filter((text) => !words.includes(text)),
      venue.name,
    ).toEqual([]);
  }
});

test('lead · without script a phone call, WhatsApp and the city pages are one press away', async ({
  page,
}) => {
  await page.goto('/');
  const floating = page.getByRole('complementary', { name: 'Talk to us' });
  await expect(floating.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', /^tel:/);
  await expect(floating.getByRole('link', { name: 'Chat' })).toHaveAttribute('href', /^https:\/\/wa\.me\//);
  await expect(floating.getByRole('button', { name: 'Call Back' })).toBeHidden();
  await page
    .getByRole('link', { name: /^Faridabad/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Faridabad');
  await page.getByRole('link', { name: 'Samar Grand', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Samar Grand');
});

test('lead · without script the menu of a phone, the footer and the search of the not-found page still lead on', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/status of 404/);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/nowhere');
  await page.getByRole('searchbox', { name: 'Search venues' }).fill('rajmahal');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\/venues\?q=rajmahal$/);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Photos', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Event Photos');
});
