import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as Renderer from '../src/app/entry-server.tsx';
import { payloadPath } from '../src/app/page-payload.ts';
import { withoutBelow, wordsOfTags } from './first-styles.ts';
import { checkPolicy, shortenInline } from './inline-script.ts';
import { type Manifest, pageAssets } from './page-assets.ts';

interface PrerenderOptions {
  /** The folder with the browser's build; pages are written into it. */
  readonly client: string;
  /** The built renderer's file. */
  readonly renderer: string;
}

/** Renders every canonical path, and the not-found page, to HTML with its styles inside; returns how many. */
export async function prerender({ client, renderer }: PrerenderOptions): Promise<number> {
  const { canonicalPaths, dataFiles, headTags, renderPage } = (await import(
    pathToFileURL(renderer).href
  )) as typeof Renderer;
  const template = shortenInline(withoutHaste(await readFile(join(client, 'index.html'), 'utf8')));
  checkPolicy(await readFile(join(import.meta.dirname, '../vercel.json'), 'utf8'), template);
  const manifestFile = join(client, '.vite/manifest.json');
  const manifest = JSON.parse(await readFile(manifestFile, 'utf8')) as Manifest;
  const rendered = [];
  for (const path of [...canonicalPaths(), '/404', '/offline'])
    rendered.push({ path, ...(await renderPage(path)) });

  const files = dataFiles();
  const digest = createHash('sha256').update(template);
  // One after the other: all pages of a large site are more than one text can hold.
  for (const part of [...rendered, ...files]) digest.update(JSON.stringify(part));
  const build = digest.digest('hex').slice(0, 12);
  const words = new Map<string, Set<string>>();
  for (const { kind, html } of rendered) {
    const above = `<html data-unstyled data-below data-drawn data-sent data-display-font data-text-font><body>${withoutBelow(html)}`;
    words.set(kind, wordsOfTags(above, words.get(kind)));
  }
  for (const { path, html, payload, kind } of rendered) {
    const assets = await pageAssets({ client, manifest, kind, html, words: words.get(kind) ?? new Set() });
    const page = template
      .replace('<html', `<html data-build="${build}" data-unstyled`)
      .replace(/\s*<link rel="stylesheet"[^>]*>/g, '')
      .replace('<!--head-->', () => `${headTags(payload, kind)}\n    ${assets}`)
      .replace('<!--page-->', () => html)
      .replace('</body>', () => (payload.status === 200 ? '</body>' : `${payloadScript(payload)}</body>`));
    await write(join(client, `${path === '/' ? '/index' : path}.html`), page);
    if (payload.status === 200) await write(join(client, payloadPath(build, path)), JSON.stringify(payload));
  }
  await write(join(client, 'shell.html'), await shell({ client, manifest, template, build }));
  for (const [name, data] of files) {
    await write(join(client, payloadPath(build, name)), JSON.stringify(data));
  }
  await rm(dirname(manifestFile), { recursive: true });
  return rendered.length;
}

/** The page is readable without script: its first few lines fetch the others, named here, once the first screen stands. */
function withoutHaste(template: string): string {
  const start = /\s*<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>/;
  const [tag, file] = start.exec(template) ?? [];
  if (!tag || !file) throw new Error('index.html names no module to start with');
  return template
    .replace(tag, '')
    .replace('<!--manifest-->', '<link rel="manifest" href="/manifest.webmanifest">')
    .replace('<html', `<html data-start="${file}"`)
    .replaceAll('<link rel="modulepreload"', '<link data-early');
}

/** A page without a page: the service worker gives it where the data of the page, but not its HTML, is on the device. */
async function shell(from: {
  client: string;
  manifest: Manifest;
  template: string;
  build: string;
}): Promise<string> {
  const assets = await pageAssets({
    client: from.client,
    manifest: from.manifest,
    kind: 'notFound',
    html: '',
  });
  return from.template
    .replace('<html', `<html data-build="${from.build}"`)
    .replace(
      '<!--head-->',
      () => `<title>Opening the page</title>\n    <meta name="robots" content="noindex">\n    ${assets}`,
    );
}

/** The payload of a page that has no file of it beside its own, as data inside the page; `<` is escaped so that no text can end the element. */
function payloadScript(payload: unknown): string {
  const json = JSON.stringify(payload).replaceAll('<', '\\u003c');
  return `<script id="page-payload" type="application/json">${json}</script>`;
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}
