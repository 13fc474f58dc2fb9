import { site } from '../../src/content/site.ts';
import { expect, test } from './fixtures.ts';
import { dialogIn } from './visit.ts';
import { heading, workerInControl } from './worker-steps.ts';

test.use({ serviceWorkers: 'allow' });

const isDrawn = (image: HTMLImageElement) => image.complete && image.naturalWidth > 0;

test.describe('without network', () => {
  test.beforeEach(({ allowErrors }) => allowErrors(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/));

  test('fast 1 · a page once seen opens offline, the first one included, and its pictures with it', async ({
    page,
    context,
  }) => {
    await page.goto('/noida');
    const picture = page.getByRole('main').getByRole('article').first().locator('img').first();
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate(isDrawn)).toBe(true);
    await workerInControl(page);
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
    await expect(heading(page)).toContainText('402');
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate(isDrawn)).toBe(true);
  });

  test('fast 1 · a page reached by a link opens offline too', async ({ page, context }) => {
    await page.goto('/noida');
    await workerInControl(page);
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: /privacy/i })
      .first()
      .click();
    await expect(heading(page)).toContainText(/privacy/i);
    await context.setOffline(true);
    await page.reload();
    await expect(heading(page)).toContainText(/privacy/i);
    // The way back is on the device too, and the page answers.
    await page.goto('/Noida/');
    await expect(heading(page)).toContainText('402');
  });

  test('fast 1 · a page not seen yet: the shell, the phone number, and the page itself when the network is back', async ({
    page,
    context,
  }) => {
    await page.goto('/noida');
    await workerInControl(page);
    await context.setOffline(true);
    await page.goto('/venues/samargrand');
    await expect(heading(page)).toHaveText('You are offline');
    await expect(page.getByRole('main').getByRole('link', { name: site.phone.display })).toHaveAttribute(
      'href',
      site.phone.href,
    );
    await expect(page.getByRole('banner').getByRole('link', { name: `${site.name}, home` })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    // It answers: a form opens, and what was seen is one press away.
    await page.getByRole('button', { name: 'Call Back', exact: true }).click();
    await expect(dialogIn(page)).toHaveAccessibleName('Request a Call Back');
    await page.keyboard.press('Escape');
    await context.setOffline(false);
    await expect(heading(page)).toHaveText('Samar Grand');
  });

  test('fast 1 · a link to a page not seen yet comes to the offline page, and Back to where one was', async ({
    page,
    context,
  }) => {
    await page.goto('/noida');
    await workerInControl(page);
    await context.setOffline(true);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Testimonials' }).click();
    await expect(heading(page)).toHaveText('You are offline');
    await page.goBack();
    await expect(heading(page)).toContainText('402');
  });
});

test('fast 1 · a lead is never kept or answered by the service worker', async ({
  page,
  context,
  inbox,
  phone,
  allowErrors,
}) => {
  allowErrors(/ERR_INTERNET_DISCONNECTED|Network error/);
  await page.goto('/whyus');
  await workerInControl(page);
  const answer = page.waitForResponse('**/api/send-email');
  await page.getByRole('button', { name: 'Call Back', exact: true }).click();
  await dialogIn(page).getByLabel('Phone number').fill(phone);
  await dialogIn(page).getByRole('button', { name: 'Call me back' }).click();
  expect((await answer).fromServiceWorker()).toBe(false);
  await expect(dialogIn(page).getByText('Got it, thank you.')).toBeVisible();
  await inbox.one(phone);
  const kept = await page.evaluate(async () => {
    const all = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    );
    return all.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept.length).toBeGreaterThan(0);
  expect(kept.filter((path) => path.startsWith('/api/'))).toEqual([]);
  await context.setOffline(true);
  const sent = page.evaluate(() =>
    fetch('/api/send-email', { method: 'POST', body: '{}' }).then(
      ({ status }) => status,
      () => 'no answer',
    ),
  );
  expect(await sent).toBe('no answer');
});
