import { expect, type Locator, type Page } from '@playwright/test';

/** Opens the collapsed navigation of small screens; does nothing where the navigation is visible. */
export async function openMenu(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Open menu' });
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  // A page may be painted before its header is complete.
  await expect(button.or(links).filter({ visible: true }).first()).toBeVisible();
  if (await button.isVisible()) await button.click();
}

export async function goByMenu(page: Page, name: string): Promise<void> {
  await openMenu(page);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click();
}

export const title = (page: Page): Locator => page.getByRole('heading', { level: 1 });

export const dialogIn = (page: Page): Locator => page.getByRole('dialog');

export const lightbox = (page: Page): Locator => page.getByRole('dialog', { name: 'Pictures, enlarged' });

/** The first button with this name. */
export const button = (page: Page, name: string): Locator =>
  page.getByRole('button', { name, exact: true }).first();

/** The forms of the landing page. */
export const quoteForm = (page: Page): Locator =>
  page.locator('form', { has: page.getByRole('button', { name: 'Get Free Quote' }) });
export const enquiryForm = (page: Page): Locator =>
  page.locator('#enquire form').filter({ has: page.locator('[name="email"]') });
export const callForm = (page: Page): Locator =>
  page.locator('form', { has: page.getByRole('group', { name: 'What would you like?' }) });

/** Presses Tab until the focused element has this name. */
export async function tabUntil(page: Page, name: RegExp, maxPresses = 60): Promise<void> {
  for (let press = 0; press < maxPresses; press += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      const { activeElement } = document;
      const isField = activeElement instanceof HTMLInputElement || activeElement instanceof HTMLSelectElement;
      const label = isField ? activeElement.labels?.[0] : null;
      return (
        activeElement?.getAttribute('aria-label') ??
        label?.textContent ??
        activeElement?.textContent ??
        ''
      ).trim();
    });
    if (name.test(focused)) return;
  }
  throw new Error(`Tab does not reach ${name}`);
}

/**
 * Selects an option by its first letter. `selectOption` dispatches untrusted events, which a page may ignore before
 * hydration. Does not look at the select afterwards: the option may open another page.
 */
export async function selectByKey(select: Locator, option: string): Promise<void> {
  const letter = option.slice(0, 1);
  const following = await select.evaluate(({ options, selectedIndex }: HTMLSelectElement) => {
    const texts = [...options].map(({ text }) => text.trim());
    return [...texts.slice(selectedIndex + 1), ...texts.slice(0, selectedIndex + 1)];
  });
  const presses = following.filter((text) => text.startsWith(letter)).indexOf(option) + 1;
  if (presses === 0) throw new Error(`No option ${option}`);
  await select.focus();
  for (let press = 0; press < presses; press += 1) await select.page().keyboard.press(letter);
}

/** Holds requests until the returned function is called. A route would also pass every other request through the test. */
export async function hold(page: Page, urlPattern: string): Promise<() => void> {
  const session = await page.context().newCDPSession(page);
  // What an earlier page has left in memory is not requested again.
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await session.send('Fetch.enable', { patterns: [{ urlPattern }] });
  return () => void session.detach();
}

/** Holds the build's scripts, so that the page stays as it was prerendered. */
export const holdScripts = (page: Page) => hold(page, '*/assets/*.js*');

/**
 * Waits until the browser has fetched these scripts with all that they import. A page loads the code of later actions when it
 * is hydrated and idle; that of the call-back dialog on every page.
 */
export async function untilFetched(page: Page, ...scripts: readonly string[]): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate((names) => {
        const fetched = performance.getEntriesByType('resource').map(({ name }) => name);
        const preloads = document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]');
        const isFetched = (name: string) => fetched.some((url) => url.includes(`/assets/${name}-`));
        return names.every(isFetched) && [...preloads].every(({ href }) => fetched.includes(href));
      }, scripts),
    )
    .toBe(true);
}

/** Waits until the service worker controls this page and has cached it. */
export async function untilWorkerControls(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const cached = await caches.match(location.pathname);
        return cached !== undefined && navigator.serviceWorker.controller !== null;
      }),
    )
    .toBe(true);
}

/** Stops the time of all pages of the context: their timers run only when the test moves it, however slow the machine is. */
export async function pauseClock(page: Page): Promise<void> {
  const time = Date.now();
  await page.clock.install({ time });
  await page.clock.pauseAt(time + 1000);
}

/** Tomorrow or the day after as an ISO date. A second call may return another day. */
export function tomorrow(): string {
  return new Date(Date.now() + 36 * 3600_000).toISOString().slice(0, 10);
}
