import { createHash, randomUUID } from 'node:crypto';
import { copyFile, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import type { SocialPicture } from '../src/app/social-pictures.ts';
import { site } from '../src/content/site.ts';

const root = join(import.meta.dirname, '..');
const cache = join(root, '.cache/social');
const size = { width: 1200, height: 630 };
const panelHeight = 196;
const coverHeight = size.height - panelHeight;
const margin = 40;
/** Increase it when the drawing changes, so that cached pictures are drawn again. */
const version = 6;
const colours = { ground: '#fbf6ee', brand: '#7a1430', text: '#2b1510' };

const require = createRequire(import.meta.url);
/** Files, because libvips reads no WOFF and no machine is asked for its fonts. Marcellus has Latin letters alone. */
const fonts = {
  display: {
    font: 'Marcellus',
    fontfile: require.resolve('@expo-google-fonts/marcellus/400Regular/Marcellus_400Regular.ttf'),
  },
  text: {
    font: 'Hind SemiBold',
    fontfile: require.resolve('@expo-google-fonts/hind/600SemiBold/Hind_600SemiBold.ttf'),
  },
};

/** Writes each picture into the build; pictures are cached by their cover, their words and the name of the site. */
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

async function cachedFile(picture: SocialPicture): Promise<string> {
  const { cover, label, words } = picture;
  const source = await readFile(join(root, `public/pictures/${cover.id}-${Math.max(...cover.widths)}.avif`));
  const key = createHash('sha256')
    .update(source)
    .update(JSON.stringify([version, label, words, site.name]))
    .digest('hex');
  const file = join(cache, `${key.slice(0, 24)}.jpg`);
  try {
    await readFile(file);
  } catch {
    // Renamed when complete, so that an interrupted build leaves no broken file in the cache.
    const temporary = `${file}.${randomUUID()}`;
    await writeFile(temporary, await drawSocialPicture(source, picture));
    await rename(temporary, file);
  }
  return file;
}

/** The cover above a panel with the words and the wordmark, as JPEG; a rendered cover is labelled as an impression. */
export async function drawSocialPicture(
  source: Buffer,
  { label, words: [name = '', ...facts] }: Pick<SocialPicture, 'label' | 'words'>,
): Promise<Buffer> {
  const width = size.width - 2 * margin;
  const wordmark = await drawWordmark(site.name);
  const mark = await sharp(wordmark).metadata();
  const parts: OverlayOptions[] = [
    await inRow(await drawText(name, { points: 42, colour: colours.brand, width }), 66),
    { ...(await inRow(wordmark, 144)), left: size.width - margin - mark.width },
  ];
  if (facts.length > 0) {
    const room = width - mark.width - margin;
    const text = facts.join('  ·  ');
    parts.push(await inRow(await drawText(text, { points: 24, colour: colours.text, width: room }), 144));
  }
  if (label) {
    const text = await drawText(label, { points: 18, colour: '#fff', width });
    const box = await sharp(text)
      .flatten({ background: colours.text })
      .extend({ top: 8, bottom: 8, left: 14, right: 14, background: colours.text })
      .toBuffer({ resolveWithObject: true });
    parts.push({ input: box.data, top: coverHeight - box.info.height - 16, left: margin });
  }
  return sharp(source)
    .resize(size.width, coverHeight, { fit: 'cover' })
    .extend({ bottom: panelHeight, background: colours.ground })
    .composite(parts)
    .jpeg({ quality: 78 })
    .toBuffer();
}

/** Centred at a distance from the upper edge of the panel, in pixels. */
async function inRow(input: Buffer, middle: number): Promise<OverlayOptions> {
  const { height } = await sharp(input).metadata();
  return { input, top: coverHeight + Math.round(middle - height / 2), left: margin };
}

/** A line of text as PNG, made smaller where it is wider than `width` pixels. Latin text is in the display font from 26 points on. */
async function drawText(
  text: string,
  { points, colour, width }: { readonly points: number; readonly colour: string; readonly width: number },
): Promise<Buffer> {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const { font, fontfile } = points >= 26 && /^[\p{ASCII}’]*$/u.test(text) ? fonts.display : fonts.text;
  return sharp({
    text: {
      text: `<span foreground="${colour}">${escaped}</span>`,
      font: `${font} ${points}`,
      fontfile,
      rgba: true,
      dpi: 96,
    },
  })
    .resize({ width, withoutEnlargement: true })
    .png()
    .toBuffer();
}

/** Emblem and name, as in the header of the site. */
export async function drawWordmark(name: string): Promise<Buffer> {
  const [emblemHeight, gap, height] = [40, 16, 64];
  const emblem = await sharp(join(root, 'scripts/social/emblem.svg'), { density: 200 })
    .resize({ height: emblemHeight })
    .png()
    .toBuffer({ resolveWithObject: true });
  const left = emblem.info.width + gap;
  const text = await drawText(name, { points: 26, colour: colours.brand, width: size.width / 2 - left });
  const { width, height: textHeight } = await sharp(text).metadata();
  const middle = (part: number) => Math.round((height - part) / 2);
  return sharp({ create: { width: left + width, height, channels: 4, background: '#0000' } })
    .composite([
      { input: emblem.data, left: 0, top: middle(emblemHeight) },
      { input: text, left, top: middle(textHeight) },
    ])
    .png()
    .toBuffer();
}
