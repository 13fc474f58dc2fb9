import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';

const root = join(import.meta.dirname, '..');
const stampFile = join(root, 'node_modules/.cache/baraat-house/build-stamp');

/** What a build is made of; all scripts count, so that a new one cannot be forgotten. */
const inputs = [
  'src',
  'public',
  'index.html',
  'vite.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
  'scripts',
];

/** Notes that dist is built from the inputs as they were when `stamp` was taken. */
export async function recordBuild(stamp: string): Promise<void> {
  await mkdir(dirname(stampFile), { recursive: true });
  await writeFile(stampFile, `${stamp} ${await distStamp()}`);
}

/** Whether dist is there and was built from the inputs as they are. */
export async function isBuilt(): Promise<boolean> {
  if (!existsSync(stampFile) || !existsSync(join(root, 'dist/404.html'))) return false;
  const [recorded, dist] = (await readFile(stampFile, 'utf8')).split(' ');
  return recorded === (await inputStamp()) && dist === (await distStamp());
}

/** A digest of everything a build is made of, the address of the site included. */
export async function inputStamp(): Promise<string> {
  const hash = createHash('sha256').update(`${process.env.SITE_URL ?? ''} node ${process.versions.modules}`);
  for (const input of inputs) {
    for (const file of await filesOf(join(root, input)))
      hash.update(relative(root, file)).update(await readFile(file));
  }
  return hash.digest('hex');
}

async function distStamp(): Promise<string> {
  const pages = await Promise.all(
    ['index.html', '404.html'].map((page) => readFile(join(root, 'dist', page))),
  );
  return createHash('sha256').update(Buffer.concat(pages)).digest('hex');
}

async function filesOf(path: string): Promise<string[]> {
  if (!existsSync(path)) return [];
  try {
    const entries = await readdir(path, { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
      .map((entry) => join(entry.parentPath, entry.name))
      .sort();
  } catch {
    return [path];
  }
}
