import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix, sep } from 'node:path';
import { routePath } from '../../src/i18n/locale.ts';
import { createRouter, type HostConfig } from '../host/router.ts';
import { type Finding, finding } from './report.ts';

/** Broken links, scripts, styles and pictures of the built pages in `folder`. */
export function linkFindings(folder: string, routes: HostConfig['routes']): Finding[] {
  if (!existsSync(join(folder, 'index.html')))
    return [finding('links', 'dist', 'is not built: run npm run build first')];
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) =>
    file.split(sep).join('/'),
  );
  const known = new Set(files.map((file) => `/${file}`));
  const route = createRouter(routes);
  const pages = new Map(
    files
      .filter((file) => file.endsWith('.html'))
      .map((file) => [file, readFileSync(join(folder, file), 'utf8')]),
  );
  const fileOf = (path: string) =>
    [path, `${path}.html`, posix.join(path, 'index.html')].find((candidate) => known.has(candidate));
  const problemOf = (from: string, link: string): string | undefined => {
    const { pathname, hash } = new URL(link, `https://site.invalid/${from}`);
    const path = decodeURI(pathname);
    // The host serves 404.html there too.
    if (routePath(path) === '/404') return undefined;
    const file = fileOf(path);
    if (!file)
      return route(path).kind === 'redirect' || path.startsWith('/api/') ? undefined : 'does not exist';
    const target = pages.get(file.slice(1));
    if (hash.length < 2 || target === undefined) return undefined;
    return target.includes(`id="${decodeURIComponent(hash.slice(1))}"`)
      ? undefined
      : 'has no such anchor on the page';
  };
  const broken = new Map<string, string[]>();
  for (const [page, html] of pages) {
    for (const link of internalLinks(html)) {
      const problem = problemOf(page, link);
      const key = `${link} ${problem}`;
      if (problem) broken.set(key, [...(broken.get(key) ?? []), page]);
    }
  }
  return [...broken].map(([what, [first = '', ...more]]) =>
    finding('links', `dist/${first}${more.length > 0 ? ` and ${more.length} more` : ''}`, what),
  );
}

/** The distinct URLs in the page that belong to the site. */
function internalLinks(html: string): Set<string> {
  const attributes = [...html.matchAll(/\s(?:href|src)="([^"]*)"/g)].map(([, link = '']) => link);
  const sets = [...html.matchAll(/\s(?:srcset|imagesrcset)="([^"]*)"/gi)].flatMap(([, list = '']) =>
    list.split(',').map((entry) => entry.trim().split(/\s/)[0] ?? ''),
  );
  const links = [...attributes, ...sets].map((link) => link.replaceAll('&amp;', '&'));
  return new Set(links.filter((link) => !/^(?:[a-z][a-z+.-]*:|\/\/|$)/i.test(link)));
}
