import { site } from '../../src/content/site.ts';
import { expect, test } from './fixtures.ts';

test.describe('on a bad network', () => {
  test.beforeEach(({ allowErrors }) => allowErrors(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/));

  test('fast 1 · a page once seen opens offline, the first one included, and its pictures with it', async ({
    page,
    context,
  }) => {
    await page.goto('/noida');
    await expect.poll(() => page.evaluate(() => caches.match('/noida').then(Boolean))).toBe(true);
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('402');
    const picture = page.locator('main img').first();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  });

  test('fast 1 · a page reached by a link opens offline too', async ({ page, context }) => {
    await page.goto('/noida');
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: /privacy/i })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/privacy/i);
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/privacy/i);
  });

  test('fast 1 · a page that was not seen gives the offline page, with the phone number', async ({
    page,
    context,
  }) => {
    await page.goto('/noida');
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    await context.setOffline(true);
    await page.goto('/venues/samargrand');
    await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();
    await expect(page.locator('main').getByRole('link', { name: site.phone.display })).toBeVisible();
  });
});

test.describe('after a deployment', () => {
  test.use({ serviceWorkers: 'block' });

  test('fast 2 · code that is gone reloads the page once, and says so', async ({ page, allowErrors }) => {
    allowErrors(/404|Failed to (fetch|load)|preload/);
    let loads = 0;
    page.on('framenavigated', () => {
      loads += 1;
    });
    await page.goto('/');
    await page.evaluate(() => {
      window.dispatchEvent(new Event('vite:preloadError'));
    });
    await expect(page.getByText('The site has been updated')).toBeVisible();
    const before = loads;
    await page.evaluate(() => {
      window.dispatchEvent(new Event('vite:preloadError'));
    });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(loads).toBe(before);
  });
});
