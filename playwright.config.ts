import { defineConfig } from '@playwright/test';
import { chromiumArgs, findChromium, findTestBrowser } from './scripts/chromium.ts';
import { serverEnvironment, siteUrl } from './tests/e2e/support/test-server.ts';

const launch = (executablePath = findTestBrowser()) => ({
  launchOptions: { args: chromiumArgs, ...(executablePath ? { executablePath } : {}) },
});
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const desktop = { viewport: { width: 1280, height: 800 } };
/** They set their own widths, or the width does not matter: on a desktop alone. */
const anyWidth = /(server\/[\w-]+|display-settings|keyboard|layout|noscript|screens|zoom)\.spec\.ts/;

/** Runs against the production build: all others on a phone, and those tagged `@wide`, whose layout differs there, on a desktop too. */
export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  forbidOnly: true,
  // One more than the processors of a small machine, because tests also wait.
  workers: 3,
  // A test that passes on its retry is listed as flaky, and has left a trace of it in test-results/.
  retries: 1,
  // Limits of a test that hangs: while other programs use the processor, a test takes many times as long as alone.
  timeout: 240_000,
  expect: { timeout: 100_000 },
  reporter: 'list',
  use: {
    baseURL: siteUrl,
    trace: 'on-first-retry',
    // A service worker precaches the site after each first page; only tests of it allow it.
    serviceWorkers: 'block',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    ...launch(),
  },
  projects: [
    { name: 'phone', testIgnore: [anyWidth, 'install.spec.ts'], use: phone },
    { name: 'desktop', grep: [/@wide/, anyWidth], use: desktop },
    // The headless shell cannot install a site.
    { name: 'full browser', testMatch: 'install.spec.ts', use: { ...phone, ...launch(findChromium()) } },
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
