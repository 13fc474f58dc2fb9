import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium, shellName } from './chromium.ts';
import { findProgram } from './find-program.ts';
import { runCommand } from './run-command.ts';

const aptWorks = () => existsSync('/etc/debian_version') && process.getuid?.() === 0;

async function apt(name: string): Promise<void> {
  console.log(`Installing ${name} …`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const progress = `still installing ${name}`;
  await runCommand('apt-get', ['update', '-qq'], { env, progress });
  await runCommand('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], { env, progress });
}

/** Sees to a browser for the journeys; false, after a sentence that says what to do, where there is none. */
export async function ensureChromium(): Promise<boolean> {
  if (process.env.CHROMIUM_PATH && !findChromium()) {
    console.error(`CHROMIUM_PATH is ${process.env.CHROMIUM_PATH}, but there is no such file.`);
    return false;
  }
  // On Debian the system's package brings the libraries that a downloaded browser would lack.
  if (!findChromium() && aptWorks()) await apt('chromium');
  if (!findChromium()) {
    console.log('Installing Chromium …');
    const cli = join(import.meta.dirname, '../node_modules/playwright/cli.js');
    await runCommand(process.execPath, [cli, 'install', 'chromium'], {
      progress: 'still installing Chromium',
    });
  }
  if (!findChromium()) {
    console.error(
      'The browser journeys need Chromium, and it could not be installed. Install Chromium or Google Chrome, or set CHROMIUM_PATH to its program, and run this again.',
    );
    return false;
  }
  // Quicker, and not needed: where there is no such package, the other does.
  if (!process.env.CHROMIUM_PATH && !findProgram(shellName) && aptWorks()) await apt(shellName);
  return true;
}

/** Redis for the tests of shared limits, installed where apt can; without it those tests print why they are left out. */
export async function ensureRedis(): Promise<void> {
  if (!findProgram('redis-server') && aptWorks()) await apt('redis-server');
  if (!findProgram('redis-server'))
    console.log('No redis-server here: the tests of shared limits will be left out.');
}
