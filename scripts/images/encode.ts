import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import sharp from 'sharp';
import type { Picture } from '../../src/content/types.ts';
import { blurColours } from './blur.ts';

const settings = {
  widths: { feature: [640, 960, 1280, 1600], featureTall: [480, 640, 750, 960], other: [480, 960] },
  fallback: { feature: 1280, other: 640 },
  // Effort 2 takes a tenth of the time of 6 and its files are two in a hundred larger.
  avif: { quality: 52, effort: 2, chromaSubsampling: '4:2:0' },
  webp: { quality: 66, effort: 4 },
  /** Bytes of all files of one picture; quality falls until they fit. */
  budget: { feature: 300_000, other: 110_000 },
} as const;

const isFeature = (id: string) => id.startsWith('home/');

/** All that decides how a picture is made; changing it makes those pictures anew whose master is at hand. */
export function settingsFor(id: string) {
  const { widths, fallback, avif, webp, budget } = settings;
  return isFeature(id)
    ? [widths.feature, widths.featureTall, fallback, budget.feature, avif, webp]
    : [widths.other, fallback.other, budget.other, avif, webp];
}

export type Encoded = Pick<Picture, 'width' | 'height' | 'widths' | 'fallback' | 'placeholder'>;

/**
 * Writes `<out>/<id>-<width>.avif` and `.webp` and removes other sizes of the same id.
 * Metadata (place, camera, owner) is left out; a photograph is turned upright first.
 */
export async function encodePicture(master: string, id: string, out: string): Promise<Encoded> {
  const upright = await sharp(master)
    .autoOrient()
    .toColourspace('srgb')
    .toBuffer({ resolveWithObject: true });
  const { width, height } = upright.info;
  const feature = isFeature(id);
  const kind = feature ? (height > width ? 'featureTall' : 'feature') : 'other';
  const widths = fitting(settings.widths[kind], width);
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
  for (const name of shippedSizes(out, id)) if (!files.has(name)) rmSync(join(folder, name));
  return { width, height, widths, fallback, placeholder: await blurColours(upright.data) };
}

/** File names, without folder, of every size of a picture that is there. */
export function shippedSizes(out: string, id: string): string[] {
  const stem = `${basename(id)}-`;
  const size = /^\d+\.(avif|webp)$/;
  return readdirSync(join(out, dirname(id))).filter(
    (n) => n.startsWith(stem) && size.test(n.slice(stem.length)),
  );
}

/** The widths a master can fill; one that is smaller than the largest ends with its own. */
function fitting(widths: readonly number[], master: number): number[] {
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
  for (let lower = 0; ; lower += 6) {
    const files = new Map<string, Buffer>();
    for (const width of widths) {
      const avif = { ...settings.avif, quality: settings.avif.quality - lower };
      files.set(`${stem}-${width}.avif`, await sharp(image).resize({ width }).avif(avif).toBuffer());
    }
    const webp = { ...settings.webp, quality: settings.webp.quality - lower };
    files.set(
      `${stem}-${fallback}.webp`,
      await sharp(image).resize({ width: fallback }).webp(webp).toBuffer(),
    );
    const total = [...files.values()].reduce((sum, bytes) => sum + bytes.length, 0);
    if (total <= budget || lower >= 30) return files;
  }
}
