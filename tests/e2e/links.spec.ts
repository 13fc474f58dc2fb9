import type { Page } from '@playwright/test';
import { site } from '../../src/content/site.ts';
import { fitOf } from '../../src/domain/fit.ts';
import { sortVenues } from '../../src/features/listing/sort-venues.ts';
import { hotelRajmahal, misspelt, wordOf } from '../venues.ts';
import { expect, test } from './support/fixtures.ts';
import { cards, faridabad, search } from './support/listing-page.ts';
import { button, dialogIn, hold, holdScripts } from './support/page-actions.ts';

declare global {
  interface Window {
    seen?: Set<string>;
  }
}

/** An init script: records, in each frame, the visible count of the title, names of the first two cards and line of the guests. */
function recordTexts(): void {
  const seen = new Set<string>();
  window.seen = seen;
  const record = () => {
    for (const selector of [
      'h1 > span',
      'main li article h2',
      'main li + li article h2',
      'section > div > [role="status"]',
    ]) {
      const element = document.querySelector(selector);
      if (element?.checkVisibility({ visibilityProperty: true })) seen.add(element.textContent ?? '');
    }
    requestAnimationFrame(record);
  };
  record();
}

const seenTexts = (page: Page) => page.evaluate(() => [...(window.seen ?? [])]);

/** Opens a link as on a slow network: it is painted before its script arrives. */
async function openSlowly(page: Page, path: string): Promise<() => void> {
  const release = await holdScripts(page);
  await page.goto(path);
  return release;
}

interface SharedLink {
  readonly path: string;
  /** The event details of the device. */
  readonly stored?: string;
  /** All that they ever say. */
  readonly texts: readonly string[];
}

const prompt = 'How many guests? See each venue’s total.';
const firstTwo = (sorted: readonly { readonly name: string }[]) => sorted.slice(0, 2).map(({ name }) => name);
/** Halls known to be too small come last. */
const firstFor = (guests: number) =>
  firstTwo(sortVenues(faridabad, 'recommended', { fitOf: ({ halls }) => fitOf(halls, guests) }));
const cheapest = firstTwo(sortVenues(faridabad, 'price'));
const links: readonly SharedLink[] = [
  {
    path: `/faridabad?q=${misspelt(hotelRajmahal)}&utm_source=card`,
    texts: [prompt, '(1 Venue)', hotelRajmahal.name],
  },
  {
    path: '/faridabad?sort=price&function=mehndi.150&function=wedding.400.veg60',
    stored: '',
    texts: [`(${faridabad.length} Venues)`, ...cheapest, 'Mehndi 150, Wedding 400 guests Wedding plan'],
  },
  {
    path: '/faridabad',
    // The first venue is that of the prerendered list, the second is another.
    stored: 'guests=800&veg=60',
    texts: [`(${faridabad.length} Venues)`, ...firstFor(800), '800 guests, 60% veg Wedding plan'],
  },
  { path: '/venues/samargrand?guests=300', stored: '', texts: ['300 guests, all veg Wedding plan'] },
];

test('link · none shows another list or another total first', async ({ page }) => {
  await page.addInitScript(recordTexts);
  for (const { path, stored, texts } of links) {
    await test.step(path, async () => {
      // The first page has nothing stored.
      if (stored !== undefined)
        await page.evaluate((text) => {
          localStorage.clear();
          if (text) localStorage.setItem('event-details', text);
        }, stored);
      const release = await openSlowly(page, path);
      release();
      await expect.poll(() => seenTexts(page)).toEqual(expect.arrayContaining([...texts]));
      expect((await seenTexts(page)).toSorted()).toEqual(texts.toSorted());
    });
  }
});

const loadError = (page: Page) => page.getByRole('alert').filter({ hasText: 'could not be loaded' });
const tryAgain = (page: Page) => loadError(page).getByRole('link', { name: 'Try again' });

test('link · the list appears, with a notice, while a part of the page cannot be loaded, and works once it can', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/ERR_FAILED|Failed to fetch/);
  const openWithout = async (url: RegExp) => {
    await page.route(url, (route) => route.abort());
    await page.goto('/faridabad?sort=price', { waitUntil: 'commit' });
    await expect(loadError(page)).toBeVisible();
    await expect(cards(page).first()).toBeVisible();
    await page.unroute(url);
  };
  await test.step('the entry module: "Try again" reloads the page', async () => {
    await openWithout(/\/assets\/index-[^?]+\.js/);
    await button(page, 'Call Back').click();
    await expect(loadError(page)).toBeInViewport();
    const call = loadError(page).getByRole('link', { name: site.phone.display });
    await expect(call).toHaveAttribute('href', site.phone.href);
    await tryAgain(page).click();
    await expect(loadError(page)).toBeHidden();
    await button(page, 'Call Back').click();
    await expect(dialogIn(page)).toHaveAccessibleName('Request a Call Back');
  });
  await test.step('the data: "Try again" loads them, and keeps what was typed', async () => {
    const data = /\/data\/[^?]+\.json/;
    await page.route(data, (route) => route.abort());
    await page.goto('/faridabad', { waitUntil: 'commit' });
    await expect(loadError(page)).toBeVisible();
    await search(page).fill(wordOf(hotelRajmahal));
    await page.unroute(data);
    await tryAgain(page).click();
    await expect(cards(page)).toHaveCount(1);
    await expect(search(page)).toHaveValue(wordOf(hotelRajmahal));
  });
  await test.step('its module: it is loaded later without an event', async () => {
    await page.clock.install();
    await openWithout(/\/assets\/listing-page-[^?]+\.js/);
    await expect(async () => {
      await page.clock.fastForward(10_000);
      await expect(loadError(page)).toBeHidden({ timeout: 500 });
    }).toPass();
    await expect(cards(page).first()).toBeVisible();
  });
});

test('link · a venue’s page works before the lines of its total have arrived', async ({ page }) => {
  const release = await hold(page, '*/assets/total-lines-*.js');
  await page.goto('/venues/samargrand?guests=300', { waitUntil: 'commit' });
  await button(page, 'Call Back').click();
  await expect(dialogIn(page)).toBeVisible();
  release();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('row', { name: /tax/ })).toBeVisible();
});
