import type { Page } from '@playwright/test';
import { site } from '../../src/content/site.ts';
import { expect, test } from './fixtures.ts';
import { textsOf, title } from './page-actions.ts';

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('home · the hero has a tall picture on phones and a wide one elsewhere', { tag: '@wide' }, async ({
  page,
}) => {
  await page.goto('/');
  await expect(title(page)).toHaveText('Plan your Marriage With Us');
  const isTall = (page.viewportSize()?.width ?? 0) < 768;
  const picture = region(page, 'Plan your Marriage With Us').locator('img');
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  const shown = await picture.evaluate(({ currentSrc, naturalWidth, naturalHeight }: HTMLImageElement) => ({
    file: currentSrc,
    isWide: naturalWidth > naturalHeight,
  }));
  expect(shown.file).toMatch(/\.avif\?v=\w{8}$/);
  expect(shown.isWide).toBe(!isTall);
});

test('home · cities, claims, profiles and the phone number are all there', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const options = page.getByLabel('Where is the wedding?').locator('option:not(:disabled)');
  await expect(options).toHaveText(['Faridabad', 'Noida', 'Southdelhi', 'Gurgaon']);
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
  const figures = await textsOf(region(page, `${site.name} in figures`).locator('dl > div'));
  const texts = figures.map((text) => text.replace(/\s+/g, ' ').toLowerCase());
  for (const [figure = '', label = ''] of [
    ['2,000+', 'events organized'],
    ['4', 'cities'],
    ['50+', 'venues and vendors'],
    ['up to 30%', 'off final quotes'],
  ]) {
    expect(texts.filter((text) => text.includes(figure) && text.includes(label))).toHaveLength(1);
  }
  const profiles = region(page, 'Connect with Us').getByRole('link');
  await expect(profiles).toHaveText([/Instagram/, /Facebook/, /Pinterest/, /Snapchat/]);
  for (const profile of await profiles.all()) {
    await expect(profile).toHaveAttribute('href', /^https:\/\//);
    await expect(profile).toHaveAttribute('target', '_blank');
  }
  const contact = region(page, 'Talk to a person, 24/7');
  await expect(contact.getByRole('link', { name: site.phone.display })).toHaveAttribute(
    'href',
    site.phone.href,
  );
  await cards.getByRole('link', { name: 'Vendors in Noida' }).click();
  await expect(title(page)).toHaveText('Wedding Vendors in Noida');
});

test('home · How it Works leads to where each step is done', async ({ page }) => {
  for (const [step, heading] of [
    ['See all venues', /venues/i],
    ['Open your shortlist', 'Your shortlist'],
    ['Compare venues', 'Compare venues'],
    ['See vendors', /vendors/i],
  ] as const) {
    await page.goto('/');
    await region(page, 'How it Works').getByRole('link', { name: step }).click();
    await expect(title(page)).toHaveText(heading);
  }
});

test('home · six photo cards lead to the photos, four in view on wide screens, and both ends stop', {
  tag: '@wide',
}, async ({ page }) => {
  await page.goto('/');
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
  await carousel.scrollIntoViewIfNeeded();
  const isWide = (page.viewportSize()?.width ?? 0) >= 1024;
  const inView = () =>
    carousel.locator('ul').evaluate((row) => {
      const { left, right } = row.getBoundingClientRect();
      return [...row.children].filter((card) => {
        const box = card.getBoundingClientRect();
        return box.left >= left - 1 && box.right <= right + 1;
      }).length;
    });
  expect(await inView()).toBe(isWide ? 4 : 1);
  const previous = carousel.getByRole('button', { name: /^Previous/ });
  const next = carousel.getByRole('button', { name: /^Next/ });
  await expect(previous).toHaveAttribute('aria-disabled', 'true');
  for (let step = 0; step < (isWide ? 2 : 5); step += 1) {
    await expect(next).toHaveAttribute('aria-disabled', 'false');
    await next.click();
  }
  await expect(next).toHaveAttribute('aria-disabled', 'true');
  await expect(cards.last()).toBeInViewport({ ratio: 0.9 });
  await next.click({ force: true });
  await expect(cards.last()).toBeInViewport({ ratio: 0.9 });
  await expect(previous).toHaveAttribute('aria-disabled', 'false');
  await cards.last().click();
  await expect(page).toHaveURL(/\/photos$/);
});

test('home · a figure counts up once over 2.5 s when half of it is in view', async ({ page }) => {
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
  const figures = () =>
    page.evaluate(() => (window as unknown as { seenFigures: { at: number; text: string }[] }).seenFigures);
  await page.goto('/');
  await page.locator('main dl').first().scrollIntoViewIfNeeded();
  // While it counts, the text holds the final figure for screen readers and the visible one.
  const isCounting = (text: string) => /^2,000\+\d/.test(text);
  await expect.poll(async () => (await figures()).some(({ text }) => isCounting(text))).toBe(true);
  await expect.poll(async () => (await figures()).at(-1)?.text, { timeout: 15_000 }).toBe('2,000+');
  const all = await figures();
  const began = all.find(({ text }) => isCounting(text))?.at ?? 0;
  const took = (all.at(-1)?.at ?? 0) - began;
  expect(took).toBeGreaterThan(1800);
  expect(took).toBeLessThan(4000);
});
