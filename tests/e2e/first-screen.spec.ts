import { expect, test } from './fixtures.ts';

test('fast 1 · the pictures below the first screen are fetched when somebody reads on, not before @wide', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/pictures/')) asked.push(request.url());
  });
  await page.goto('/', { waitUntil: 'load' });
  const below = page.getByRole('main').locator('img[loading="lazy"]').last();
  await expect(page.locator('html')).toHaveAttribute('data-drawn');
  const inView = await page
    .locator('main img')
    .evaluateAll(
      (images) => images.filter((image) => image.closest('span')?.dataset.near !== undefined).length,
    );
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.length).toBeLessThanOrEqual(inView + 1);

  await page.mouse.move(180, 400);
  await page.mouse.wheel(0, 200);
  await expect(page.locator('html')).toHaveAttribute('data-moved');
  await below.scrollIntoViewIfNeeded();
  await expect
    .poll(() => below.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
});

test('fast 1 · somebody who is sent to a place further down finds its pictures there', async ({ page }) => {
  await page.goto('/images#mehndi');
  const picture = page.locator('#mehndi img').first();
  await expect(picture).toBeInViewport();
  await expect
    .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
});

for (const path of ['/', '/faridabad', '/images', '/venues/hotelrajmahal', '/faridabadlp', '/photos']) {
  test(`fast 1 · ${path} gets its true length before anybody reads on, and keeps it`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('[data-below="known"]').last()).toBeAttached();
    const lengths = await page.evaluate(() => {
      const length = () => document.documentElement.scrollHeight;
      const before = length();
      for (const part of document.querySelectorAll<HTMLElement>('[data-below]'))
        part.style.contentVisibility = 'visible';
      return { before, all: length() };
    });
    expect(Math.abs(lengths.before - lengths.all)).toBeLessThanOrEqual(2);
  });
}
