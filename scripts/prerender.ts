import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as Renderer from '../src/app/entry-server.tsx';
import { type Locale, languageTags, localPath } from '../src/i18n/locale.ts';
import { dataUrl } from '../src/lib/load-data.ts';
import type { RouteId } from '../src/routes/route-table.ts';
import { hashOf } from './boot-script.ts';
import { manifestPath } from './crawler-files.ts';

interface Chunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}
type Manifest = Readonly<Record<string, Chunk>>;

export interface PrerenderOptions {
  readonly locale: Locale;
  /** The folder of the browser's build in this language. */
  readonly client: string;
  /** The folder that is served; pages and data are written into it. */
  readonly site: string;
  /** The file of the server build. */
  readonly renderer: string;
}

/** index.html names the entry module, so the manifest lists it under this key. */
const entry = 'index.html';

/** Renders every canonical path, the not-found page and the offline page in one language; returns how many. */
export async function prerender({ locale, client, site, renderer }: PrerenderOptions): Promise<number> {
  const {
    setLocale,
    firstHolds,
    htmlAttributes,
    shellTitle,
    canonicalPaths,
    dataFiles,
    headTags,
    loadPageData,
    renderLoadError,
    renderPage,
    structuredDataTag,
  } = (await import(pathToFileURL(renderer).href)) as typeof Renderer;
  setLocale(locale);
  const manifest = await readManifest(client);
  const template = await readTemplate(client, locale, renderLoadError());
  await checkContentPolicy(template);
  const paths = [...canonicalPaths(), '/404', '/offline'];
  const files = dataFiles();
  // Each page contains the digest, and all pages together do not fit into memory.
  const hash = createHash('sha256').update(template).update(JSON.stringify(manifest));
  for (const path of paths) hash.update(JSON.stringify(loadPageData(path)));
  for (const file of files) hash.update(JSON.stringify(file));
  const build = hash.digest('hex').slice(0, 12);

  for (const path of paths) {
    const { preloads, html, pageData } = await renderPage(path);
    const url = localPath(path, locale);
    const { route } = pageData;
    const { style, disabledLinks } = await pageStyles(client, manifest, route);
    const scripts = await codePreloads(client, manifest, route);
    const isIndexed = pageData.head.path !== undefined;
    const page = template
      .replace(
        '<html',
        `<html data-build="${build}" data-path="${path}" ${htmlAttributes}${firstHolds(pageData)}`,
      )
      .replace('<!--head-->', () =>
        [
          headTags(pageData),
          preloads,
          style,
          // After the styles, which the first paint needs, and before pictures, which keep the few connections of HTTP/1.1 for long.
          ...scripts,
          ...(isIndexed ? [`<link rel="preload" as="fetch" crossorigin href="${dataUrl(build, url)}">`] : []),
        ].join('\n    '),
      )
      .replace('<!--page-->', () => html)
      // In the head, these kilobytes would delay the first paint.
      .replace('</body>', () =>
        [
          ...disabledLinks,
          isIndexed ? structuredDataTag(pageData) : inlineData(pageData, locale),
          '</body>',
        ].join(''),
      );
    await write(join(site, `${url === '/' ? '/index' : url}.html`), page);
    if (isIndexed) await write(join(site, dataUrl(build, url)), JSON.stringify(pageData));
  }
  // The service worker answers with the shell where a page's data, but not its HTML, is cached.
  const title = `<title>${shellTitle()}</title>`;
  const { style, disabledLinks } = await pageStyles(client, manifest);
  const shellHead = [title, '<meta name="robots" content="noindex">', style].join('\n    ');
  const shell = template
    .replace('<html', `<html data-build="${build}"`)
    .replace('<!--head-->', () => shellHead)
    .replace('</body>', () => `${disabledLinks.join('')}</body>`);
  await write(join(site, `${localPath('/shell', locale)}.html`), shell);
  for (const [name, data] of files)
    await write(join(site, dataUrl(build, localPath(`/${name}`, locale))), JSON.stringify(data));
  return paths.length;
}

/** index.html as Vite built it, with the load error inside. */
async function readTemplate(client: string, locale: Locale, loadError: string): Promise<string> {
  const html = await readFile(join(client, 'index.html'), 'utf8');
  return html
    .replace('lang="en-IN"', `data-locale="${locale}" lang="${languageTags[locale]}"`)
    .replace(/\s*<link rel="(stylesheet|modulepreload)"[^>]*>/g, '')
    .replace('</head>', `<link rel="manifest" href="${manifestPath(locale)}">\n  </head>`)
    .replace('<!--load-error-->', () => loadError);
}

