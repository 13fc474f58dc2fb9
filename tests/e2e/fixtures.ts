import { test as base, expect, type Page } from '@playwright/test';
import { type Inbox, inbox } from './inbox.ts';

export { expect };

interface Fixtures {
  readonly inbox: Inbox;
  /** A phone number that only this test's leads carry. */
  readonly phone: string;
  /** Names errors that the journey provokes on purpose, such as a lead that the server refuses; all others fail it. */
  readonly allowErrors: (pattern: RegExp) => void;
}

/** Journeys' `test`: fails on any console error, uncaught exception or breach of the content policy in its pages. */
export const test = base.extend<Fixtures>({
  inbox: [inbox, { option: true }],
  page: async ({ page, javaScriptEnabled }, use) => {
    const goto = page.goto.bind(page);
    // The page's code comes after its first picture: a journey begins when the page answers.
    page.goto = async (address, options) => {
      const scripted = javaScriptEnabled !== false;
      // What a visitor waits for; pictures further down may still come. Without script, all styles too.
      const response = await goto(address, { waitUntil: scripted ? 'domcontentloaded' : 'load', ...options });
      const isPage = response?.headers()['content-type']?.includes('text/html');
      if (scripted && isPage) await wake(page);
      return response;
    };
    await use(page);
  },
  phone: async ({ inbox }, use) => use(inbox.newPhone()),
  allowErrors: [
    async ({ context }, use) => {
      const problems: string[] = [];
      const allowed: RegExp[] = [];
      context.on('page', (page) => watch(page, problems));
      await use((pattern) => allowed.push(pattern));
      const unexpected = problems.filter((problem) => !allowed.some((pattern) => pattern.test(problem)));
      expect(unexpected, 'errors in the browser').toEqual([]);
    },
    { auto: true },
  ],
});

/** Somebody is there: the page's code waits for a sign of them. */
export async function wake(page: Page): Promise<void> {
  // The first place of a mouse is where it rested: the second is a move.
  for (const place of [1, 2]) await page.mouse.move(place, place);
  await page.waitForSelector('html[data-ready]', { state: 'attached' });
}

/** The browser tells a breach of the content policy as a console error too. */
function watch(page: Page, problems: string[]): void {
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`console: ${message.text()} ${message.location().url}`);
  });
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
}
