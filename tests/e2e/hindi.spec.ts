import { m } from '../../src/i18n/compiled/messages.js';
import { samarGrand, sumAt } from '../venues.ts';
import { expect, test } from './support/fixtures.ts';
import { title, untilWorkerControls } from './support/page-actions.ts';

const hi = { locale: 'hi' } as const;
const plan = '/plan?function=wedding.300.2030-12-20.at-samargrand';

test.use({ serviceWorkers: 'allow' });

test('without network · a plan that was opened opens with its sums, a page in its language, and others say so in the language of their URL', async ({
  page,
  context,
  allowErrors,
}) => {
  // Each page looks for a newer worker when it has loaded, which may be after the network is gone.
  allowErrors(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|error occurred when fetching the script/);
  const costs = page.getByRole('table', { name: 'What it costs' });
  await page.goto(plan);
  await expect(costs).toContainText(sumAt(samarGrand));
  await untilWorkerControls(page);
  // The first visit's data are cached once the worker controls the page.
  await page.reload();
  await expect(costs).toContainText(sumAt(samarGrand));
  await test.step('the plan opens', async () => {
    await context.setOffline(true);
    await page.reload();
    await expect(costs).toContainText(sumAt(samarGrand));
  });
  await test.step('who knows only English pages reads Hindi at a Hindi URL', async () => {
    await page.goto('/hi/venues/samargrand');
    await expect(title(page)).toHaveText('इंटरनेट बंद है');
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN');
    await page.goto('/venues/samargrand');
    await expect(title(page)).toHaveText('You are offline');
  });
  await test.step('a visited Hindi page opens, and a link from it loads when the network is back', async () => {
    await context.setOffline(false);
    await expect(title(page)).toHaveText(samarGrand.name);
    await page.goto('/hi/noida');
    await expect(title(page)).toContainText('नोएडा');
    const heading = (await title(page).textContent()) ?? '';
    await untilWorkerControls(page);
    await context.setOffline(true);
    await page.goto('/hi/noida');
    await expect(title(page)).toHaveText(heading);
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: m.navigation_why_us({}, hi) })
      .click();
    await expect(title(page)).toHaveText('इंटरनेट बंद है');
    await context.setOffline(false);
    await expect(page).toHaveTitle(new RegExp(m.why_us_title({}, hi)));
  });
});

test('service worker · the Hindi one answers Hindi pages alone, and none of a city whose id begins with "hi"', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/status of 404/);
  await page.goto('/hi');
  await untilWorkerControls(page);
  const answers = async (path: string) => (await page.goto(path))?.fromServiceWorker();
  expect(await answers('/hi')).toBe(true);
  expect(await answers('/hisar')).toBe(false);
  expect(await answers('/hi/noida')).toBe(true);
});
