import { defineConfig } from '@playwright/test';
import site from '../../playwright.config.ts';

/** Journeys on a copy of the site with 340 venues, which is built first. They run on a phone. */
export default defineConfig({
  ...site,
  testDir: '.',
  outputDir: '../../test-results/scale',
  projects: [
    { name: 'phone', use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } },
  ],
  webServer: {
    ...site.webServer,
    command: 'node --import tsx serve-copy.ts',
    reuseExistingServer: !process.env.CI,
    timeout: 300_000,
  },
});
