import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as Renderer from '../src/app/entry-server.tsx';
import { dataUrl } from '../src/lib/load-data.ts';
import type { RouteId } from '../src/routes/route-data.ts';
import { heroPreloads } from './hero-preloads.ts';

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
}
type Manifest = Readonly<Record<string, Chunk>>;

interface PrerenderOptions {
  /** The folder of the client build; pages are written into it. */
  readonly client: string;
  /** The file of the server build. */
  readonly renderer: string;
}

/** index.html names the entry module, so the manifest lists it under this key. */
const entry = 'index.html';

/** Renders every canonical path, the not-found page and the offline page to HTML files; returns how many. */
export async function prerender({ client, renderer }: PrerenderOptions): Promise<number> {
  const { canonicalPaths, dataFiles, headTags, renderLoadError, renderPage } = (await import(
    pathToFileURL(renderer).href
  )) as typeof Renderer;
  const manifest = JSON.parse(await readFile(join(client, '.vite/manifest.json'), 'utf8')) as Manifest;
  const template = await readTemplate(client, renderLoadError());
  await checkContentPolicy(template);
  const pages = [];
  for (const path of [...canonicalPaths(), '/404', '/offline'])
    pages.push({ path, ...(await renderPage(path)) });
  const files = dataFiles();
  const build = digestOf([template, JSON.stringify(manifest), ...pages, ...files]);

  for (const { path, html, pageData } of pages) {
    const { route } = pageData;
    const isIndexed = pageData.head.path !== undefined;
    const page = template
      .replace('<html', `<html data-build="${build}" data-path="${path}"`)
      .replace('<!--head-->', () =>
        [
          headTags(pageData),
          ...heroPreloads(html),
          ...codePreloads(manifest, route),
          ...(isIndexed
            ? [`<link rel="preload" as="fetch" crossorigin href="${dataUrl(build, path)}">`]
            : []),
        ].join('\n    '),
      )
      .replace('<!--page-->', () => html)
      .replace('</body>', () => (isIndexed ? '</body>' : `${inlineData(pageData)}</body>`));
    await write(join(client, `${path === '/' ? '/index' : path}.html`), page);
    if (isIndexed) await write(join(client, dataUrl(build, path)), JSON.stringify(pageData));
  }
  // The service worker answers with the shell where a page's data, but not its HTML, is cached.
  const shellHead = '<title>Opening the page</title>\n    <meta name="robots" content="noindex">';
  const shell = template.replace('<html', `<html data-build="${build}"`).replace('<!--head-->', shellHead);
  await write(join(client, 'shell.html'), shell);
  for (const [name, data] of files) await write(join(client, dataUrl(build, name)), JSON.stringify(data));
  await rm(join(client, '.vite'), { recursive: true });
  return pages.length;
}

/** index.html as Vite built it, with the stylesheet and the load error inside and its module at low priority. */
async function readTemplate(client: string, loadError: string): Promise<string> {
  const html = await readFile(join(client, 'index.html'), 'utf8');
  const css = (await readdir(join(client, 'assets'))).filter((name) => name.endsWith('.css'));
  const styles = await Promise.all(css.map((name) => readFile(join(client, 'assets', name), 'utf8')));
  await Promise.all(css.map((name) => rm(join(client, 'assets', name))));
  return html
    .replace(/\s*<link rel="(stylesheet|modulepreload)"[^>]*>/g, '')
    .replace('<script type="module"', '<script type="module" fetchpriority="low"')
    .replace(
      '</head>',
      () =>
        `<style>${styles.join('')}</style>\n    <link rel="manifest" href="/manifest.webmanifest">\n  </head>`,
    )
    .replace('<!--load-error-->', () => loadError);
}

/** The entry and the route's component, each with its static imports. */
function codePreloads(manifest: Manifest, route: RouteId): string[] {
  const page = `src/routes/${route}/${route}-page.tsx`;
  const keys = new Set([...withImports(manifest, entry), ...withImports(manifest, page)]);
  return [...keys].map((key) => {
    const href = `/${manifest[key]?.file}`;
    return `<link rel="modulepreload" fetchpriority="low" crossorigin href="${href}">`;
  });
}

function withImports(manifest: Manifest, key: string): string[] {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`The build has no chunk for ${key}`);
  return [key, ...(chunk.imports ?? []).flatMap((next) => withImports(manifest, next))];
}

/** Throws where vercel.json does not allow the inline script of index.html, with what to write there. */
async function checkContentPolicy(html: string): Promise<void> {
  const [, script = ''] = /<script>([\s\S]*?)<\/script>/.exec(html) ?? [];
  const source = `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
  const config = await readFile(join(import.meta.dirname, '../vercel.json'), 'utf8');
  if (!config.includes(source))
    throw new Error(`vercel.json: write ${source} after 'self' at script-src: index.html has changed`);
}

/** Data inside a page that stands in for others; `<` is escaped so that no text can end the element. */
function inlineData(data: unknown): string {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return `<script id="page-data" type="application/json">${json}</script>`;
}

function digestOf(parts: readonly unknown[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(JSON.stringify(part));
  return hash.digest('hex').slice(0, 12);
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}
