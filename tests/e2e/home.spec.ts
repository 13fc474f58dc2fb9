import type { Page } from '@playwright/test';
import { site } from '../../src/content/site.ts';
import { expect, test } from './fixtures.ts';
import { textsOf, visit } from './visit.ts';

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('site 2 · the hero says Plan your Marriage With Us, with a tall picture on phones and a wide one elsewhere', {
  tag: '@wide',
}, async ({ page }) => {
  await visit(page, '/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plan your Marriage With Us');
  const tall = (page.viewportSize()?.width ?? 0) < 768;
  const shown = await region(page, 'Plan your Marriage With Us')
    .locator('img')
    .evaluate((img) => {
      const { currentSrc, naturalWidth, naturalHeight } = img as HTMLImageElement;
      return { file: currentSrc, wide: naturalWidth > naturalHeight };
    });
  expect(shown.file).toMatch(/\.avif$/);
  expect(shown.wide).toBe(!tall);
});

test('site 2 · the city list offers four cities, and choosing one goes there', async ({ page }) => {
  await visit(page, '/');
  const list = page.getByLabel('Where is the wedding?');
  const options = await list.locator('option:not(:disabled)').allInnerTexts();
  expect(options).toEqual(['Faridabad', 'Noida', 'Southdelhi', 'Gurgaon']);
  for (const city of options) {
    await list.selectOption(city);
    await expect(page).toHaveURL(new RegExp(`/${city.toLowerCase()}$`));
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plan your Marriage With Us');
  }
});

