import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { dist } from '../../build/built-files.ts';
import { listen } from '../../listen.ts';
import { hostOf } from './built-site.ts';
import { test as base } from './fixtures.ts';

/** Large folders that are the same in each build. */
const shared = ['pictures', 'og'];

interface Deployment {
  readonly url: string;
  /** Replaces the build by another one: other file names of code and data, and another title of the page of photos. */
  readonly deploy: () => Promise<void>;
}

/** A title of the build, and what it is in the next one. */
const titles = ['Our Event Photos', 'Our Wedding Photos'] as const;

/** A `test` with its own server, where a new build can be deployed while a page is open. */
export const test = base.extend<{ site: Deployment }, { nextBuild: () => Promise<Server> }>({
  // Written once, for all tests of a worker.
  nextBuild: [
    async ({ browserName: _ }, use) => {
      let written: Promise<string> | undefined;
      await use(async () => {
        written ??= writeNextBuild();
        return hostOf(await written);
      });
      if (written) await rm(await written, { recursive: true });
    },
    { scope: 'worker' },
  ],
  site: async ({ nextBuild }, use) => {
    const first = await hostOf(dist);
    let current = first;
    const chosen = createServer((request, response) => {
      const isShared = shared.some((name) => request.url?.startsWith(`/${name}/`));
      (isShared ? first : current).emit('request', request, response);
    });
    const server = await listen(chosen);
    await use({
      url: server.url,
      async deploy() {
        current = await nextBuild();
      },
    });
    await server.close();
  },
  baseURL: async ({ site }, use) => use(site.url),
});

/** A copy of the build in which every digest in a file name is different; resolves to its folder. */
async function writeNextBuild(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'deployed-'));
  await cp(dist, folder, { recursive: true, filter: (path) => !shared.includes(basename(path)) });
  const assets = await readdir(join(dist, 'assets'));
  const builds = await readdir(join(dist, 'data'));
  const digests = [...builds, ...assets.flatMap((name) => /-([\w-]{8})\.\w+$/.exec(name)?.[1] ?? [])];
  const anyDigest = new RegExp(digests.join('|'), 'g');
  const renamed = (text: string) => text.replace(anyDigest, (digest) => [...digest].reverse().join(''));
  const rewritten = (text: string) =>
    renamed(text)
      .replaceAll(...titles)
      .replace(/("\/(?:shell|offline)","revision":")/g, '$1next-');
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const from = join(entry.parentPath, entry.name);
    const to = join(folder, renamed(from.slice(folder.length)));
    const isText = /\.(html|js|json|css)$/.test(entry.name);
    if (!isText && from === to) continue;
    await mkdir(join(to, '..'), { recursive: true });
    await writeFile(to, isText ? rewritten(await readFile(from, 'utf8')) : await readFile(from));
    if (from !== to) await rm(from);
  }
  return folder;
}