/**
 * The entry and the route's component, each with its static imports. The largest comes first, as it takes longest; then the smallest, so
 * that connections of HTTP/1.1 are soon free for the fonts and the first picture. A low priority would put them behind all pictures.
 */
async function codePreloads(client: string, manifest: Manifest, route: RouteId): Promise<string[]> {
  const scripts = await Promise.all(
    chunksOf(manifest, route).map(async ({ file }) => ({
      file,
      size: (await stat(join(client, file))).size,
    })),
  );
  const ascending = scripts.toSorted((a, b) => a.size - b.size);
  return [...ascending.slice(-1), ...ascending.slice(0, -1)].map(
    ({ file }) => `<link rel="modulepreload" crossorigin href="/${file}">`,
  );
}

/**
 * The CSS of the entry and the route's component. Browsers do not fetch a disabled stylesheet, and Vite, which looks for the
 * link before it loads a chunk's CSS, does not either.
 */
async function pageStyles(client: string, manifest: Manifest, route?: RouteId) {
  const files = [...new Set(chunksOf(manifest, route).flatMap(({ css }) => css ?? []))];
  const styles = await Promise.all(files.map((file) => readFile(join(client, file), 'utf8')));
  return {
    style: `<style>${styles.join('')}</style>`,
    disabledLinks: files.map((file) => `<link rel="stylesheet" href="/${file}" disabled>`),
  };
}

/** The chunks of the entry and of the route's component, imports first. */
function chunksOf(manifest: Manifest, route?: RouteId): Chunk[] {
  const page = route && `src/routes/${route}/${route}-page.tsx`;
  const keys = [entry, ...(page ? [page] : [])].flatMap((key) => withImports(manifest, key));
  return [...new Set(keys)].flatMap((key) => manifest[key] ?? []);
}

function withImports(manifest: Manifest, key: string): string[] {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`The build has no chunk for ${key}`);
  return [...(chunk.imports ?? []).flatMap((next) => withImports(manifest, next)), key];
}

/** Throws where vercel.json does not allow the inline script. */
async function checkContentPolicy(html: string): Promise<void> {
  const [, script = ''] = /<script>([\s\S]*?)<\/script>/.exec(html) ?? [];
  const config = await readFile(join(import.meta.dirname, '../vercel.json'), 'utf8');
  if (!config.includes(`'${hashOf(script)}'`))
    throw new Error('vercel.json does not allow the inline script: run `npm run redirects` and commit it');
}

/** Data inside a page that stands in for others; `<` is escaped so that no text can end the element. */
function inlineData(data: unknown, locale: Locale): string {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return `<script id="page-data-${locale}" type="application/json">${json}</script>`;
}

/**
 * The host serves one 404.html for both languages: adds to the English one the data of the Hindi one and replaces its code by a
 * module that loads the code of the URL's language.
 */
export async function joinNotFoundPages(client: string, site: string): Promise<void> {
  const [english = '', hindi = ''] = await Promise.all(
    ['404.html', 'hi/404.html'].map((file) => readFile(join(site, file), 'utf8')),
  );
  const [data = ''] = /<script id="page-data-hi"[\s\S]*?<\/script>/.exec(hindi) ?? [];
  const entryOf = (html: string) => /<script type="module"[^>]* src="([^"]+)"/.exec(html)?.[1] ?? '';
  const buildOf = (html: string) => /data-build="(\w+)"/.exec(html)?.[1] ?? '';
  const chooser = (await readManifest(client))['src/app/entry-not-found.ts']?.file;
  const page = english
    .replace(/\s*<link rel="modulepreload"[^>]*>/g, '')
    .replace(entryOf(english), `/${chooser}`)
    .replace(
      '<html',
      `<html data-en="${entryOf(english)}" data-hi="${entryOf(hindi)}" data-hi-build="${buildOf(hindi)}"`,
    )
    .replace('</body>', () => `${data}</body>`);
  await write(join(site, '404.html'), page);
  await rm(join(site, 'hi/404.html'));
}

async function readManifest(client: string): Promise<Manifest> {
  return JSON.parse(await readFile(join(client, '.vite/manifest.json'), 'utf8')) as Manifest;
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}
