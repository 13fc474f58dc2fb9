import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect } from 'vitest';
import { writeVenue } from '../../scripts/content/new-venue.ts';
import { specifiedSite } from '../../scripts/content/specified-site.ts';
import { writeFiles } from '../folder.ts';

export const rajmahal = {
  name: 'Hotel Rajmahal',
  nameHi: 'होटल राजमहल',
  city: 'faridabad',
  types: 'banquet-hall',
  managed: 'yes',
} as const;

const site = JSON.stringify({ ...specifiedSite, url: 'https://example.com' });
const pictures = ['hotelrajmahal', 'milanvatika'].map((slug) => ({
  id: `${slug}/01-front`,
  widths: [480],
  fallback: 640,
}));

/** Vitest's `test` with a folder of content in which two venues are listed, each with a picture. */
export const test = base.extend('content', ({ task: _ }, { onCleanup }) => {
  const root = mkdtempSync(join(tmpdir(), 'content-'));
  onCleanup(() => rmSync(root, { recursive: true }));
  /** The path of a file in src/content. */
  const at = (file: string) => join(root, 'src/content', file);
  /** Replaces a text in a file; fails where the file does not contain it. */
  const change = (file: string, from: string, to: string) => {
    const before = readFileSync(at(file), 'utf8');
    expect(before).toContain(from);
    writeFileSync(at(file), before.replace(from, to));
  };
  writeFiles(join(root, 'src'), {
    'content/venues/index.ts': 'export const venueEntries = [\n];\n',
    'content/site.ts': `export const foodTax = 0.18;\nexport const site = ${site};\n`,
    'content/testimonials.ts': 'export const testimonials = [];\n',
    'content/landing.ts': 'export const landingTestimonials = [];\n',
    'content/press.ts': 'export const press = [];\n',
    'content/cities.ts': `export const cities = [{ id: 'faridabad', pictureId: '${pictures[0]?.id}' }];\n`,
    'generated/pictures.ts': `export const pictures = ${JSON.stringify(pictures)};\n`,
  });
  for (const answers of [rajmahal, { ...rajmahal, name: 'Milan Vatika' }])
    expect(writeVenue(root, answers)).toHaveProperty('slug');
  return { root, at, change };
});
