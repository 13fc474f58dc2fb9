import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { findProgram } from './find-program.ts';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const macApps = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Arguments for a browser that also runs in a container and makes no requests of its own. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** The program, and Debian's package, of Chromium without a user interface. */
export const headlessShell = 'chromium-headless-shell';

/** The fastest browser for tests: `CHROMIUM_PATH`, else the headless shell, else Chromium; undefined if there is none. */
export function findTestBrowser(): string | undefined {
  return process.env.CHROMIUM_PATH ? findChromium() : (findProgram(headlessShell) ?? findChromium());
}

/** Chromium with a user interface: `CHROMIUM_PATH`, else the system's, else Playwright's; undefined if there is none. */
export function findChromium(): string | undefined {
  const path = process.env.CHROMIUM_PATH;
  if (path) return existsSync(path) ? path : undefined;
  return findProgram(...names) ?? [...macApps, chromium.executablePath()].find((file) => existsSync(file));
}
