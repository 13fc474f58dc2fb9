import { defineConfig } from '@playwright/test';
import { chromiumArgs, findChromium, findTestBrowser } from './scripts/chromium.ts';
import { serverEnvironment, siteUrl } from './tests/e2e/test-server.ts';

const launch = (executablePath = findTestBrowser()) => ({
  launchOptions: { args: chromiumArgs, ...(executablePath ? { executablePath } : {}) },
});
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const wide = { viewport: { width: 1280, height: 800 } };
/** These set their own widths, or see the same at any: once is enough. */
const anyWidth = /(axe|everyone|keyboard|layout|noscript)[\w-]*\.spec\.ts$/;

/** Journeys in a real browser against the production build: all on a phone; on a desktop those tagged `@wide`, whose parts stand differently there. */
export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  retries: 0,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    baseURL: siteUrl,
    trace: 'off',
    // It fetches the whole site behind each first page: only journeys that are about it allow it.
    serviceWorkers: 'block',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    ...launch(),
  },
  projects: [
    { name: 'server', testMatch: 'server/*.spec.ts' },
    {
      name: 'phone',
      testIgnore: ['server/**', anyWidth, 'install.spec.ts'],
      use: phone,
    },
    // What installs a page is around it.
    { name: 'whole browser', testMatch: 'install.spec.ts', use: { ...phone, ...launch(findChromium()) } },
    {
      name: 'desktop',
      testIgnore: ['server/**', anyWidth],
      grep: /@wide/,
      use: wide,
    },
    { name: 'any width', testMatch: anyWidth, use: wide },
  ],
  webServer: {
    command: 'node scripts/setup.mjs start',
    url: `${siteUrl}/`,
    env: serverEnvironment,
    stdout: 'ignore',
    stderr: 'pipe',
    timeout: 240_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
});
