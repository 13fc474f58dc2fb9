import { createHash, randomUUID } from 'node:crypto';
import { copyFile, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import type { SocialPicture } from '../src/app/social-pictures.ts';

const root = join(import.meta.dirname, '..');
const cache = join(root, '.cache/social');
const labels = join(root, 'scripts/social');
const size = { width: 1200, height: 630 };
const footerHeight = 96;
const margin = 32;
/** Increase it when the drawing changes, so that cached pictures are drawn again. */
const version = 4;

/** Writes each picture into the build; pictures are cached by their cover and language. */
export async function writeSocialPictures(client: string, pictures: readonly SocialPicture[]): Promise<void> {
  await mkdir(cache, { recursive: true });
  await Promise.all(
    pictures.map(async (picture) => {
      const file = join(client, picture.path);
      await mkdir(dirname(file), { recursive: true });
      await copyFile(await cachedFile(picture), file);
    }),
  );
}

async function cachedFile({ cover, locale }: SocialPicture): Promise<string> {
  const source = await readFile(join(root, `public/pictures/${cover.id}-${Math.max(...cover.widths)}.avif`));
  const label = cover.impression ? join(labels, `impression-${locale}.png`) : undefined;
  const key = createHash('sha256')
    .update(source)
    .update(`${version} ${label && locale}`)
    .digest('hex');
  const file = join(cache, `${key.slice(0, 24)}.jpg`);
  try {
    await readFile(file);
  } catch {
    // Renamed when complete, so that an interrupted build leaves no broken file in the cache.
    const temporary = `${file}.${randomUUID()}`;
    await writeFile(temporary, await draw(source, label));
    await rename(temporary, file);
  }
  return file;
}

/** The cover above a footer with the wordmark; a rendered cover is labelled as an impression. */
async function draw(source: Buffer, label: string | undefined): Promise<Buffer> {
  const coverHeight = size.height - footerHeight;
  const wordmark = await sharp(join(root, 'public/wordmark.svg'), { density: 110 })
    .resize({ height: 56 })
    .png()
    .toBuffer();
  const { height = 0 } = label ? await sharp(label).metadata() : {};
  return sharp(source)
    .resize(size.width, coverHeight, { fit: 'cover' })
    .extend({ bottom: footerHeight, background: '#fbf6ee' })
    .composite([
      { input: wordmark, top: coverHeight + (footerHeight - 56) / 2, left: margin },
      ...(label ? [{ input: label, top: coverHeight - height - 16, left: margin }] : []),
    ])
    .jpeg({ quality: 78 })
    .toBuffer();
}
