import { defineConfig } from '@playwright/test';
import { oldChromium } from './install-chromium.ts';

process.env.CHROMIUM_PATH = oldChromium;

/** The build in a browser that lacks newer CSS, such as `round()`. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/old-chromium',
  globalSetup: './install-chromium.ts',
  forbidOnly: true,
  fullyParallel: true,
  workers: 2,
  retries: 1,
  timeout: 240_000,
  expect: { timeout: 100_000 },
  reporter: 'list',
});
