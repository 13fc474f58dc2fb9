import { defineConfig } from '@playwright/test';
import { chromiumArgs, findChromium } from './scripts/chromium.ts';
import { serverEnvironment, siteUrl } from './tests/e2e/test-server.ts';

const executablePath = findChromium();
/** These set their own widths, or see the same at any: once is enough. */
const anyWidth = ['layout', 'axe', 'noscript', 'keyboard'].map((name) => `${name}.spec.ts`);

/** Journeys in a real browser against the production build, each on a phone and on a desktop screen. */
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
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    launchOptions: { args: chromiumArgs, ...(executablePath ? { executablePath } : {}) },
  },
  projects: [
    { name: 'server', testMatch: 'server/*.spec.ts' },
    {
      name: 'phone',
      testIgnore: ['server/**', ...anyWidth],
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    },
    {
      name: 'desktop',
      // Breaks the mail, not the layout: one test of it asks for a wide screen itself.
      testIgnore: ['server/**', 'outbox.spec.ts'],
      use: { viewport: { width: 1280, height: 800 } },
    },
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
