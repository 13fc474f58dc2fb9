import type { Page } from '@playwright/test';
import { site as facts } from '../../src/content/site.ts';
import { hotelRajmahal, misspelt, samarGrand } from '../venues.ts';
import { test } from './support/deployment.ts';
import { expect } from './support/fixtures.ts';
import {
  dialogIn,
  goByMenu,
  lightbox,
  openMenu,
  title,
  untilWorkerControls,
} from './support/page-actions.ts';

const updated = 'The site has been updated, so this page was loaded again.';

// In one worker, which writes the next build once.
test.describe.configure({ mode: 'default' });
test.use({ serviceWorkers: 'allow' });
test.beforeEach(({ allowErrors }) =>
  allowErrors(/status of 404|Refused to apply style .*\/assets\/|ERR_INTERNET_DISCONNECTED|ERR_FAILED/),
);

/** Counts document loads from now on. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  return () => loads;
}

/** Opens a page in a tab and uses it, so that it was loaded before the deployment. */
async function openTab(page: Page, path: string): Promise<void> {
  await page.goto(path);
  const chat = page.getByRole('button', { name: 'Chat' });
  await chat.click();
  await expect(page.getByRole('link', { name: 'Start Chat' })).toBeVisible();
  await chat.click();
  await expect(page.getByRole('link', { name: 'Start Chat' })).toBeHidden();
}

test.describe('an open tab whose code and data are gone from the server', () => {
  test.use({ serviceWorkers: 'block' });

  test('deployment · the next page comes from the new build, after one reload, with a notice', async ({
    page,
    site,
  }) => {
    await openTab(page, '/');
    await site.deploy();
    const loads = countLoads(page);
    await goByMenu(page, 'Testimonials');
    await expect(title(page)).toHaveText('Meet Our Families');
    await expect(page.getByText(updated)).toBeInViewport({ ratio: 1 });
    await goByMenu(page, 'Photos');
    await expect(title(page)).toHaveText('Our Event Photos');
    expect(loads()).toBe(1);
  });

  test('deployment · a picture opened first after the deployment reloads the page once, which then shows it, and a notice', async ({
    page,
    site,
  }) => {
    // Under Save-Data the lightbox is not prefetched.
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    );
    await openTab(page, '/venues/samargrand');
    await site.deploy();
    const loads = countLoads(page);
    await page.getByRole('link', { name: /^Enlarge photo 1 of/ }).click();
    await expect(lightbox(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByText(updated)).toBeVisible();
    expect(loads()).toBe(1);
  });

  test('deployment · data of the old build is not taken for a removed venue', async ({ page, site }) => {
    await openTab(page, '/faridabad');
    await page
      .getByRole('button', { name: `Shortlist ${samarGrand.name}` })
      .first()
      .click();
    await openTab(page, '/');
    await site.deploy();
    const loads = countLoads(page);
    await page.keyboard.press('/');
    await expect(page.getByText(updated)).toBeVisible();
    await page.keyboard.press('/');
    await page
      .getByRole('searchbox', { name: 'Search venues, localities and pages' })
      .fill(misspelt(hotelRajmahal));
    await expect(page.getByRole('link', { name: hotelRajmahal.name })).toBeVisible();
    await dialogIn(page).getByRole('button', { name: 'Close' }).click();
    await page.getByRole('link', { name: /^Shortlist, 1/ }).click();
    await expect(page.getByRole('article', { name: samarGrand.name })).toBeVisible();
    expect(loads()).toBe(1);
  });

  test('deployment · typed text is never lost to a reload', async ({ page, site }) => {
    await openTab(page, '/faridabadlp');
    const message = page.getByLabel('Message');
    await message.fill('Is there room for a baraat?');
    await site.deploy();
    const loads = countLoads(page);
    await openMenu(page);
    await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
    await expect(dialogIn(page).getByText(/did not load/)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(message).toHaveValue('Is there room for a baraat?');
    expect(loads()).toBe(0);
  });

  test('deployment · code that does not load while the build is served does not reload the page, and its place says so', async ({
    page,
  }) => {
    await page.route(/\/assets\/site-search-box/, (route) => route.fulfill({ status: 404 }));
    await page.goto('/photos', { waitUntil: 'load' });
    const loads = countLoads(page);
    const search = page.getByRole('banner').getByRole('button', { name: 'Search' });
    for (const _ of [1, 2]) {
      await search.click();
      await expect(dialogIn(page).getByText('Search did not load.')).toBeVisible();
      await page.keyboard.press('Escape');
    }
    expect(loads()).toBe(0);
  });
});

test('deployment · with the service worker a reload shows the new build', async ({ page, site }) => {
  await page.goto('/testimonials');
  await untilWorkerControls(page);
  await expect(title(page)).toHaveText('Meet Our Customers');
  await site.deploy();
  await page.reload();
  await expect(title(page)).toHaveText('Meet Our Families');
  // A cached page, reached by its address and not by a reload.
  await page.goto('/');
  await page.goto('/testimonials');
  await expect(title(page)).toHaveText('Meet Our Families');
});

test('deployment · with the service worker an open tab goes on, and its next page is new', async ({
  page,
  site,
}) => {
  await page.goto('/');
  await untilWorkerControls(page);
  await site.deploy();
  await page.getByRole('button', { name: 'Request a Call Back', exact: true }).click();
  await expect(dialogIn(page)).toHaveAccessibleName('Request a Call Back');
  await page.keyboard.press('Escape');
  await goByMenu(page, 'Testimonials');
  await expect(title(page)).toHaveText('Meet Our Families');
  await expect(page.getByText(updated)).toBeVisible();
});

test('deployment · pages visited before a deployment still open and work offline after it', async ({
  page,
  site,
  context,
}) => {
  test.setTimeout(240_000);
  await page.goto('/whyus');
  await untilWorkerControls(page);
  await goByMenu(page, 'Testimonials');
  await expect(title(page)).toHaveText('Meet Our Customers');
  await site.deploy();
  await page.goto('/photos');
  // The new worker activates when a page of the new build asks it to.
  // It precaches the whole site, which takes long on a busy machine.
  await expect.poll(() => workerState(page), { timeout: 60_000 }).toBe('waiting');
  await page.reload();
  await expect.poll(() => workerState(page), { timeout: 30_000 }).toBe('activated');
  await context.setOffline(true);
  for (const [path, name] of [
    ['/whyus', `Why book with ${facts.name}`],
    ['/testimonials', 'Meet Our Customers'],
    ['/photos', 'Our Event Photos'],
  ] as const) {
    await page.goto(path);
    await expect(title(page)).toHaveText(name);
    await page.getByRole('button', { name: 'Call Back', exact: true }).click();
    await expect(dialogIn(page)).toHaveAccessibleName('Request a Call Back');
  }
});

/** The state of the newest service worker. */
function workerState(page: Page): Promise<string | undefined> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    if (registration?.installing) return 'installing';
    return registration?.waiting ? 'waiting' : registration?.active?.state;
  });
}
