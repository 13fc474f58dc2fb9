import { expect, type Locator, type Page } from '@playwright/test';

/** Opens a page and waits until its script has taken over what the HTML shows, so that no press falls between the two. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await takenOver(page);
}

/** React marks each element that it has taken over. */
export async function takenOver(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    // The heading, not <main>: the page's own part is taken over after the shell around it.
    const heading = document.querySelector('main h1');
    return heading !== null && Object.keys(heading).some((key) => key.startsWith('__reactFiber'));
  });
}

/** On small screens the navigation waits behind its button; elsewhere it is there. */
export async function openMenu(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Open menu' });
  if (await button.isVisible()) await button.click();
}

/** By the menu, which opens once the page answers: a link pressed before that opens its page anew. */
export async function goByMenu(page: Page, name: string): Promise<void> {
  await openMenu(page);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click();
}

/** The one dialog that is open. */
export const dialogIn = (page: Page): Locator => page.getByRole('dialog');

/** The sends that the page makes from now on. */
export function watchSends(page: Page): readonly unknown[] {
  const sends: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/send-email')) sends.push(request.postDataJSON());
  });
  return sends;
}

/** Holds what the page asks for by such an address until the returned function is called. */
export async function hold(page: Page, address: string): Promise<() => void> {
  let letGo = () => {};
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(address, async (route) => {
    await gate;
    await route.continue();
  });
  return letGo;
}

/** Holds every send until the returned function is called. */
export const holdSends = (page: Page) => hold(page, '**/api/send-email');

/** Tomorrow, as a date field takes it. */
export function tomorrow(): string {
  return new Date(Date.now() + 36 * 3600_000).toISOString().slice(0, 10);
}

/** The texts of a locator's elements, without the spaces around them. */
export async function textsOf(locator: Locator): Promise<string[]> {
  await expect(locator.first()).toBeVisible();
  // Further down a page has no words before it is laid out.
  await locator.page().waitForSelector('html[data-drawn]', { state: 'attached' });
  return (await locator.allInnerTexts()).map((text) => text.trim());
}
