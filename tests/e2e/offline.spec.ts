import { site } from '../../src/content/site.ts';
import { expect, test } from './fixtures.ts';
import { dialogIn, title } from './page-actions.ts';
import { untilWorkerControls } from './service-worker.ts';

test.use({ serviceWorkers: 'allow' });

const isLoaded = (image: HTMLImageElement) => image.complete && image.naturalWidth > 0;

test.describe('without network', () => {
  test.beforeEach(({ allowErrors }) => allowErrors(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/));

  test('offline · a visited page opens with its pictures, the first page included', async ({
    page,
    context,
  }) => {
    await page.goto('/noida');
    const picture = page.getByRole('main').getByRole('article').first().locator('img').first();
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate(isLoaded)).toBe(true);
    await untilWorkerControls(page);
    await expect
      .poll(async () =>
        page.evaluate(
          (src) => caches.match(src).then(Boolean),
          await picture.evaluate((image: HTMLImageElement) => image.currentSrc),
        ),
      )
      .toBe(true);
    await context.setOffline(true);
    await page.reload();
    await expect(title(page)).toContainText('402');
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate(isLoaded)).toBe(true);
  });

  test('offline · a page reached by a link opens too', async ({ page, context }) => {
    await page.goto('/noida');
    await untilWorkerControls(page);
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: /privacy/i })
      .first()
      .click();
    await expect(title(page)).toContainText(/privacy/i);
    await context.setOffline(true);
    await page.reload();
    await expect(title(page)).toContainText(/privacy/i);
    await page.goto('/Noida/');
    await expect(title(page)).toContainText('402');
  });

  test('offline · an unvisited page shows the shell and the phone number, and loads when the network returns', async ({
    page,
    context,
  }) => {
    await page.goto('/noida');
    await untilWorkerControls(page);
    await context.setOffline(true);
    await page.goto('/venues/samargrand');
    await expect(title(page)).toHaveText('You are offline');
    await expect(page.getByRole('main').getByRole('link', { name: site.phone.display })).toHaveAttribute(
      'href',
      site.phone.href,
    );
    await expect(page.getByRole('banner').getByRole('link', { name: `${site.name}, home` })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await page.getByRole('button', { name: 'Call Back', exact: true }).click();
    await expect(dialogIn(page)).toHaveAccessibleName('Request a Call Back');
    await page.keyboard.press('Escape');
    await context.setOffline(false);
    await expect(title(page)).toHaveText('Samar Grand');
  });

  test('offline · a link to an unvisited page shows the offline page, and Back works', async ({
    page,
    context,
  }) => {
    await page.goto('/noida');
    await untilWorkerControls(page);
    await context.setOffline(true);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Testimonials' }).click();
    await expect(title(page)).toHaveText('You are offline');
    await page.goBack();
    await expect(title(page)).toContainText('402');
  });
});

test('offline · a lead is never cached or answered by the service worker', async ({
  page,
  context,
  inbox,
  phone,
  allowErrors,
}) => {
  allowErrors(/ERR_INTERNET_DISCONNECTED|Network error/);
  await page.goto('/whyus');
  await untilWorkerControls(page);
  const answer = page.waitForResponse('**/api/send-email');
  await page.getByRole('button', { name: 'Call Back', exact: true }).click();
  await dialogIn(page).getByLabel('Phone number').fill(phone);
  await dialogIn(page).getByRole('button', { name: 'Call me back' }).click();
  expect((await answer).fromServiceWorker()).toBe(false);
  await expect(dialogIn(page).getByText('Got it, thank you.')).toBeVisible();
  await inbox.one(phone);
  const cached = await page.evaluate(async () => {
    const all = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    );
    return all.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(cached.length).toBeGreaterThan(0);
  expect(cached.filter((path) => path.startsWith('/api/'))).toEqual([]);
  await context.setOffline(true);
  const sent = page.evaluate(() =>
    fetch('/api/send-email', { method: 'POST', body: '{}' }).then(
      ({ status }) => status,
      () => 'no answer',
    ),
  );
  expect(await sent).toBe('no answer');
});
