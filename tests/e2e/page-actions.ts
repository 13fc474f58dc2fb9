import { expect, type Locator, type Page } from '@playwright/test';

/** Opens the collapsed navigation of small screens; does nothing where the navigation is visible. */
export async function openMenu(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Open menu' });
  if (await button.isVisible()) await button.click();
}

export async function goByMenu(page: Page, name: string): Promise<void> {
  await openMenu(page);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click();
}

export const title = (page: Page): Locator => page.getByRole('heading', { level: 1 });

export const dialogIn = (page: Page): Locator => page.getByRole('dialog');

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

/** Types an ISO date as a visitor does. `fill` dispatches untrusted events, which a page may ignore before hydration. */
export async function typeDate(field: Locator, isoDate: string): Promise<void> {
  const [year, month, day] = isoDate.split('-');
  await typeInEitherOrder(field, isoDate, [`${month}${day}${year}`, `${day}${month}${year}`]);
}

/** Types a time such as `10:30`; see `typeDate`. */
export async function typeTime(field: Locator, time: string): Promise<void> {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const digits = [hours % 12 || 12, minutes].map((part) => String(part).padStart(2, '0')).join('');
  await typeInEitherOrder(field, time, [`${digits}${hours < 12 ? 'AM' : 'PM'}`, time.replace(':', '')]);
}

/** The browser's language, which Playwright does not set, decides the order of the parts. */
async function typeInEitherOrder(field: Locator, value: string, texts: readonly string[]): Promise<void> {
  for (const text of texts) {
    await field.focus();
    await field.page().keyboard.type(text);
    if ((await field.inputValue()) === value) return;
    await field.blur();
  }
  throw new Error(`The field did not take ${value}`);
}

/** The lead requests that the page makes from now on. */
export function watchLeads(page: Page): readonly unknown[] {
  const leads: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/send-email')) leads.push(request.postDataJSON());
  });
  return leads;
}

/** Holds matching requests until the returned function is called. */
export async function hold(page: Page, address: string | RegExp): Promise<() => void> {
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await gate;
    await route.continue();
  });
  return release;
}

export const holdLeads = (page: Page) => hold(page, '**/api/send-email');

/** Tomorrow as an ISO date. */
export function tomorrow(): string {
  return new Date(Date.now() + 36 * 3600_000).toISOString().slice(0, 10);
}

/** The trimmed texts of a locator's elements. */
export async function textsOf(locator: Locator): Promise<string[]> {
  await expect(locator.first()).toBeVisible();
  return (await locator.allTextContents()).map((text) => text.trim());
}
