import { defineConfig } from '@playwright/test';
import { serverEnvironment, siteUrl } from '../e2e/support/test-server.ts';
import type { BrowserOptions } from './fixtures.ts';
import type { Engine } from './running-browser.ts';

const project = (engine: Engine) => ({ name: engine, use: { engine }, grep: new RegExp(`@${engine}`) });

/** Journeys and controls: on the build, and for one condition on the development server. */
export default defineConfig<object, BrowserOptions>({
  testDir: '.',
  outputDir: '../../test-results/browsers',
  forbidOnly: true,
  fullyParallel: true,
  workers: 3,
  retries: 1,
  timeout: 240_000,
  expect: { timeout: 100_000 },
  reporter: 'list',
  webServer: {
    command: 'node ../../scripts/setup.mjs dev',
    url: siteUrl,
    env: serverEnvironment,
    stdout: 'ignore',
    stderr: 'pipe',
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
  projects: [project('chromium'), project('firefox'), project('webkit')],
});
