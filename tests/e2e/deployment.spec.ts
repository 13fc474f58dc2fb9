import type { Page } from '@playwright/test';
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

/** Counts document loads from now on; the last may still wait for pictures. */
function countLoads(page: Page): () => Promise<number> {
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  return async () => {
    await page.waitForLoadState('load');
    return loads;
  };
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
    expect(await loads()).toBe(1);
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
    expect(await loads()).toBe(1);
  });

  test('deployment · code that does not load never reloads a page while the build is served or text is typed; else the next page comes from the new build, after one reload, with a notice', async ({
    page,
    site,
  }) => {
    const box = /\/assets\/site-search-box/;
    await page.route(box, (route) => route.fulfill({ status: 404 }));
    await openTab(page, '/faridabadlp');
    await page.waitForLoadState('load');
    const loads = countLoads(page);
    const expectNoSearch = async () => {
      await openMenu(page);
      await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
      await expect(dialogIn(page).getByText('Search did not load.')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialogIn(page)).toHaveCount(0);
    };
    await expectNoSearch();
    await expectNoSearch();
    const message = page.getByLabel('Message');
    await message.fill('Is there room for a baraat?');
    await site.deploy();
    // After the deployment: the page would load the code while it is still served.
    await page.unroute(box);
    // Whether the build is served is asked once the code has failed: an answer after the text is gone would reload the page.
    const asked = page.waitForResponse(
      (response) => response.request().method() === 'HEAD' && response.status() === 404,
    );
    await expectNoSearch();
    await asked;
    await expect(message).toHaveValue('Is there room for a baraat?');
    expect(await loads()).toBe(0);

    await message.fill('');
    await openMenu(page);
    const photos = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Photos' });
    // A prefetch that fails must not reload the page under the menu.
    const prefetched = page.waitForResponse((response) => response.status() === 404);
    await photos.hover();
    await prefetched;
    await photos.click();
    await expect(title(page)).toHaveText('Our Wedding Photos');
    await expect(page.getByText(updated)).toBeInViewport({ ratio: 1 });
    await goByMenu(page, 'Home');
    await expect(title(page)).toHaveText('Plan your Marriage With Us');
    expect(await loads()).toBe(1);
  });
});

test('deployment · with the service worker an open tab goes on, its next page and a reload are new, and pages visited before still open and work offline', async ({
  page: first,
  site,
  context,
}) => {
  test.setTimeout(240_000);
  const buildOf = (page: Page) => page.locator('html').getAttribute('data-build');
  const openDialog = async (page: Page) => {
    await page.getByRole('button', { name: 'Call Back', exact: true }).click();
    await expect(dialogIn(page)).toHaveAccessibleName('Request a Call Back');
    await page.keyboard.press('Escape');
    await expect(dialogIn(page)).toHaveCount(0);
  };
  await first.goto('/privacy');
  await untilWorkerControls(first);
  await first.goto('/terms-and-conditions');
  const tab = await context.newPage();
  await tab.goto('/');
  const earlier = await buildOf(tab);
  await tab.getByRole('contentinfo').getByRole('link', { name: 'Why Us', exact: true }).click();
  await expect(title(tab)).toHaveText(/^Why book with/);

  await site.deploy();
  await openDialog(tab);
  await goByMenu(tab, 'Photos');
  await expect(title(tab)).toHaveText('Our Wedding Photos');
  await expect(tab.getByText(updated)).toBeVisible();
  // The new worker precaches all code, which takes long on a busy machine, and then waits for a page of the new build to ask for
  // it: the tab has done so already if the worker was ready first.
  await expect.poll(() => workerState(tab)).toMatch(/waiting|activated/);
  // While a debugger is attached, as here, Chromium may end the old worker in the middle of an answer, which then never comes.
  const devTools = await context.newCDPSession(first);
  await devTools.send('ServiceWorker.enable');
  await expect(async () => {
    await devTools.send('ServiceWorker.stopAllWorkers');
    await first.reload({ timeout: 20_000 });
    expect(await buildOf(first)).not.toBe(earlier);
    await expect.poll(() => workerState(first), { timeout: 10_000 }).toBe('activated');
  }).toPass({ timeout: 120_000 });
  await devTools.detach();
  // A cached page, reached by its address and not by a reload.
  await first.goto('/');
  expect(await buildOf(first)).not.toBe(earlier);

  await context.setOffline(true);
  // One that was opened in the earlier build by its address, one by a link, and one of the next build.
  for (const [path, name] of [
    ['/privacy', 'Privacy'],
    ['/whyus', /^Why book with/],
    ['/photos', 'Our Wedding Photos'],
  ] as const) {
    await first.goto(path);
    await expect(title(first)).toHaveText(name);
    await openDialog(first);
  }
});

/** The state of the service worker of the page's build. */
function workerState(page: Page): Promise<string | undefined> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    const entry = document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? '';
    const names = (await caches.keys()).filter((name) => name.includes('precache'));
    const found = await Promise.all(
      names.map(async (name) => (await caches.open(name)).match(entry, { ignoreSearch: true })),
    );
    if (registration?.installing || !found.some(Boolean)) return 'installing';
    return registration?.waiting ? 'waiting' : registration?.active?.state;
  });
}
