import { defineConfig } from '@playwright/test';
import type { BrowserOptions } from './fixtures.ts';

/** The main journeys, in one worker for each browser. */
export default defineConfig<object, BrowserOptions>({
  testDir: '.',
  outputDir: '../../test-results/browsers',
  forbidOnly: true,
  workers: 2,
  retries: 1,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  projects: [
    { name: 'firefox', use: { otherBrowser: 'firefox' } },
    { name: 'webkit', use: { otherBrowser: 'webkit' } },
  ],
});
