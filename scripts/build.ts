import './build-environment.ts';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { cp, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import type * as Renderer from '../src/app/entry-server.tsx';
import { socialPictures } from '../src/app/social-pictures.ts';
import { venueEntries } from '../src/content/venues/index.ts';
import { type Locale, locales, setLocale } from '../src/i18n/locale.ts';
import { inputStamp, recordBuild, serverFolder, siteFolder } from './build-stamp.ts';
import { writeCrawlerFiles } from './crawler-files.ts';
import { fillServiceWorker } from './fill-service-worker.ts';
import { readHostConfig } from './host/routing.ts';
import { oneLanguage } from './messages.ts';
import { joinNotFoundPages, prerender } from './prerender.ts';
import { redirectedPaths } from './redirects.ts';
import { writeSocialPictures } from './social-pictures.ts';

const root = join(import.meta.dirname, '..');
const cache = join(root, '.cache');
/** Of this build alone. Until it is complete, dist and dist-server are those of the build before. */
const folder = join(cache, `build-${process.pid}`);
const site = join(folder, 'dist');
const ownServer = join(folder, 'dist-server');
const server = join(folder, 'server');
/** The browser's code and styles in one language. */
const clientOf = (locale: Locale) => join(folder, 'client', locale);
/** Short class names, because each page has its styles inline. */
const css = { modules: { generateScopedName: '[hash:base64:5]' } };

/** The production build: the browser's files, in each language one HTML file a canonical path, and the server. */
async function buildSite(): Promise<void> {
  const started = performance.now();
  const stamp = await inputStamp();
  for (const locale of locales) {
    await build({
      root,
      logLevel: 'warn',
      plugins: [oneLanguage(locale)],
      css,
      build: { outDir: clientOf(locale), emptyOutDir: true, copyPublicDir: false },
    });
    await cp(join(clientOf(locale), 'assets'), join(site, 'assets'), { recursive: true });
  }
  await build({
    root,
    logLevel: 'warn',
    css,
    build: {
      outDir: server,
      emptyOutDir: true,
      ssr: 'src/app/entry-server.tsx',
      manifest: false,
      copyPublicDir: false,
    },
  });
  await cp(join(root, 'public'), site, { recursive: true });
  let pages = 0;
  const renderer = join(server, 'entry-server.js');
  const { canonicalPaths, pathsWithContent } = (await import(
    pathToFileURL(renderer).href
  )) as typeof Renderer;
  for (const locale of locales) {
    pages += await prerender({ locale, client: clientOf(locale), site, renderer });
  }
  await joinNotFoundPages(clientOf('en'), site);
  for (const locale of locales) await fillServiceWorker({ locale, client: clientOf(locale), site });
  await writeCrawlerFiles(site, pathsWithContent());
  for (const locale of locales) {
    setLocale(locale);
    await writeSocialPictures(site, socialPictures());
  }
  await buildServer();
  for (const [made, served] of [
    [ownServer, serverFolder],
    [site, siteFolder],
  ] as const) {
    await rm(served, { recursive: true, force: true });
    await rename(made, served);
  }
  await recordBuild(stamp);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`Built ${pages} pages into dist in ${seconds} s`);
  const others = canonicalPaths().length - redirectedPaths(canonicalPaths(), venueEntries).length;
  if (others > 0) console.log(`The not-found page resolves other letter cases of ${others} paths`);
}

/** The server in one file with its packages, so that it runs where nothing is installed. */
async function buildServer(): Promise<void> {
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    ssr: { noExternal: true },
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    build: {
      outDir: ownServer,
      emptyOutDir: true,
      copyPublicDir: false,
      ssr: 'scripts/host/server.ts',
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  const config = await readHostConfig(join(root, 'vercel.json'));
  await writeFile(join(ownServer, 'config.json'), JSON.stringify(config));
}

/** Deletes what killed builds have left, each as large as the site: a server without the memory to build tries it again and again. */
function removeAbandoned(): void {
  mkdirSync(cache, { recursive: true });
  for (const name of readdirSync(cache))
    if (name.startsWith('build-') && !isRunning(Number(name.slice('build-'.length))))
      rmSync(join(cache, name), { recursive: true, force: true });
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // EPERM: a process of another user.
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}

process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));
removeAbandoned();
await buildSite();
