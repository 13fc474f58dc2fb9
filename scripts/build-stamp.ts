import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

const root = join(import.meta.dirname, '..');
/** What visitors are sent. */
export const siteFolder = join(root, 'dist');
/** The own server, outside of dist, whose files are public. */
export const serverFolder = join(root, 'dist-server');
// In dist, so that it is deleted with it.
const stampFile = join(siteFolder, '.build-stamp');
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
  // What npm has installed.
  'node_modules/.package-lock.json',
];

/** Records that dist and the server were built from inputs with this hash. */
export async function recordBuild(stamp: string): Promise<void> {
  await writeFile(stampFile, `${stamp} ${await outputStamp()}`);
}

/** Whether dist and the server were built from the current inputs, and are complete. */
export async function isBuilt(): Promise<boolean> {
  const recorded = await readFile(stampFile, 'utf8').catch(() => undefined);
  return recorded !== undefined && recorded === `${await inputStamp()} ${await outputStamp()}`;
}

/** A hash of everything that a build depends on, including SITE_URL. */
export async function inputStamp(): Promise<string> {
  const hash = createHash('sha256').update(`${process.env.SITE_URL?.trim() ?? ''} ${process.version}`);
  for (const input of inputs) {
    for (const file of await filesOf(join(root, input))) {
      hash.update(relative(root, file)).update(await readFile(file));
    }
  }
  return hash.digest('hex');
}

/** A hash of the names and sizes of the built files. */
async function outputStamp(): Promise<string> {
  const hash = createHash('sha256');
  for (const folder of [siteFolder, serverFolder])
    for (const file of await filesOf(folder))
      if (file !== stampFile) hash.update(`${relative(root, file)} ${(await stat(file)).size}\n`);
  return hash.digest('hex');
}

/** The files in a folder, or the file itself; none if it does not exist. */
async function filesOf(path: string): Promise<string[]> {
  if (!existsSync(path)) return [];
  if ((await stat(path)).isFile()) return [path];
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !file.startsWith(compiledMessages))
    .sort();
}
