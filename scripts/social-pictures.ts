import { createHash, randomUUID } from 'node:crypto';
import { copyFile, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { SocialPicture } from '../src/app/social-images.ts';

const root = join(import.meta.dirname, '..');
const cache = join(root, '.cache/social');
const size = { width: 1200, height: 630 };
const foot = 96;
const margin = 32;
/** Part of a cached picture's name: raise it when the drawing changes. */
const version = 3;

/** Writes `og/<name>.jpg` into the build for each picture; one made before from the same cover is copied. */
export async function writeSocialPictures(client: string, pictures: readonly SocialPicture[]): Promise<void> {
  const folder = join(client, 'og');
  await mkdir(folder, { recursive: true });
  await mkdir(cache, { recursive: true });
  await Promise.all(
    pictures.map(async (picture) => copyFile(await made(picture), join(folder, `${picture.name}.jpg`))),
  );
}

async function made({ cover }: SocialPicture): Promise<string> {
  const source = await readFile(join(root, `public/pictures/${cover.id}-${Math.max(...cover.widths)}.avif`));
  const key = createHash('sha256').update(source).update(`${version} ${cover.impression}`).digest('hex');
  const file = join(cache, `${key.slice(0, 24)}.jpg`);
  try {
    await readFile(file);
  } catch {
    // Moved into place whole, so that a build that is stopped leaves no half picture.
    const part = `${file}.${randomUUID()}`;
    await writeFile(part, await draw(source, cover.impression));
    await rename(part, file);
  }
  return file;
}

/** The cover above an ivory foot with the wordmark; a rendered cover says that it is one. */
async function draw(source: Buffer, impression: boolean): Promise<Buffer> {
  const above = size.height - foot;
  const wordmark = await sharp(join(root, 'public/wordmark.svg'), { density: 110 })
    .resize({ height: 56 })
    .png()
    .toBuffer();
  const label = join(root, 'scripts/social/impression.png');
  const { height = 0 } = await sharp(label).metadata();
  return sharp(source)
    .resize(size.width, above, { fit: 'cover' })
    .extend({ bottom: foot, background: '#fbf6ee' })
    .composite([
      { input: wordmark, top: above + (foot - 56) / 2, left: margin },
      ...(impression ? [{ input: label, top: above - height - 16, left: margin }] : []),
    ])
    .jpeg({ quality: 78 })
    .toBuffer();
}
