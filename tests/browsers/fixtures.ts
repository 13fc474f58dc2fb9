import { expect } from '@playwright/test';
import { findOtherBrowser, type OtherBrowser } from '../../scripts/other-browsers.ts';
import { serverTest } from '../e2e/support/lead-server.ts';
import { startFirefox } from './firefox.ts';
import type { RunningBrowser } from './running-browser.ts';
import { createVisitor, type Visitor } from './visitor.ts';
import { startWebKit } from './webkit.ts';

export interface BrowserOptions {
  readonly otherBrowser: OtherBrowser;
}

interface WorkerFixtures extends BrowserOptions {
  readonly running: RunningBrowser;
}

const start = { firefox: startFirefox, webkit: startWebKit };

/** A `test` with the real function, in a window of the project's browser. An error in the page fails it. */
export const test = serverTest.extend<{ visitor: Visitor }, WorkerFixtures>({
  otherBrowser: ['firefox', { option: true, scope: 'worker' }],
  running: [
    async ({ otherBrowser }, use) => {
      const running = await start[otherBrowser](findOtherBrowser(otherBrowser) ?? []);
      await use(running);
      await running.close();
    },
    { scope: 'worker' },
  ],
  visitor: async ({ running, site, leadServer }, use) => {
    const window = await running.openWindow();
    await use(createVisitor(window, { url: site.url, holdScripts: leadServer.holdScripts }));
    const collected = await window.call(() => sessionStorage.getItem('errors') ?? '', null);
    await window.close();
    expect([...window.errors, collected].join('\n').trim(), 'errors in the page').toBe('');
  },
});
