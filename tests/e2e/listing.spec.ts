import type { Page } from '@playwright/test';
import { loadVenues } from '../../src/content/venues/index.ts';
import { hotelRajmahal, misspelt, samarGrand } from '../venues.ts';
import { expect, test } from './support/fixtures.ts';
import { expectThanks, sendCallBack } from './support/leads.ts';
import { card, cards, choose, faridabad, scrollToCard, search } from './support/listing-page.ts';
import { title } from './support/page-actions.ts';

const venues = loadVenues();

test('listing · a family searches, ticks, opens a hall and steps back: title, cards and address agree at every step', {
  tag: '@wide',
}, async ({ page, request }) => {
  const grand = faridabad.filter(({ name }) => name.includes('Grand'));
  const grandHalls = grand.filter(({ venueTypes }) => venueTypes.includes('banquet-hall')).length;
  const written = await watchRoot(page);
  await page.goto('/faridabad');
  await test.step('all venues of the city are counted and shown', async () => {
    const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
    await expect(trail.getByRole('link')).toHaveText(['Home', 'Faridabad']);
    await expect(title(page)).toContainText(`(${faridabad.length} Venues)`);
    await expect(cards(page)).toHaveCount(faridabad.length);
  });
  await test.step('a flick shows no blank card; behind a dialog cards out of view are skipped, and the page keeps its height', async () => {
    const readLast = () =>
      cards(page)
        .last()
        .evaluate((card) => ({
          isRendered: card.querySelector('h2')?.checkVisibility({ contentVisibilityAuto: true }),
          bottom: Math.round(card.getBoundingClientRect().bottom + scrollY),
        }));
    await expect.poll(readLast).toMatchObject({ isRendered: true });
    const { bottom } = await readLast();
    await cards(page).first().getByRole('button', { name: 'See Prices' }).click();
    await expect.poll(readLast).toEqual({ isRendered: false, bottom });
    await page.keyboard.press('Escape');
    await expect.poll(readLast).toEqual({ isRendered: true, bottom });
  });
  await test.step('typing replaces the address', async () => {
    await search(page).pressSequentially('grand', { delay: 40 });
    await expect(page).toHaveURL('/faridabad?q=grand');
    await expect(cards(page)).toHaveCount(grand.length);
  });
  await test.step('no attribute of the root element was written that would restyle every card: one lets pictures load, the dialog wrote its own', () =>
    expect([...new Set(written)].toSorted()).toEqual(['data-dialog', 'data-first-screen']));
  await test.step('ticking counts in the title and adds a history entry', async () => {
    await choose(page, ['Venue Type', 'Banquet Halls']);
    await expect(page).toHaveURL('/faridabad?q=grand&type=banquet-hall');
    await expect(title(page)).toContainText(`(${grandHalls} Venue`);
    await expect(cards(page)).toHaveCount(grandHalls);
    const status = page.getByRole('status');
    await expect(
      status.filter({ hasText: `Showing ${grandHalls} of ${faridabad.length} venues` }),
    ).toHaveCount(1);
  });
  await test.step('steps back from a venue restore the filter, and then the search alone', async () => {
    await page.getByRole('link', { name: samarGrand.name, exact: true }).click();
    await expect(title(page)).toHaveText(samarGrand.name);
    await page.goBack();
    await expect(page.getByRole('button', { name: 'Remove Banquet Halls' })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/faridabad?q=grand');
    await expect(cards(page)).toHaveCount(grand.length);
    await expect(search(page)).toHaveValue('grand');
    await page.goForward();
    await page.getByRole('button', { name: 'Remove Banquet Halls' }).click();
    await expect(cards(page)).toHaveCount(grand.length);
  });
  // The rest does not depend on the width.
  if ((page.viewportSize()?.width ?? 0) > 1000) return;
  await test.step('banquet halls are prerendered with their filter, which can be removed and returns on Back', async () => {
    const halls = faridabad.filter(({ venueTypes }) => venueTypes.includes('banquet-hall')).length;
    const html = await (await request.get('/faridabad/banquet-halls')).text();
    expect(html.split('<article').length - 1).toBe(halls);
    await page.goto('/faridabad/banquet-halls');
    await expect(title(page)).toHaveText(`Banquet Halls in Faridabad (${halls} Venues)`);
    await page.getByRole('button', { name: 'Remove Banquet Halls' }).click();
    await expect(title(page)).toHaveText(`Wedding Venues in Faridabad (${faridabad.length} Venues)`);
    await page.goBack();
    await expect(cards(page)).toHaveCount(halls);
  });
});

/** The names of attributes of the root element that are written from now on. */
async function watchRoot(page: Page): Promise<readonly string[]> {
  const written: string[] = [];
  await page.exposeFunction('report', (name: string) => written.push(name));
  await page.addInitScript(() => {
    const report = ({ attributeName }: MutationRecord) => Reflect.get(window, 'report')(attributeName);
    const observer = new MutationObserver((records) => records.forEach(report));
    const start = () => observer.observe(document.documentElement, { attributes: true });
    document.addEventListener('readystatechange', start, { once: true });
  });
  return written;
}

/** The longest totals, what they leave out, and warnings. */
const fullCards = '?guests=1200&veg=0&rooms=60';

test('listing cards · one alone in its row is as high as its texts, of which only the description is cut, after two lines; skipped behind a dialog they keep their height', async ({
  page,
}) => {
  const few = '/shortlist?venues=samargrand,hotelrajmahal&guests=300';
  for (const path of ['/venues', `/venues${fullCards}`, '/hi/venues', `/hi/venues${fullCards}`, few]) {
    await page.goto(path);
    await expect(page.locator('[data-held]')).toHaveCount(0);
    await expect(cards(page)).toHaveCount(path === few ? 2 : venues.length);
    for (const width of [1440, 1280, 1024, 768, 412, 340, 320, 360]) {
      await page.setViewportSize({ width, height: 740 });
      const misfits = await cards(page).evaluateAll((all) =>
        all.flatMap((card) => {
          const [box] = card.children;
          const [details, actions] = [...(box?.children ?? [])].slice(-2);
          const blank =
            (actions?.firstElementChild?.getBoundingClientRect().top ?? 0) -
            (details?.getBoundingClientRect().bottom ?? 0);
          const cut = [...card.querySelectorAll('p, dd, dt, li, span, h2')]
            .filter((text) => getComputedStyle(text).overflow !== 'visible' && text.clientHeight > 1)
            .filter((text) => text.scrollHeight > text.clientHeight + 1)
            .filter((text) => text.clientHeight !== 2 * Number.parseFloat(getComputedStyle(text).lineHeight))
            .map((text) => text.textContent);
          return [...cut, ...(blank > 24 ? [`${blank} px are blank`] : [])].map(
            (text) => `${card.querySelector('h2')?.textContent}: ${text}`,
          );
        }),
      );
      expect(misfits, `${path} at ${width} px`).toEqual([]);
    }
    if (path === few) continue;
    await scrollToCard(page, cards(page).last());
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const closed = await height();
    await page.getByRole('button', { name: /^(Filters|फ़िल्टर)$/ }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await height(), path).toBe(closed);
  }
});

test('listing · the first screen of a phone has name, capacity and price or total of the first card', async ({
  page,
}) => {
  for (const path of [
    '/hi/faridabad?type=banquet-hall&facility=food-by-venue',
    '/faridabad?type=banquet-hall',
  ]) {
    await page.goto(path);
    const nonVeg = cards(page).first().getByRole('definition').last();
    await expect(nonVeg).toBeVisible();
    const box = await nonVeg.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0), path).toBeLessThanOrEqual(680);
  }
  await page.getByRole('button', { name: 'Add guests' }).click();
  await page.getByRole('textbox', { name: 'Guests' }).fill('300');
  await page.getByRole('button', { name: 'Show my total' }).click();
  const sum = cards(page)
    .first()
    .getByText(/^₹[\d,]{6,}$/);
  await expect(sum).toBeInViewport();
  expect((await sum.boundingBox())?.y).toBeLessThan(650);
  await test.step('so it has with stored guests, a filter and the note about decoration', async () => {
    for (const path of ['/venues?type=banquet-hall', '/hi/venues?type=banquet-hall']) {
      await page.goto(path);
      const note = page.getByRole('button', { name: /^(Add your own figure|अपनी रकम जोड़ें)$/ });
      await expect(note).toBeVisible();
      const box = await sum.boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0), path).toBeLessThanOrEqual(680);
    }
  });
  await test.step('so it has where a link’s guests are shown instead of the device’s own', async () => {
    for (const path of [
      '/faridabad?type=banquet-hall&guests=400&veg=70',
      '/hi/faridabad?guests=400&veg=70',
      '/venues?type=banquet-hall&guests=400&veg=70',
      '/hi/venues?type=banquet-hall&guests=400&veg=70',
    ]) {
      await page.goto(path);
      await expect(page.getByRole('button', { name: /^(Show mine|मेरी दिखाएँ)$/ })).toBeVisible();
      await expect(sum).toBeVisible();
      const box = await sum.boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0), path).toBeLessThanOrEqual(680);
    }
  });
  await test.step('a shared list begins in the upper two thirds', async () => {
    const ids = venues.slice(0, 7).map(({ id }) => id);
    for (const prefix of ['', '/hi']) {
      await page.goto(`${prefix}/shortlist?venues=${ids}&guests=400&veg=70&rooms=10&date=2030-12-21`);
      await expect(cards(page).first()).toBeVisible();
      expect((await cards(page).first().boundingBox())?.y, prefix).toBeLessThanOrEqual(500);
    }
  });
});

