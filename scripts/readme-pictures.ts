import { writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import sharp from 'sharp';

const root = join(import.meta.dirname, '..');
const phone = { width: 360, viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 };
const desktop = { width: 1440, viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 };

/** The first screens in the README: name, path and screen. */
const pictures = [
  ['home', '/', desktop],
  ['faridabad', '/faridabad?guests=300', desktop],
  ['faridabad', '/faridabad?guests=300', phone],
  ['venue', '/venues/royalimperio', phone],
  ['photos', '/photos', phone],
] as const;

/** Takes the pictures of the README, in docs/screenshots/. */
export async function shotReadme(
  browser: Browser,
  siteUrl: string,
  load: (page: Page) => Promise<void>,
): Promise<void> {
  for (const [name, path, { width, ...screen }] of pictures) {
    const context = await browser.newContext({ baseURL: siteUrl, ...screen, reducedMotion: 'reduce' });
    const page = await context.newPage();
    await page.goto(path);
    await load(page);
    const file = join(root, `docs/screenshots/${name}-${width}.webp`);
    await writeFile(
      file,
      await sharp(await page.screenshot())
        .webp({ quality: 80 })
        .toBuffer(),
    );
    console.log(relative(root, file));
    await context.close();
  }
}
