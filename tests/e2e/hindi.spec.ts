import type { Page } from '@playwright/test';
import { loadVenues } from '../../src/content/venues/index.ts';
import { toSlug } from '../../src/domain/slug.ts';
import { m } from '../../src/i18n/compiled/messages.js';
import { hindiNameOf, hotelRajmahal, localityOf, sarovarPortico } from '../venues.ts';
import { expect, test } from './support/fixtures.ts';
import { cards } from './support/listing-page.ts';
import { dialogIn, title, untilWorkerControls } from './support/page-actions.ts';

const hi = { locale: 'hi' } as const;
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const toEnglish = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'English' });

test('Hindi · a search in Devanagari and one in Latin letters find the same venues', async ({ page }) => {
  await page.goto('/hi/venues');
  const search = page.getByRole('searchbox', { name: m.listing_search({}, hi) });
  const names = cards(page).getByRole('heading');
  const { en, hi: inHindi = en } = localityOf(sarovarPortico);
  await search.fill(inHindi);
  await expect(page).toHaveURL(`/hi/venues?${new URLSearchParams({ q: inHindi })}`);
  await expect(names).not.toHaveCount(loadVenues().length);
  await expect(names.filter({ hasText: sarovarPortico.name })).toHaveCount(1);
  const found = await names.allTextContents();
  await search.fill(en.toLowerCase());
  await expect(names).toHaveText(found);
  // The change of the address would close the dialog.
  await expect(page).toHaveURL(`/hi/venues?${new URLSearchParams({ q: en.toLowerCase() })}`);
  await page
    .getByRole('banner')
    .getByRole('button', { name: m.search_open({}, hi) })
    .click();
  await dialogIn(page).getByRole('searchbox').fill(inHindi);
  await dialogIn(page)
    .getByRole('link', { name: new RegExp(`^${inHindi}`) })
    .click();
  await expect(page).toHaveURL(`/hi/faridabad?locality=${toSlug(en)}`);
});

test('Hindi · the not-found page has the language of its URL and searches in it', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/status of 404/);
  expect((await page.goto('/hi/no/such/place'))?.status()).toBe(404);
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN');
  await expect(title(page)).toHaveText('यह पेज यहाँ नहीं है');
  await expect(page).toHaveTitle(/^पेज नहीं मिला/);
  await expect(page.getByText('This page is not here')).toHaveCount(0);
  const main = page.getByRole('main');
  await main.getByRole('searchbox', { name: m.not_found_search({}, hi) }).fill(hindiNameOf(hotelRajmahal));
  await main.getByRole('button', { name: m.not_found_search_submit({}, hi) }).click();
  await expect(page).toHaveURL(
    `/hi/venues?q=${encodeURIComponent(hindiNameOf(hotelRajmahal)).replaceAll('%20', '+')}`,
  );
  await expect(page.getByRole('link', { name: hotelRajmahal.name, exact: true })).toBeVisible();
  await page.goto('/no/such/place');
  await expect(page.getByText('यह पेज यहाँ नहीं है')).toHaveCount(0);
  await expect(heading(page, 'This page is not here')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-IN');
});

test.describe('with service workers', () => {
  test.use({ serviceWorkers: 'allow' });
  test.beforeEach(({ allowErrors }) => allowErrors(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/));

  test('Hindi · without network a visited page opens, and the offline page has the language of its URL', async ({
    page,
    context,
  }) => {
    await page.goto('/hi/noida');
    await untilWorkerControls(page);
    await toEnglish(page).click();
    await expect(title(page)).toContainText('Noida');
    await untilWorkerControls(page);
    await context.setOffline(true);
    await page.goto('/venues/samargrand');
    await expect(title(page)).toHaveText('You are offline');
    await page.goto('/hi/venues/samargrand');
    await expect(title(page)).toHaveText('इंटरनेट बंद है');
    await page.goto('/hi/noida');
    await expect(title(page)).toContainText('402 वेन्यू');
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: m.navigation_testimonials({}, hi) })
      .click();
    await expect(title(page)).toHaveText('इंटरनेट बंद है');
    await context.setOffline(false);
    await expect(title(page)).toHaveText('हमारे परिवारों से मिलिए');
  });

  test('Hindi · a visitor who knows only English pages gets a Hindi offline page at a Hindi URL', async ({
    page,
    context,
  }) => {
    await page.goto('/whyus');
    await untilWorkerControls(page);
    await context.setOffline(true);
    await page.goto('/hi/whyus');
    await expect(title(page)).toHaveText('इंटरनेट बंद है');
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN');
  });
});
