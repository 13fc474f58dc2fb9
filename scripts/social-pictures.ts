import { createHash, randomUUID } from 'node:crypto';
import { copyFile, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import type { SocialPicture } from '../src/app/social-pictures.ts';
import { site } from '../src/content/site.ts';

const root = join(import.meta.dirname, '..');
const cache = join(root, '.cache/social');
const parts = join(root, 'scripts/social');
const size = { width: 1200, height: 630 };
const footerHeight = 96;
const margin = 32;
/** Increase it when the drawing changes, so that cached pictures are drawn again. */
const version = 5;

/** Writes each picture into the build; pictures are cached by their cover, language and the name of the site. */
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
  const label = cover.impression ? join(parts, `impression-${locale}.png`) : undefined;
  const key = createHash('sha256')
    .update(source)
    .update(`${version} ${label && locale} ${site.name}`)
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
  const wordmark = await drawWordmark(site.name);
  const { height = 0 } = label ? await sharp(label).metadata() : {};
  return sharp(source)
    .resize(size.width, coverHeight, { fit: 'cover' })
    .extend({ bottom: footerHeight, background: '#fbf6ee' })
    .composite([
      { input: wordmark, top: coverHeight, left: margin },
      ...(label ? [{ input: label, top: coverHeight - height - 16, left: margin }] : []),
    ])
    .jpeg({ quality: 78 })
    .toBuffer();
}

/** Emblem and name, as in the header of the site; as high as the footer. */
export async function drawWordmark(name: string): Promise<Buffer> {
  const [emblemHeight, gap] = [40, 16];
  const emblem = await sharp(join(parts, 'emblem.svg'), { density: 200 })
    .resize({ height: emblemHeight })
    .png()
    .toBuffer({ resolveWithObject: true });
  const escaped = name.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const text = await sharp({
    text: {
      text: `<span foreground="#7a1430">${escaped}</span>`,
      font: 'Marcellus 26',
      // libvips reads no WOFF, which the package of the font has.
      fontfile: join(parts, 'marcellus.ttf'),
      rgba: true,
      dpi: 96,
    },
  })
    .resize({ width: size.width - 2 * margin - emblem.info.width - gap, withoutEnlargement: true })
    .png()
    .toBuffer({ resolveWithObject: true });
  const left = emblem.info.width + gap;
  const middle = (height: number) => Math.round((footerHeight - height) / 2);
  return sharp({
    create: { width: left + text.info.width, height: footerHeight, channels: 4, background: '#0000' },
  })
    .composite([
      { input: emblem.data, left: 0, top: middle(emblemHeight) },
      { input: text.data, left, top: middle(text.info.height) },
    ])
    .png()
    .toBuffer();
}
