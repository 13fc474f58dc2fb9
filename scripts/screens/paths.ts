import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Every path of the built site, from its sitemap; and one that is no page. */
export async function shotPaths(): Promise<readonly string[]> {
  const sitemap = await readFile(join(import.meta.dirname, '../../dist/sitemap.xml'), 'utf8');
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  return [...new Set([...listed, '/shortlist', '/compare', '/nowhere'])];
}