test('site 2 · four city cards, each with its two sub-links', { tag: '@wide' }, async ({ page }) => {
  await visit(page, '/');
  const cards = region(page, 'Choose your city').getByRole('listitem');
  await expect(cards).toHaveCount(4);
  const found = await cards.evaluateAll((list) =>
    list.map((card) => [...card.querySelectorAll('a')].map((link) => link.getAttribute('href'))),
  );
  expect(found).toEqual(
    ['faridabad', 'noida', 'southdelhi', 'gurgaon'].map((city) => [
      `/${city}`,
      `/${city}/banquet-halls`,
      `/${city}/vendors`,
    ]),
  );
  for (const name of ['Faridabad', 'Noida', 'South Delhi', 'Gurgaon']) {
    await expect(cards.filter({ hasText: name })).toHaveCount(1);
  }
  await cards.getByRole('link', { name: 'Vendors in Noida' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wedding Vendors in Noida');
});

test('site 2 · How it Works has four steps: shortlist, visits, venue, vendors', async ({ page }) => {
  await visit(page, '/');
  expect(await textsOf(region(page, 'How it Works').getByRole('heading', { level: 3 }))).toEqual([
    'Shortlist venues',
    'Take guided visits',
    'Book a venue',
    'Book vendors',
  ]);
});

test('site 2 · six photo cards lead to the photos; four are in view on wide screens; both ends stop', {
  tag: '@wide',
}, async ({ page }) => {
  await visit(page, '/');
  const carousel = page.locator('[aria-roledescription="carousel"]');
  const cards = carousel.getByRole('link');
  expect(await textsOf(cards)).toEqual([
    'Photography',
    'Decor',
    'Bridal Jewellery',
    'Bridal Lehengas',
    'Bridal Mehendi',
    'Destination Wedding',
  ]);
  for (const card of await cards.all()) await expect(card).toHaveAttribute('href', '/photos');
  await carousel.scrollIntoViewIfNeeded();
  const wide = (page.viewportSize()?.width ?? 0) >= 1024;
  const whole = () =>
    carousel.locator('ul').evaluate((row) => {
      const { left, right } = row.getBoundingClientRect();
      return [...row.children].filter((card) => {
        const box = card.getBoundingClientRect();
        return box.left >= left - 1 && box.right <= right + 1;
      }).length;
    });
  expect(await whole()).toBe(wide ? 4 : 1);
  const previous = carousel.getByRole('button', { name: /^Previous/ });
  const next = carousel.getByRole('button', { name: /^Next/ });
  await expect(previous).toHaveAttribute('aria-disabled', 'true');
  const last = wide ? 2 : 5;
  for (let step = 0; step < last; step += 1) {
    await expect(next).toHaveAttribute('aria-disabled', 'false');
    await next.click();
  }
  await expect(next).toHaveAttribute('aria-disabled', 'true');
  await expect(cards.last()).toBeInViewport({ ratio: 0.9 });
  // A press at the end stays there: it does not go round.
  await next.click({ force: true });
  await expect(cards.last()).toBeInViewport({ ratio: 0.9 });
  await expect(previous).toHaveAttribute('aria-disabled', 'false');
  await cards.last().click();
  await expect(page).toHaveURL(/\/photos$/);
});

test('site 2 · Connect with Us: four profiles outside', async ({ page }) => {
  await visit(page, '/');
  const cards = region(page, 'Connect with Us').getByRole('link');
  await expect(cards).toHaveCount(4);
  for (const [index, platform] of ['Instagram', 'Facebook', 'Pinterest', 'Snapchat'].entries()) {
    await expect(cards.nth(index)).toContainText(platform);
    await expect(cards.nth(index)).toHaveAttribute('href', /^https:\/\//);
    await expect(cards.nth(index)).toHaveAttribute('target', '_blank');
  }
});

test('site 2 · the contact block has a number for 24/7 and Request a Call Back', async ({ page }) => {
  await visit(page, '/');
  const block = region(page, 'Talk to a person, 24/7');
  await expect(block.getByRole('link', { name: site.phone.display })).toHaveAttribute(
    'href',
    site.phone.href,
  );
  await block.getByRole('button', { name: 'Request a Call Back', exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveAccessibleName('Request a Call Back');
});

/** Writes down what a figure shows, frame by frame, from before the page's own script. */
async function watchFigures(page: Page) {
  await page.addInitScript(() => {
    const seen: { at: number; text: string }[] = [];
    Object.assign(window, { seenFigures: seen });
    const look = () => {
      const text = document.querySelector('main dl dd')?.textContent ?? '';
      if (text !== seen.at(-1)?.text) seen.push({ at: performance.now(), text });
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  return () =>
    page.evaluate(() => (window as unknown as { seenFigures: { at: number; text: string }[] }).seenFigures);
}

for (const { path, place } of [
  { path: '/', place: 'the headline figures' },
  { path: '/whyus', place: 'the Why Us figures' },
]) {
  test(`site 9 · ${place} count up once over 2.5 s when half of them is seen`, async ({ page }) => {
    const figures = await watchFigures(page);
    await visit(page, path);
    await page.locator('main dl').first().scrollIntoViewIfNeeded();
    // While it counts, the words hold the end figure for those who listen, and the counting one for those who look.
    const counting = (text: string) => /^2,000\+\d/.test(text);
    await expect.poll(async () => (await figures()).some(({ text }) => counting(text))).toBe(true);
    await expect.poll(async () => (await figures()).at(-1)?.text, { timeout: 15_000 }).toBe('2,000+');
    const all = await figures();
    const began = all.find(({ text }) => counting(text))?.at ?? 0;
    const took = (all.at(-1)?.at ?? 0) - began;
    expect(took).toBeGreaterThan(1800);
    expect(took).toBeLessThan(4000);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    expect(await figures()).toHaveLength(all.length);
  });
}

test('site 1 · the claims: 2000+ events, 4 cities, 50+ venues and vendors, up to 30% off', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, '/');
  const figures = await textsOf(region(page, `${site.name} in figures`).locator('dl > div'));
  const words = figures.map((text) => text.replace(/\s+/g, ' ').toLowerCase());
  for (const [figure, label] of [
    ['2,000+', 'events organized'],
    ['4', 'cities'],
    ['50+', 'venues and vendors'],
    ['up to 30%', 'off final quotes'],
  ]) {
    expect(words.some((text) => text.includes(figure ?? '') && text.includes(label ?? ''))).toBe(true);
  }
});
