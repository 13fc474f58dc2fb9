import type { Locator, Page } from '@playwright/test';
import { site } from '../../src/content/site.ts';
import { venues } from '../../src/content/venues/index.ts';
import { policyGroupIds } from '../../src/features/venues/policies/policy-groups.ts';
import { paths } from '../../src/lib/paths.ts';
import { expect, test } from './fixtures.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

type VenueDetails = (typeof venues)[number];

/** The blocks of the specification's section 2 that this venue has, in its order. */
function blocksOf(page: Page, venue: VenueDetails): Locator[] {
  const main = page.getByRole('main');
  return [
    page.getByRole('banner'),
    main.getByRole('region', { name: `Photos of ${venue.name}` }).or(main.getByText('are on their way')),
    main.getByText(venue.rating ? /^\d\.\d \/ 5$/ : 'Rating N/A').first(),
    ...(venue.managed ? [main.getByText(site.badge).first()] : []),
    page.getByRole('heading', { level: 1, name: venue.name }),
    main.locator('header').getByText(venue.address, { exact: true }),
    main.getByRole('list', { name: 'Categories' }),
    heading(page, venue.plate ? 'Price per plate' : 'Typical price per plate'),
    main.getByRole('button', { name: 'See Prices', exact: true }),
    main.getByRole('button', { name: 'Venue Tour', exact: true }),
    heading(page, 'About'),
    main.getByRole('link', { name: `Call ${venue.name}` }),
    main.getByText('Hurry UP! This Venue Is In High Demand', { exact: true }),
    heading(page, 'Ratings & Reviews'),
    heading(page, 'Venue Address'),
    heading(page, 'Venue expert notes'),
    heading(page, 'Features of venue'),
    heading(page, 'Venue Policies'),
    heading(page, 'Have us call you!'),
    ...(venue.visit ? [heading(page, 'Schedule a visit')] : []),
    page.getByRole('contentinfo'),
  ];
}

for (const venue of venues) {
  test(`venues 2 · ${venue.name} shows all its blocks in order`, async ({ page }) => {
    const response = await page.goto(paths.venue(venue));
    expect(response?.status()).toBe(200);
    const blocks = blocksOf(page, venue);
    for (const block of blocks) await expect(block).toHaveCount(1);
    const handles = await Promise.all(blocks.map((block) => block.elementHandle()));
    const inOrder = await page.evaluate(
      (elements) =>
        elements.map((element, index) => {
          const next = elements[index + 1];
          if (!element || !next) return true;
          return (element.compareDocumentPosition(next) & Node.DOCUMENT_POSITION_FOLLOWING) > 0;
        }),
      handles,
    );
    expect(inOrder).toEqual(blocks.map(() => true));
    await expect(heading(page, 'Schedule a visit')).toHaveCount(venue.visit ? 1 : 0);

    const policies = page.getByRole('region', { name: 'Venue Policies' });
    await expect(policies.getByRole('heading', { level: 3 })).toHaveCount(policyGroupIds.length);
    await expect(policies.getByText('18%')).toBeVisible();

    const stars = page
      .getByRole('region', { name: 'Ratings & Reviews' })
      .getByRole('img', { name: /out of 5/ });
    await expect(stars).toHaveCount(venue.reviews.length);
  });
}

test('venues 2 · Rajmahal shows two photos side by side, moves by two and wraps', { tag: '@wide' }, async ({
  page,
}) => {
  await page.goto('/venues/hotelrajmahal');
  const photos = page.getByRole('region', { name: 'Photos of Hotel Rajmahal' });
  const inView = () =>
    photos.locator('li').evaluateAll((slides) => {
      const track = slides[0]?.parentElement?.getBoundingClientRect();
      if (!track) return [];
      return slides.flatMap((slide, index) => {
        const box = slide.getBoundingClientRect();
        return box.left >= track.left - 2 && box.right <= track.right + 2 ? [index] : [];
      });
    });
  const last = (await photos.locator('li').count()) - 1;
  await expect.poll(inView).toEqual([0, 1]);
  await photos.getByRole('button', { name: 'Previous' }).click();
  await expect.poll(inView).toEqual([last - 1, last]);
  await photos.getByRole('button', { name: 'Next' }).click();
  await expect.poll(inView).toEqual([0, 1]);
  await photos.getByRole('button', { name: 'Next' }).click();
  await expect.poll(inView).toEqual(last >= 3 ? [2, 3] : [last - 1, last]);
});

test('venues 2 · the other pages show one photo at a time and wrap', { tag: '@wide' }, async ({ page }) => {
  await page.goto('/venues/samargrand');
  const photos = page.getByRole('region', { name: 'Photos of Samar Grand' });
  const count = await photos.locator('li').count();
  await expect(photos.getByText(`1 / ${count}`)).toBeVisible();
  await photos.getByRole('button', { name: 'Previous' }).click();
  await expect(photos.getByText(`${count} / ${count}`)).toBeVisible();
  await photos.getByRole('button', { name: 'Next' }).click();
  await expect(photos.getByText(`1 / ${count}`)).toBeVisible();
});

test('venues 2 · See Prices and Venue Tour open one request for this venue', { tag: '@wide' }, async ({
  page,
  inbox,
  phone,
}) => {
  await page.goto('/venues/milanvatika');
  for (const name of ['Venue Tour', 'See Prices']) {
    const button = page.getByRole('main').getByRole('button', { name, exact: true });
    await button.click();
    await expect(page.getByRole('dialog').getByText('Milan Vatika')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(button).toBeFocused();
  }
  await page.getByRole('main').getByRole('button', { name: 'See Prices', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Event date').fill('2027-02-14');
  await dialog.getByLabel('Guests').selectOption('200-300');
  await dialog.getByRole('button', { name: 'See Prices' }).click();
  await dialog.getByLabel('Phone number').fill(phone);
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(dialog).toHaveCount(0);
  expect((await inbox.one(phone)).text).toContain('Milan Vatika');
});

test('venues 2 · Read more unfolds About, Show less folds it again', async ({ page }) => {
  await page.goto('/venues/samargrand');
  const about = page.getByRole('region', { name: 'About' });
  const [, second = ''] = venues.find(({ id }) => id === 'samargrand')?.about ?? [];
  await expect(about.getByText(second)).toBeHidden();
  await about.getByRole('button', { name: 'Read more' }).click();
  await expect(about.getByText(second)).toBeVisible();
  await about.getByRole('button', { name: 'Show less' }).click();
  await expect(about.getByText(second)).toBeHidden();
});

test('venues 2 · on some pages About and the expert notes open together', { tag: '@wide' }, async ({
  page,
}) => {
  const together = venues.find((venue) => venue.opensTogether);
  if (!together) throw new Error('No venue opens both texts together');
  await page.goto(paths.venue(together));
  const notes = page.getByRole('region', { name: 'Venue expert notes' });
  await page.getByRole('region', { name: 'About' }).getByRole('button', { name: 'Read more' }).click();
  await expect(notes.getByRole('button', { name: 'Show less' })).toBeVisible();
});

test('lead · without script the whole page can be read', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/venues/samargrand');
  for (const text of venues.find(({ id }) => id === 'samargrand')?.about ?? []) {
    await expect(page.getByText(text)).toBeVisible();
  }
  await expect(page.getByRole('link', { name: /^Enlarge photo 1/ })).toHaveAttribute('href', /^\/pictures\//);
  await context.close();
});