test('listing · without a match a call back names the search and all can be cleared; a late code of similar spellings is loaded again', async ({
  page,
  phone,
  inbox,
  allowErrors,
}) => {
  allowErrors(/ERR_FAILED|Failed to fetch/);
  const code = /\/assets\/close-search-[^?]+\.js/;
  await page.route(code, (route) => route.abort());
  await page.goto(`/faridabad?q=${misspelt(hotelRajmahal)}&facility=ample-parking`);
  const none = page.getByRole('region', { name: 'No venue here matches all of that' });
  await test.step('a call back names the search', async () => {
    await none.getByRole('button', { name: 'Request a Call Back' }).click();
    await sendCallBack(page, phone);
    await expectThanks(page);
    expect((await inbox.one(phone)).text).toContain(misspelt(hotelRajmahal));
    await page.keyboard.press('Escape');
  });
  await test.step('the search and the filters can be cleared', async () => {
    await none.getByRole('button', { name: 'Clear all filters' }).click();
    await expect(cards(page)).toHaveCount(faridabad.length);
    await expect(page).toHaveURL('/faridabad');
  });
  await test.step('an exact match needs no code of similar spellings, and the next letter loads it again', async () => {
    await search(page).fill(hotelRajmahal.name.slice(-5, -1));
    await expect(card(page, hotelRajmahal.name)).toBeVisible();
    await page.unroute(code);
    await search(page).fill(misspelt(hotelRajmahal));
    await expect(cards(page)).toHaveCount(1);
    await expect(card(page, hotelRajmahal.name)).toBeVisible();
  });
});
