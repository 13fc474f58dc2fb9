import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { serviceWorkerPaths } from '../src/app/register-service-worker.ts';
import { type Locale, locales, localPath } from '../src/i18n/locale.ts';
import { oneLanguage } from './messages.ts';
import type { PrerenderOptions } from './prerender.ts';

/**
 * Writes the service worker of a language with what it caches when it is installed: the language's code, fonts, shell and
 * offline page, and the offline page of the other language, because a link leads there.
 */
export async function fillServiceWorker({
  locale,
  client,
  site,
}: Omit<PrerenderOptions, 'renderer'>): Promise<void> {
  const names = (await readdir(join(client, 'assets'))).filter((name) => /\.(js|css|woff2|svg)$/.test(name));
  const assets = names.sort().map((name) => ({ url: `/assets/${name}`, revision: null }));
  const paths = [localPath('/shell', locale), ...locales.map((each) => localPath('/offline', each))];
  const pages = await Promise.all(
    paths.map(async (path) => ({
      url: path,
      revision: digestOf(await readFile(join(site, `${path}.html`))),
    })),
  );
  const worker = await bundleWorker(locale, client);
  if (!worker.includes('__PRECACHE__')) throw new Error('The service worker has no place for its list');
  await writeFile(
    join(site, serviceWorkerPaths[locale]),
    worker.replace('__PRECACHE__', () => JSON.stringify([...assets, ...pages])),
  );
}

/** Built alone: a service worker cannot import a file that it shares with the pages. */
async function bundleWorker(locale: Locale, client: string): Promise<string> {
  await build({
    configFile: false,
    root: join(import.meta.dirname, '..'),
    logLevel: 'warn',
    plugins: [oneLanguage(locale)],
    build: {
      outDir: client,
      emptyOutDir: false,
      copyPublicDir: false,
      rolldownOptions: {
        input: 'src/app/service-worker.ts',
        output: { codeSplitting: false, entryFileNames: '[name].js' },
      },
    },
  });
  return readFile(join(client, 'service-worker.js'), 'utf8');
}

const digestOf = (file: Buffer): string => createHash('sha256').update(file).digest('hex').slice(0, 16);
