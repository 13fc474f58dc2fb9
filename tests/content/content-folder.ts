import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { test as base, expect } from 'vitest';
import { writeVenue } from '../../scripts/content/new-venue.ts';
import { specifiedSite } from '../../scripts/content/specified-site.ts';

export const rajmahal = {
  name: 'Hotel Rajmahal',
  nameHi: 'होटल राजमहल',
  city: 'faridabad',
  type: 'banquet-hall',
  managed: 'yes',
} as const;

/** Vitest's `test` with a folder of content in which two venues are listed, each with a picture. */
export const test = base.extend('content', ({ task: _ }, { onCleanup }) => {
  const root = mkdtempSync(join(tmpdir(), 'content-'));
  onCleanup(() => rmSync(root, { recursive: true }));
  /** The path of a file in src/content. */
  const at = (file: string) => join(root, 'src/content', file);
  const write = (file: string, text: string) => {
    mkdirSync(dirname(at(file)), { recursive: true });
    writeFileSync(at(file), text);
  };
  /** Replaces a text in a file; fails where the file does not contain it. */
  const change = (file: string, from: string, to: string) => {
    const before = readFileSync(at(file), 'utf8');
    expect(before).toContain(from);
    write(file, before.replace(from, to));
  };
  write('venues/index.ts', 'export const venueEntries = [\n];\n');
  write(
    'site.ts',
    `export const site = ${JSON.stringify({ ...specifiedSite, url: 'https://example.com' })};\n`,
  );
  write('testimonials.ts', 'export const testimonials = [];\n');
  write('landing.ts', 'export const landingTestimonials = [];\n');
  write('press.ts', 'export const press = [];\n');
  const slugs = [rajmahal, { ...rajmahal, name: 'Milan Vatika' }].map((answers) => {
    const written = writeVenue(root, answers);
    if ('problem' in written) throw new Error(written.problem);
    return written.slug;
  });
  const pictures = slugs.map((slug) => ({ id: `${slug}/01-front`, widths: [480], fallback: 640 }));
  write('../generated/pictures.ts', `export const pictures = ${JSON.stringify(pictures)};\n`);
  write('cities.ts', "export const cities = [{ id: 'faridabad', pictureId: 'hotelrajmahal/01-front' }];\n");
  return { root, at, change };
});
