import { createServer } from 'node:http';
import { site } from '../../src/content/site.ts';
import { dist } from '../build/built-files.ts';
import { listen } from '../listen.ts';
import { samarGrand } from '../venues.ts';
import { hostOf } from './support/built-site.ts';
import { expect, test } from './support/fixtures.ts';
import { askForCall, expectThanks } from './support/leads.ts';
import { button, dialogIn, title, untilWorkerControls } from './support/page-actions.ts';

test.use({ serviceWorkers: 'allow' });

const isLoaded = (image: HTMLImageElement) => image.complete && image.naturalWidth > 0;

test('offline · visited pages open, others show the offline page until the network returns, and a lead is never cached', async ({
  page,
  context,
  inbox,
  phone,
  allowErrors,
}) => {
  allowErrors(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/);
  await page.goto('/southdelhi');
  await expect(title(page)).toContainText('South Delhi');
  const heading = (await title(page).textContent()) ?? '';
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
  const footer = page.getByRole('contentinfo');
  await footer
    .getByRole('link', { name: /privacy/i })
    .first()
    .click();
  await expect(title(page)).toHaveText('Privacy');
  const answer = page.waitForResponse('**/api/send-email');
  await askForCall(page, phone);
  expect((await answer).fromServiceWorker()).toBe(false);
  await expectThanks(page);
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
  await page.reload();
  await expect(title(page)).toHaveText('Privacy');
  await page.goto('/SouthDelhi/');
  await expect(title(page)).toHaveText(heading);
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate(isLoaded)).toBe(true);
  // A link to an unvisited page.
  await footer.getByRole('link', { name: 'Why Us' }).click();
  await expect(title(page)).toHaveText('You are offline');
  await page.goBack();
  await expect(title(page)).toHaveText(heading);
  await page.goto('/venues/samargrand');
  await expect(title(page)).toHaveText('You are offline');
  await expect(page.getByRole('main').getByRole('link', { name: site.phone.display })).toHaveAttribute(
    'href',
    site.phone.href,
  );
  await expect(page.getByRole('banner').getByRole('link', { name: `${site.name}, home` })).toBeVisible();
  await expect(footer).toBeVisible();
  await button(page, 'Call Back').click();
  await expect(dialogIn(page)).toHaveAccessibleName('Request a Call Back');
  await page.keyboard.press('Escape');
  await context.setOffline(false);
  await expect(title(page)).toHaveText(samarGrand.name);
});

test('offline · neither the answer of a captive portal nor an error of the server replaces the last good copy', async ({
  page,
  context,
  allowErrors,
}) => {
  allowErrors(/is not the file|Failed to load resource|ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/);
  const host = await hostOf(dist);
  let answer: 'portal' | 'server error' | 'not found' | undefined = 'portal';
  const network = createServer((request, response) => {
    const isPage = request.url === '/noida';
    if (isPage && answer === 'not found') request.url = '/nowhere';
    if (answer === 'portal' && /^\/data\/.*faridabad\.json/.test(request.url ?? ''))
      response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Log in to the Wi-Fi</h1>');
    else if (isPage && answer === 'server error')
      // An error page of the site itself, as a host may send it.
      response.writeHead(500, { 'content-type': 'text/html' }).end('<html data-build="1"><h1>Broken</h1>');
    else host.emit('request', request, response);
  });
  const server = await listen(network);
  await page.goto(`${server.url}/noida`);
  await expect(title(page)).toContainText('Noida');
  const heading = (await title(page).textContent()) ?? '';
  await untilWorkerControls(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Home', exact: true }).click();
  await page.getByRole('link', { name: 'Faridabad' }).first().click();
  await expect(page.getByRole('alert').filter({ hasText: /load/i })).toBeVisible();
  answer = undefined;
  await page.reload();
  const heart = page.getByRole('button', { name: `Shortlist ${samarGrand.name}` });
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');

  answer = 'server error';
  await page.goto(`${server.url}/noida`);
  await page.reload();
  await expect(title(page)).toHaveText('Broken');
  answer = 'not found';
  await page.goto(`${server.url}/noida`);
  await expect(title(page)).toHaveText('This page is not here');
  await context.setOffline(true);
  const copy = await page.goto(`${server.url}/noida`);
  await expect(title(page)).toHaveText(heading);
  // The shell, which opens a page whose copy is missing, has no heading.
  expect(await copy?.text()).toMatch(/<h1[^>]*>.*Noida/s);
  await server.close();
});
