import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium, headlessShell } from './chromium.ts';
import { StartError } from './environment.ts';
import { findProgram } from './find-program.ts';
import { findOtherBrowser, type OtherBrowser, otherBrowsers } from './other-browsers.ts';

const hasApt = existsSync('/etc/debian_version') && process.getuid?.() === 0;

/** Chromium with a user interface, installed if there is none; throws an error that says what to do if that fails. */
export function ensureChromium(): string {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH && !findChromium()) {
    throw new StartError(`CHROMIUM_PATH is ${CHROMIUM_PATH}, but there is no such file.`);
  }
  // On Debian, the package also installs the libraries that Playwright's download needs.
  if (!ensure(findChromium, 'chromium')) {
    const cli = join(import.meta.dirname, '../node_modules/playwright/cli.js');
    spawnSync(process.execPath, [cli, 'install', 'chromium'], { stdio: 'inherit' });
  }
  const found = findChromium();
  if (!found) {
    throw new StartError(
      'Chromium is needed, and it could not be installed. Install Chromium or Google Chrome, or set CHROMIUM_PATH, and try again.',
    );
  }
  if (!CHROMIUM_PATH) ensure(() => findProgram(headlessShell), headlessShell);
  return found;
}

/** Installs Redis if it can; the tests that need it are skipped otherwise. */
export function ensureRedis(): void {
  if (!ensure(() => findProgram('redis-server'), 'redis-server'))
    console.log('There is no redis-server: the tests of shared limits are skipped.');
}

/** Without a font for Devanagari, Hindi is laid out as empty boxes, which are wider than its letters. */
export function ensureDevanagariFont(): void {
  const isPresent = () => !findProgram('fc-list') || spawnSync('fc-list', [':lang=hi']).stdout?.length;
  if (!ensure(isPresent, 'fonts-lohit-deva'))
    console.log('There is no font for Devanagari: tests of the Hindi layout may fail.');
}

/** Installs Firefox and WebKitGTK if it can. Their journeys are skipped otherwise, but on Debian their absence is an error. */
export function ensureOtherBrowsers(): void {
  const isDebian = hasApt && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));
  for (const browser of Object.keys(otherBrowsers) as OtherBrowser[]) {
    const { name, packages } = otherBrowsers[browser];
    if (ensure(() => findOtherBrowser(browser), ...packages)) continue;
    if (isDebian) throw new Error(`${name} could not be installed: apt-get install ${packages.join(' ')}`);
    console.log(`There is no ${name}: its journeys are skipped.`);
  }
}

/** Installs Debian's packages if something is missing; returns whether it is there. */
function ensure(isPresent: () => unknown, ...packages: readonly string[]): boolean {
  if (!isPresent() && hasApt) {
    console.log(`Installing ${packages.join(', ')} …`);
    const options = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;
    spawnSync('apt-get', ['update', '-qq'], options);
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], options);
  }
  return Boolean(isPresent());
}
