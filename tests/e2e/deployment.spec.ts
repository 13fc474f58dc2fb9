import type { Page } from '@playwright/test';
import { site as facts } from '../../src/content/site.ts';
import { test } from './deployment.ts';
import { expect } from './fixtures.ts';
import { dialogIn, goByMenu } from './page-actions.ts';
import { heading, workerInControl } from './service-worker.ts';

const updated = 'The site has been updated, so this page was loaded again.';
const words = ['Meet Our Customers', 'Meet Our Families'] as const;

test.use({ serviceWorkers: 'allow' });
test.beforeEach(({ allowErrors }) =>
  allowErrors(/status of 404|Refused to apply style .*\/assets\/|ERR_INTERNET_DISCONNECTED|ERR_FAILED/),
);

/** Counts the documents that the page opens from now on. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  return () => loads;
}

test.describe('an open tab whose code and data are gone from the server', () => {
  test.use({ serviceWorkers: 'block' });

  test('fast 2 · a page that is asked for next comes from the new build, after one load, which is told', async ({
    page,
    site,
  }) => {
    await page.goto('/');
    await site.deploy(words);
    const loads = countLoads(page);
    await goByMenu(page, 'Testimonials');
    await expect(heading(page)).toHaveText('Meet Our Families');
    await expect(page.getByText(updated)).toBeInViewport({ ratio: 1 });
    await goByMenu(page, 'Photos');
    await expect(heading(page)).toHaveText('Our Event Photos');
    expect(loads()).toBe(1);
  });

  test('fast 2 · code that is used first after the deployment reloads the page once, says so, and then works', async ({
    page,
    site,
  }) => {
    await page.goto('/venues/samargrand');
    await site.deploy(words);
    const loads = countLoads(page);
    const photo = page.getByRole('link', { name: /^Enlarge photo 1 of/ });
    await photo.click();
    await expect(page.getByText(updated)).toBeVisible();
    await photo.click();
    await expect(page.getByRole('dialog', { name: 'Pictures, enlarged' })).toBeVisible();
    expect(loads()).toBe(1);
  });

  test('fast 2 · data that is gone is not taken for a venue that is gone', async ({ page, site }) => {
    await page.goto('/faridabad');
    await page.getByRole('button', { name: 'Shortlist Samar Grand' }).first().click();
    await page.goto('/');
    await site.deploy(words);
    const loads = countLoads(page);
    await page.keyboard.press('/');
    await expect(page.getByText(updated)).toBeVisible();
    await page.keyboard.press('/');
    await page.getByRole('searchbox', { name: 'Search venues, localities and pages' }).fill('rajmehal');
    await expect(page.getByRole('link', { name: /^Hotel Rajmahal/ })).toBeVisible();
    await dialogIn(page).getByRole('button', { name: 'Close' }).click();
    await page.getByRole('link', { name: 'Shortlist, 1 kept' }).click();
    await expect(page.getByRole('article', { name: 'Samar Grand' })).toBeVisible();
    expect(loads()).toBe(1);
  });

  test('fast 2 · what is being typed is never lost to a reload', async ({ page, site }) => {
    await page.goto('/faridabadlp');
    const message = page.getByLabel('Message');
    await message.fill('Is there room for a baraat?');
    await site.deploy(words);
    const loads = countLoads(page);
    await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
    await expect(dialogIn(page).getByText(/could not be fetched/)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(message).toHaveValue('Is there room for a baraat?');
    expect(loads()).toBe(0);
  });

  test('fast 2 · code that stays away reloads the page once, never again, and its place says what to do', async ({
    page,
  }) => {
    await page.goto('/photos');
    await page.route(/\/assets\/site-search-box/, (route) => route.fulfill({ status: 404 }));
    const loads = countLoads(page);
    const search = page.getByRole('banner').getByRole('button', { name: 'Search' });
    const reloaded = page.waitForEvent('load');
    await search.click();
    await reloaded;
    await page.waitForSelector('html[data-ready]', { state: 'attached' });
    for (const _ of [1, 2]) {
      await search.click();
      await expect(dialogIn(page).getByText('The search could not be fetched.')).toBeVisible();
      await page.keyboard.press('Escape');
    }
    expect(loads()).toBe(1);
    // Nothing was updated, so nothing of the kind is said.
    await expect(page.getByText(updated)).toHaveCount(0);
  });
});

test('fast 2 · with the service worker in control a reload shows what was deployed', async ({
  page,
  site,
}) => {
  await page.goto('/testimonials');
  await workerInControl(page);
  await expect(heading(page)).toHaveText('Meet Our Customers');
  await site.deploy(words);
  await page.reload();
  await expect(heading(page)).toHaveText('Meet Our Families');
  // A page that was on the device, reached by its address and not by a reload.
  await page.goto('/');
  await page.goto('/testimonials');
  await expect(heading(page)).toHaveText('Meet Our Families');
});

test('fast 2 · with the service worker in control an open tab goes on, and its next page is new', async ({
  page,
  site,
}) => {
  await page.goto('/');
  await workerInControl(page);
  await site.deploy(words);
  // Its own code is on the device.
  await page.getByRole('button', { name: 'Request a Call Back', exact: true }).click();
  await expect(dialogIn(page)).toHaveAccessibleName('Request a Call Back');
  await page.keyboard.press('Escape');
  await goByMenu(page, 'Testimonials');
  await expect(heading(page)).toHaveText('Meet Our Families');
  await expect(page.getByText(updated)).toBeVisible();
});

test('fast 2 · pages seen before a deployment still open offline after it, and answer', async ({
  page,
  site,
  context,
}) => {
  test.setTimeout(90_000);
  await page.goto('/whyus');
  await workerInControl(page);
  await goByMenu(page, 'Testimonials');
  await expect(heading(page)).toHaveText('Meet Our Customers');
  await site.deploy(words);
  await page.goto('/photos');
  // The new worker takes over when it has all that the new build needs and a page of that build asks it to.
  await expect.poll(() => workerState(page)).toBe('waiting');
  await page.reload();
  // The old one first ends what it is at: it looks whether the pictures of the page are still the same.
  await expect.poll(() => workerState(page), { timeout: 30_000 }).toBe('activated');
  await context.setOffline(true);
  for (const [path, name] of [
    ['/whyus', `Why book with ${facts.name}`],
    ['/testimonials', 'Meet Our Customers'],
    ['/photos', 'Our Event Photos'],
  ] as const) {
    await page.goto(path);
    await expect(heading(page)).toHaveText(name);
    await page.getByRole('button', { name: 'Call Back', exact: true }).click();
    await expect(dialogIn(page)).toHaveAccessibleName('Request a Call Back');
  }
});

/** What the newest worker of the site is doing. */
function workerState(page: Page): Promise<string | undefined> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    if (registration?.installing) return 'installing';
    return registration?.waiting ? 'waiting' : registration?.active?.state;
  });
}
