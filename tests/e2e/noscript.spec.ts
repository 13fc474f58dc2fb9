import type { Locator, Page } from '@playwright/test';
import { site } from '../../src/content/site.ts';
import { loadVenues } from '../../src/content/venues/index.ts';
import { policyGroupIds } from '../../src/features/venues/policies/policy-groups.ts';
import { paths } from '../../src/lib/paths.ts';
import { canonical } from '../host/routes.ts';
import { expect, test } from './fixtures.ts';
import { cards } from './listing-page.ts';
import { title } from './page-actions.ts';

const venues = loadVenues();

test.use({ javaScriptEnabled: false });

test('without script · every page shows its heading and its main content', async ({ page }) => {
  test.setTimeout(120_000);
  const venuePaths: readonly string[] = venues.map((venue) => paths.venue(venue));
  const empty: string[] = [];
  for (const path of canonical.filter((path) => !venuePaths.includes(path))) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const [text = ''] = await page.getByRole('main').allInnerTexts();
    const isVisible = (await title(page).count()) === 1 && (await title(page).isVisible());
    // Both depend on the device's data: without script they say where to go instead.
    const minimum = ['/shortlist', '/compare'].includes(path) ? 60 : 300;
    if (!isVisible || text.length < minimum) empty.push(`${path}: ${text.length} characters`);
  }
  expect(empty).toEqual([]);
});

type Venue = (typeof venues)[number];

/** The blocks of a venue page, in the order of the specification. */
function blocksOf(page: Page, venue: Venue): Locator[] {
  const main = page.getByRole('main');
  const heading = (name: string) => page.getByRole('heading', { name, exact: true });
  return [
    page.getByRole('banner'),
    main.getByRole('region', { name: `Photos of ${venue.name}` }).or(main.getByText('are on their way')),
    main.getByText(venue.rating ? /^\d\.\d \/ 5$/ : 'Rating N/A').first(),
    ...(venue.managed ? [main.getByText(site.badge).first()] : []),
    page.getByRole('heading', { level: 1, name: venue.name }),
    main.locator('header').getByText(venue.address, { exact: true }),
    main.getByRole('list', { name: 'Categories' }),
    heading(venue.plate ? 'Price per plate' : 'Typical price per plate'),
    heading('About'),
    main.getByRole('link', { name: `Call ${venue.name}` }),
    main.getByText('Hurry UP! This Venue Is In High Demand', { exact: true }),
    heading('Ratings & Reviews'),
    heading('Venue Address'),
    heading('Venue expert notes'),
    heading('Features of venue'),
    heading('Venue Policies'),
    heading('Have us call you!'),
    ...(venue.visit ? [heading('Schedule a visit')] : []),
    page.getByRole('contentinfo'),
  ];
}

for (const part of [0, 1]) {
  test(`without script · every venue page shows its blocks in order, with all facts (${part + 1} of 2)`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    for (const venue of venues.filter((_, index) => index % 2 === part)) {
      const response = await page.goto(paths.venue(venue), { waitUntil: 'domcontentloaded' });
      expect(response?.status()).toBe(200);
      const main = page.getByRole('main');
      await expect(title(page)).toContainText(venue.name);
      const blocks = blocksOf(page, venue);
      for (const block of blocks) await expect(block, venue.name).toHaveCount(1);
      const handles = await Promise.all(blocks.map((block) => block.elementHandle()));
      const isInOrder = await page.evaluate(
        (elements) =>
          elements.every((element, index) => {
            const next = elements[index + 1];
            if (!element || !next) return true;
            return (element.compareDocumentPosition(next) & Node.DOCUMENT_POSITION_FOLLOWING) > 0;
          }),
        handles,
      );
      expect(isInOrder, venue.name).toBe(true);
      const policies = page.getByRole('region', { name: 'Venue Policies' });
      await expect(policies.getByRole('heading', { level: 3 })).toHaveCount(policyGroupIds.length);
      const reviews = page.getByRole('region', { name: 'Ratings & Reviews' });
      await expect(reviews.getByRole('img', { name: /out of 5/ })).toHaveCount(venue.reviews.length);
      const [text = ''] = await main.allInnerTexts();
      const facts = [
        '18%',
        ...(venue.plate?.veg ? [`₹${venue.plate.veg.toLocaleString('en-IN')}`] : []),
        ...venue.about,
      ];
      expect(
        facts.filter((fact) => !text.includes(fact)),
        venue.name,
      ).toEqual([]);
    }
  });
}

test('without script · a call, WhatsApp, a city and a venue are one link away', async ({ page }) => {
  await page.goto('/');
  const floating = page.getByRole('complementary', { name: 'Talk to us' });
  await expect(floating.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', /^tel:/);
  await expect(floating.getByRole('link', { name: 'Chat' })).toHaveAttribute('href', /^https:\/\/wa\.me\//);
  await expect(floating.getByRole('button', { name: 'Call Back' })).toBeHidden();
  await page
    .getByRole('link', { name: /^Faridabad/ })
    .first()
    .click();
  await expect(title(page)).toContainText('Faridabad');
  await expect(cards(page)).toHaveCount(22);
  await page.getByRole('link', { name: 'Samar Grand', exact: true }).click();
  await expect(title(page)).toContainText('Samar Grand');
  await expect(page.getByRole('link', { name: /^Enlarge photo 1/ })).toHaveAttribute('href', /^\/pictures\//);
});

test('without script · the search of the not-found page and the footer lead on', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/status of 404/);
  await page.goto('/nowhere');
  await page.getByRole('searchbox', { name: 'Search venues' }).fill('rajmahal');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\/venues\?q=rajmahal$/);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Photos', exact: true }).click();
  await expect(title(page)).toHaveText('Our Event Photos');
});
