import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import sharp from 'sharp';
import type { PictureEntry } from '../../src/domain/venue.ts';

/** Sampled points as fractions of width and height: the corners, then the middle. */
const samplePoints = [
  [0, 0],
  [1, 0],
  [0, 1],
  [1, 1],
  [0.5, 0.5],
] as const;
const grid = 5;

/** When they change, every photograph is encoded again. */
export const settings = {
  widths: { feature: [640, 960, 1280, 1600], featureTall: [480, 640, 750, 960], other: [480, 960] },
  fallback: { feature: 1280, other: 640 },
  // Ten times faster than effort 6, for files that are 2% larger.
  avif: { quality: 52, effort: 2, chromaSubsampling: '4:2:0' },
  webp: { quality: 66, effort: 4 },
  /** Bytes of all files of one picture; quality is reduced until they fit. */
  budget: { feature: 300_000, other: 110_000 },
} as const;

const isFeature = (id: string) => id.startsWith('home/');

type Encoded = Pick<PictureEntry, 'width' | 'height' | 'widths' | 'fallback' | 'placeholder'>;

/**
 * Writes `<out>/<id>-<width>.avif` and `.webp` and removes other sizes of the same id.
 * Metadata (location, camera, owner) is removed; a photograph is rotated upright first.
 */
export async function encodePicture(master: Buffer, id: string, out: string): Promise<Encoded> {
  const upright = await sharp(master)
    .autoOrient()
    .toColourspace('srgb')
    .toBuffer({ resolveWithObject: true });
  const { width, height } = upright.info;
  const feature = isFeature(id);
  const kind = feature ? (height > width ? 'featureTall' : 'feature') : 'other';
  const widths = fittingWidths(settings.widths[kind], width);
  const fallback = Math.min(kind === 'feature' ? settings.fallback.feature : settings.fallback.other, width);
  const files = await withinBudget(
    upright.data,
    id,
    widths,
    fallback,
    settings.budget[feature ? 'feature' : 'other'],
  );
  const folder = join(out, dirname(id));
  mkdirSync(folder, { recursive: true });
  for (const [name, bytes] of files) writeFileSync(join(folder, name), bytes);
  for (const name of existingSizes(out, id)) if (!files.has(name)) rmSync(join(folder, name));
  return { width, height, widths, fallback, placeholder: await placeholderColours(upright.data) };
}

/** File names, without folder, of every existing size of a picture. */
function existingSizes(out: string, id: string): string[] {
  const stem = `${basename(id)}-`;
  const size = /^\d+\.(avif|webp)$/;
  return readdirSync(join(out, dirname(id))).filter(
    (n) => n.startsWith(stem) && size.test(n.slice(stem.length)),
  );
}

/** The widths that a master can fill; a smaller master ends with its own width. */
function fittingWidths(widths: readonly number[], master: number): number[] {
  const smaller = widths.filter((width) => width < master);
  const largest = widths.find((width) => width >= master);
  return largest === undefined ? smaller : [...smaller, master];
}

async function withinBudget(
  image: Buffer,
  id: string,
  widths: readonly number[],
  fallback: number,
  budget: number,
): Promise<Map<string, Buffer>> {
  const stem = basename(id);
  for (let reduction = 0; ; reduction += 6) {
    const files = new Map<string, Buffer>();
    for (const width of widths) {
      const avif = { ...settings.avif, quality: settings.avif.quality - reduction };
      files.set(`${stem}-${width}.avif`, await sharp(image).resize({ width }).avif(avif).toBuffer());
    }
    const webp = { ...settings.webp, quality: settings.webp.quality - reduction };
    files.set(
      `${stem}-${fallback}.webp`,
      await sharp(image).resize({ width: fallback }).webp(webp).toBuffer(),
    );
    const total = [...files.values()].reduce((sum, bytes) => sum + bytes.length, 0);
    if (total <= budget || reduction >= 30) return files;
  }
}

/** The placeholder of a picture: the colours of its corners and its middle, such as `#a86`. */
export async function placeholderColours(image: Buffer | string): Promise<string> {
  const { data, info } = await sharp(image)
    .removeAlpha()
    .resize(grid, grid, { fit: 'fill', kernel: 'cubic' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const colourAt = ([across, down]: readonly [number, number]) => {
    const column = Math.round(across * (grid - 1));
    const row = Math.round(down * (grid - 1));
    const start = (row * grid + column) * info.channels;
    return `#${[...data.subarray(start, start + 3)].map((part) => Math.round(part / 17).toString(16)).join('')}`;
  };
  return samplePoints.map(colourAt).join(' ');
}
