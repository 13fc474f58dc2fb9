import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

const root = join(import.meta.dirname, '..');
// In dist, so that it is deleted with it.
const stampFile = join(root, 'dist/.build-stamp');
/** Derived from other inputs, and absent in a fresh clone. */
const compiledMessages = join(root, 'src/i18n/compiled');
const inputs = [
  'src',
  'api',
  'public',
  'scripts',
  'index.html',
  'vite.config.ts',
  'tsconfig.json',
  'vercel.json',
  'package-lock.json',
];

/** The own server, outside of dist, whose files are public. */
export const serverFolder = join(root, 'dist-server');

/** Records that dist was built from inputs with this hash. */
export async function recordBuild(stamp: string): Promise<void> {
  await writeFile(stampFile, stamp);
}

/** Whether dist and the server were built from the current inputs. */
export async function isBuilt(): Promise<boolean> {
  const recorded = await readFile(stampFile, 'utf8').catch(() => undefined);
  return recorded === (await inputStamp()) && existsSync(join(serverFolder, 'config.json'));
}

/** A hash of everything that a build depends on, including SITE_URL. */
export async function inputStamp(): Promise<string> {
  const hash = createHash('sha256').update(`${process.env.SITE_URL ?? ''} ${process.version}`);
  for (const input of inputs) {
    for (const file of await filesOf(join(root, input))) {
      hash.update(relative(root, file)).update(await readFile(file));
    }
  }
  return hash.digest('hex');
}

async function filesOf(path: string): Promise<string[]> {
  if ((await stat(path)).isFile()) return [path];
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !file.startsWith(compiledMessages))
    .sort();
}
