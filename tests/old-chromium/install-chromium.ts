import { spawnSync } from 'node:child_process';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { arch, platform } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';

const version = '123.0.1';
const folder = join(import.meta.dirname, '../../.cache', `chromium-${version}`);

export const oldChromium = join(folder, 'chromium');

/** Not a package of the project: every `npm start` would download its 61 MB. */
export default async function installChromium(): Promise<void> {
  if (existsSync(oldChromium)) return;
  if (platform() !== 'linux' || arch() !== 'x64')
    return console.log('Chromium 123 is there for Linux on x64 only: its tests are skipped.');
  const name = '@sparticuz/chromium';
  const args = ['install', '--prefix', folder, '--no-audit', '--no-fund', '--no-save', `${name}@${version}`];
  const { status } = spawnSync('npm', args, { stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) return console.log(`Chromium 123 is skipped: ${name}@${version} could not be installed.`);
  const compressed = createReadStream(join(folder, 'node_modules', name, 'bin/chromium.br'));
  const part = `${oldChromium}.part`;
  await pipeline(compressed, createBrotliDecompress(), createWriteStream(part, { mode: 0o755 }));
  await rename(part, oldChromium);
}
