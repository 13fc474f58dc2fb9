import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { socialPictures } from '../src/app/social-images.ts';
import { canonicalPaths } from '../src/routes/pages.ts';
import { inputStamp, recordBuild } from './build-stamp.ts';
import { writeCrawlerFiles } from './crawler-files.ts';
import { prerender } from './prerender.ts';
import { fillServiceWorker } from './service-worker.ts';
import { writeSocialPictures } from './social-pictures.ts';

const root = join(import.meta.dirname, '..');
const client = join(root, 'dist');
const server = join(root, '.cache/server');

/** The production build: the browser's files, the renderer, and one HTML file a canonical path. */
async function buildSite(): Promise<void> {
  const started = performance.now();
  const stamp = await inputStamp();
  await rm(client, { recursive: true, force: true });
  await build({
    root,
    logLevel: 'warn',
    build: { outDir: client },
  });
  await build({
    root,
    logLevel: 'warn',
    build: {
      outDir: server,
      emptyOutDir: true,
      ssr: 'src/app/entry-server.tsx',
      manifest: false,
      copyPublicDir: false,
    },
  });
  const pages = await prerender({ client, renderer: join(server, 'entry-server.js') });
  await fillServiceWorker(client);
  await writeCrawlerFiles(client, canonicalPaths());
  await writeSocialPictures(client, socialPictures);
  await recordBuild(stamp);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`Built ${pages} pages into dist in ${seconds} s`);
}

await buildSite();
