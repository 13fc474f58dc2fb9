import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { findProgram } from './find-program.ts';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const bundles = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Arguments for a browser that runs in a container too and calls nobody on its own. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** Chromium without windows, as Debian packages it. */
export const shellName = 'chromium-headless-shell';

/** For journeys: `CHROMIUM_PATH`, else the one without windows (a fifth quicker, the same to a page), else the whole; undefined if none. */
export function findJourneysBrowser(): string | undefined {
  return process.env.CHROMIUM_PATH ? findChromium() : (findProgram(shellName) ?? findChromium());
}

/** The whole browser: `CHROMIUM_PATH`, else the system's, else the one that Playwright installed; undefined if none. */
export function findChromium(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named) return existsSync(named) ? named : undefined;
  return findProgram(...names) ?? [...bundles, chromium.executablePath()].find((file) => existsSync(file));
}
