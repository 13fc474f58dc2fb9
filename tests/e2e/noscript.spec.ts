import type { Page } from '@playwright/test';
import { site } from '../../src/content/site.ts';
import { loadVenues } from '../../src/content/venues/index.ts';
import { rupeesOf } from '../../src/domain/facts/fact-rules.ts';
import { formatTax } from '../../src/domain/format.ts';
import { policyGroupIds } from '../../src/features/venues/policies/policy-rows.ts';
import { paths } from '../../src/lib/paths.ts';
import { hotelRajmahal, samarGrand, wordOf } from '../venues.ts';
import { expect, test } from './support/fixtures.ts';
import { cards, faridabad } from './support/listing-page.ts';
import { title } from './support/page-actions.ts';

const venues = loadVenues();

test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

/** A page has its heading and its content in sight. Those of the device's own lists say where to go instead. */
async function expectReadable(page: Page, minimum = 300): Promise<void> {
  await expect(title(page)).toBeVisible();
  // A link leads to a page whose HTML is still arriving.
  const length = async () => (await page.getByRole('main').allInnerTexts()).join('').length;
  await expect.poll(length, { message: page.url() }).toBeGreaterThanOrEqual(minimum);
}

test('without script · a call, WhatsApp, a city and a venue are one link away, and every kind of page is readable', async ({
  page,
}) => {
  await page.goto('/');
  await expectReadable(page);
  const floating = page.getByRole('complementary', { name: 'Talk to us' });
  await expect(floating.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', /^tel:/);
  await expect(floating.getByRole('link', { name: 'Chat' })).toHaveAttribute('href', /^https:\/\/wa\.me\//);
  await expect(floating.getByRole('button', { name: 'Call Back' })).toBeHidden();
  await page
    .getByRole('link', { name: /^Faridabad/ })
    .first()
    .click();
  await expect(cards(page)).toHaveCount(faridabad.length);
  await page.getByRole('link', { name: samarGrand.name, exact: true }).click();
  await expect(title(page)).toContainText(samarGrand.name);
  await expect(page.getByRole('link', { name: /^Enlarge photo 1/ })).toHaveAttribute('href', /^\/pictures\//);
  await test.step('a link with an order shows the whole list, and what needs JavaScript', async () => {
    await page.goto('/faridabad?sort=price&guests=300');
    await expect(cards(page).first()).toBeVisible();
    await expect(cards(page)).toHaveCount(faridabad.length);
    await expect(
      page.getByText(/^Totals, search, filters and the shortlist need JavaScript\./),
    ).toBeVisible();
  });
  // Of the others, the tests of the build find heading and content in the prerendered HTML.
  await page.goto('/whyus', { waitUntil: 'domcontentloaded' });
  await expectReadable(page);
  for (const path of ['/shortlist', '/compare', '/plan'])
    await test.step(`${path} says where to go instead`, async () => {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await expectReadable(page, 60);
    });
  await test.step('"Enquire Now" in the bar of a landing page calls, because the form cannot be sent', async () => {
    await page.goto('/hi/faridabadlp', { waitUntil: 'domcontentloaded' });
    await expectReadable(page);
    const enquire = page.getByRole('banner').getByRole('link', { name: 'अभी पूछें', exact: true });
    await expect(enquire).toBeInViewport({ ratio: 1 });
    await expect(enquire).toHaveAttribute('href', site.phone.href);
    await expect(page.getByRole('banner').getByRole('button')).toHaveCount(0);
  });
});

/** Managed, and with hardly any known fact. */
const kindsOfVenue = ['hotelrajmahal', 'royalmountain'];

test('without script · the page of a venue shows the blocks of the specification in order, with all facts', async ({
  page,
}) => {
  for (const id of kindsOfVenue) {
    const venue = venues.find((one) => one.id === id);
    if (!venue) throw new Error(`No venue ${id}`);
    await page.goto(paths.venue(venue), { waitUntil: 'domcontentloaded' });
    const main = page.getByRole('main');
    const heading = (name: string) => page.getByRole('heading', { name, exact: true });
    const blocks = [
      page.getByRole('banner'),
      main.getByRole('region', { name: `Photos of ${venue.name}` }),
      main.getByText(venue.rating ? /^\d\.\d \/ 5$/ : 'Rating N/A').first(),
      ...(venue.managed ? [main.getByText(site.badge).first()] : []),
      page.getByRole('heading', { level: 1, name: venue.name }),
      main.locator('header').getByText(venue.address, { exact: true }),
      main.getByRole('list', { name: 'Categories' }),
      heading(venue.vegPlate ? 'Price per plate' : 'Typical price per plate'),
      heading('About'),
      main.getByRole('link', { name: `Call ${venue.name}` }),
      main.getByText('Hurry UP! This Venue Is In High Demand', { exact: true }),
      heading('Ratings & Reviews'),
      heading('Venue Address'),
      heading('Venue expert notes'),
      heading('Features of venue'),
      heading('Venue Policies'),
      heading('Have us call you!'),
      heading('Schedule a visit'),
      page.getByRole('contentinfo'),
    ];
    for (const block of blocks) await expect(block).toHaveCount(1);
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
    expect(isInOrder).toBe(true);
    const policies = page.getByRole('region', { name: 'Venue Policies' });
    await expect(policies.getByRole('heading', { level: 3 })).toHaveCount(policyGroupIds.length);
    const reviews = page.getByRole('region', { name: 'Ratings & Reviews' });
    await expect(reviews.getByRole('img', { name: /out of 5/ })).toHaveCount(venue.reviews.length);
    const [text = ''] = await main.allInnerTexts();
    const price = venue.vegPlate ? [`₹${rupeesOf(venue.vegPlate).toLocaleString('en-IN')}`] : [];
    for (const fact of [formatTax(venue.foodTax), ...price, ...venue.about]) expect(text).toContain(fact);
  }
});

test('without script · the not-found page is in both languages, and its search and footer lead on', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/status of 404/);
  await page.goto('/hi/no/such/place');
  await expect(title(page)).toHaveText('This page is not here');
  const hindi = page.getByRole('main').locator('[lang="hi-IN"]');
  await expect(hindi.getByRole('heading')).toHaveText('यह पेज यहाँ नहीं है');
  await expect(hindi.getByRole('link')).toHaveAttribute('href', '/hi');
  await page.getByRole('searchbox', { name: 'Search venues' }).fill(wordOf(hotelRajmahal));
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(`/venues?q=${wordOf(hotelRajmahal)}`);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Photos', exact: true }).click();
  await expect(title(page)).toHaveText('Our Event Photos');
  await expectReadable(page);
});
