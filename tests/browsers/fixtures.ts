import { writeFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { findTestBrowser } from '../../scripts/chromium.ts';
import { findOtherBrowser } from '../../scripts/other-browsers.ts';
import { serverTest } from '../e2e/support/lead-server.ts';
import { startChromium, startFirefox } from './puppeteer.ts';
import type { BrowserWindow, Engine, RunningBrowser } from './running-browser.ts';
import { createVisitor, type Visitor } from './visitor.ts';
import { startWebKit } from './webkit.ts';

export interface BrowserOptions {
  readonly engine: Engine;
}

interface Fixtures {
  readonly window: BrowserWindow;
  /** Who reads English. */
  readonly visitor: Visitor;
  /** Errors in the page that are part of the test; all others fail it. */
  readonly allowErrors: (pattern: RegExp) => void;
}

interface WorkerFixtures extends BrowserOptions {
  readonly running: RunningBrowser;
}

const start = { chromium: startChromium, firefox: startFirefox, webkit: startWebKit };

/** The files of an engine's programs; undefined if it is not installed. */
export function findEngine(engine: Engine): readonly string[] | undefined {
  if (engine !== 'chromium') return findOtherBrowser(engine);
  const file = findTestBrowser();
  return file ? [file] : undefined;
}

/** A `test` with the real function, in a window of the project's browser. An error in a page fails it. */
export const test = serverTest.extend<Fixtures, WorkerFixtures>({
  engine: ['chromium', { option: true, scope: 'worker' }],
  running: [
    async ({ engine }, use) => {
      const running = await start[engine](findEngine(engine) ?? []);
      await use(running);
      await running.close();
    },
    { scope: 'worker' },
  ],
  allowErrors: async ({ window }, use) => {
    const allowed: RegExp[] = [];
    await use((pattern) => allowed.push(pattern));
    const unexpected = (await window.readErrors()).filter((text) => !allowed.some((one) => one.test(text)));
    expect(unexpected, 'errors in the pages').toEqual([]);
  },
  window: async ({ running }, use, info) => {
    const window = await running.openWindow();
    await use(window);
    if (info.status !== info.expectedStatus) {
      const text = await window.call(
        () => `${location.href}\n\n${document.getElementById('root')?.textContent}`,
        null,
      );
      await writeFile(info.outputPath('page.txt'), text);
    }
    await window.close();
  },
  visitor: async ({ window, site, allowErrors: _ }, use) =>
    use(createVisitor(window, { url: site.url, locale: 'en' })),
});
