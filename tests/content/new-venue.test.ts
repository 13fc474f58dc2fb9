import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { contentMistakes } from '../../scripts/content/check-content.ts';
import { writeVenue } from '../../scripts/content/new-venue.ts';
import { rajmahal, test } from './content-folder.ts';

const script = join(import.meta.dirname, '../../scripts/new-venue.ts');

function newVenue(root: string, options: Readonly<Record<string, string>>, input = '') {
  const args = Object.entries(options).flatMap(([name, value]) => [`--${name}`, value]);
  const loader = import.meta.resolve('tsx');
  return spawnSync(process.execPath, ['--import', loader, script, ...args], {
    cwd: root,
    input,
    encoding: 'utf8',
  });
}

test('new venue · writes and lists a venue that lacks only pictures', async ({ content }) => {
  const input =
    "Shiv's Garden & Lawn\nShiv\nशिव गार्डन एंड लॉन\n\nnoidaa\nnoida\nSector 135\nसेक्टर 135\nwedding-lawn\n1,650\n\n\n\n";
  const { status, stdout } = newVenue(content.root, {}, input);
  expect(stdout).toContain('"Shiv" is not in Hindi letters.');
  expect(stdout).toContain('Did you mean noida?');
  expect(stdout).toContain('Written: src/content/venues/shivsgardenlawn.ts');
  expect(status).toBe(0);
  expect(await contentMistakes(content.root)).toEqual([
    'src/content/venues/shivsgardenlawn.ts: the venue has no picture. Put photographs in photos/shivsgardenlawn/ (01-front.jpg, 02-hall.jpg …) and run npm run images.',
  ]);
  const { venueEntries } = await import(content.at('venues/index.ts'));
  expect(venueEntries.at(-1)).toMatchObject({
    name: "Shiv's Garden & Lawn",
    nameHi: 'शिव गार्डन एंड लॉन',
    address: { en: 'Sector 135, Noida', hi: 'सेक्टर 135, नोएडा' },
    shortDescription: { hi: 'सेक्टर 135, नोएडा में शादियाँ और पारिवारिक कार्यक्रम।' },
    plate: { veg: 1650, nonVeg: null },
  });
});

test('new venue · accepts options, lists the venue after the others of its city, and reports invalid answers', async ({
  content,
}) => {
  const { root } = content;
  writeVenue(root, { ...rajmahal, name: 'Noida Hall', city: 'noida' });
  const names = { name: '9 Lamps', nameHi: 'नाइन लैंप्स' };
  const options = { ...names, city: 'faridabad', type: 'banquet-hall', slug: '9-lamps' };
  expect(newVenue(root, names).stderr).toContain('Nothing was written. --city is missing.');
  expect(writeVenue(root, { ...options, veg: 'six hundred' })).toEqual({
    problem: '--veg: "six hundred" is not a price. Write whole rupees, such as 650.',
  });
  const written = writeVenue(root, { ...options, line: 'Lamps on a lawn.', locality: 'NIT' });
  expect(written).toEqual({ slug: '9-lamps' });
  const { venue } = await import(content.at('venues/9-lamps.ts'));
  expect(venue).toMatchObject({
    locality: { en: 'NIT' },
    address: { en: 'NIT, Faridabad' },
    shortDescription: { en: 'Lamps on a lawn.' },
  });
  expect(Object.keys(venue.shortDescription)).toEqual(['en']);
  expect(readFileSync(content.at('venues/index.ts'), 'utf8')).toContain(
    '  milanvatika,\n  venue9Lamps,\n  noidahall,\n',
  );
  expect(writeVenue(root, options)).toEqual({
    problem: 'src/content/venues/9-lamps.ts already exists. Choose another --slug.',
  });
});
