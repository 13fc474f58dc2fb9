import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Writes into the built service worker what it keeps from the start: all code and fonts, the shell, the offline page. */
export async function fillServiceWorker(client: string): Promise<void> {
  const names = (await readdir(join(client, 'assets'))).filter((name) => /\.(js|css|woff2|svg)$/.test(name));
  const assets = names.sort().map((name) => ({ url: `/assets/${name}`, revision: null }));
  const pages = await Promise.all(
    ['shell', 'offline'].map(async (name) => ({
      url: `/${name}`,
      revision: createHash('sha256')
        .update(await readFile(join(client, `${name}.html`)))
        .digest('hex')
        .slice(0, 16),
    })),
  );
  const file = join(client, 'service-worker.js');
  const worker = await readFile(file, 'utf8');
  if (!worker.includes('__PRECACHE__')) throw new Error('The service worker has no place for its list');
  await writeFile(
    file,
    worker.replace('__PRECACHE__', () => JSON.stringify([...assets, ...pages])),
  );
}
