import { test as base, expect, type Page } from '@playwright/test';
import { inbox } from './inbox.ts';

export { expect };

interface Fixtures {
  readonly inbox: typeof inbox;
  /** A phone number that only this test's leads carry. */
  readonly phone: string;
  /** Names errors that the test provokes, such as a lead that the server refuses; all others fail it. */
  readonly allowErrors: (pattern: RegExp) => void;
}

/** Fails on any console error, uncaught exception, hydration mismatch or violation of the content security policy. */
export const test = base.extend<Fixtures>({
  inbox: async ({ browserName: _ }, use) => use(inbox),
  context: async ({ context, javaScriptEnabled }, use) => {
    if (javaScriptEnabled !== false) context.on('page', returnAtFirstPaint);
    await use(context);
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

/** Makes `goto` return at the first contentful paint, when a visitor can act, and not at a load event, which follows the scripts. */
function returnAtFirstPaint(page: Page): void {
  const goto = page.goto.bind(page);
  page.goto = async (url, options) => {
    const response = await goto(url, { waitUntil: 'commit', ...options });
    if (!options?.waitUntil && response?.headers()['content-type']?.includes('text/html')) {
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    }
    return response;
  };
}

/** The browser reports a violation of the content security policy as a console error too. */
function watch(page: Page, problems: string[]): void {
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`console: ${message.text()} ${message.location().url}`);
  });
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
}
