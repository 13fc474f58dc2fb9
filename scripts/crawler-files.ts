import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fullAddress } from '../src/app/site-url.ts';
import { site } from '../src/content/site.ts';
import { paths } from '../src/lib/paths.ts';

/** Their content is stored in the browser. */
const personal: readonly string[] = [paths.shortlist(), paths.compare()];

/** Writes sitemap.xml, robots.txt and the web app manifest into the build. */
export async function writeCrawlerFiles(client: string, canonical: readonly string[]): Promise<void> {
  const indexed = canonical.filter((path) => !personal.includes(path));
  const entries = indexed.map((path) => `  <url><loc>${fullAddress(path)}</loc></url>`).join('\n');
  await writeFile(
    join(client, 'sitemap.xml'),
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries}\n</urlset>\n`,
  );
  await writeFile(
    join(client, 'robots.txt'),
    `User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${fullAddress('/sitemap.xml')}\n`,
  );
  await writeFile(join(client, 'manifest.webmanifest'), JSON.stringify(manifest));
}

const manifest = {
  id: '/',
  name: site.name,
  short_name: site.name,
  description: site.description,
  lang: 'en-IN',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: '#fbf6ee',
  theme_color: '#7a1430',
  icons: [
    { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
};
