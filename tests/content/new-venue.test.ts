import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { contentMistakes } from '../../scripts/content/check-content.ts';
import { contentCopy } from './content-copy.ts';

const copy = contentCopy();

function newVenue(args: readonly string[], input = '') {
  const script = join(import.meta.dirname, '../../scripts/new-venue.ts');
  const loader = import.meta.resolve('tsx');
  return spawnSync(process.execPath, ['--import', loader, script, ...args], {
    cwd: copy.root,
    input,
    encoding: 'utf8',
  });
}

describe('npm run new-venue', () => {
  test('new venue · writes and lists a venue that lacks only pictures', async () => {
    const input =
      "Shiv's Garden & Lawn\nShiv\nशिव गार्डन एंड लॉन\n\nnoidaa\nnoida\nSector 135\nसेक्टर 135\nwedding-lawn\n1,650\n\n\n\n";
    const { status, stdout } = newVenue([], input);
    expect(stdout).toContain('"Shiv" is not in Hindi letters.');
    expect(stdout).toContain('Did you mean noida?');
    expect(stdout).toContain('Written: src/content/venues/shivsgardenlawn.ts');
    expect(status).toBe(0);
    expect(await contentMistakes(copy.root)).toEqual([
      'src/content/venues/shivsgardenlawn.ts: the venue has no picture. Put photographs in photos/shivsgardenlawn/ (01-front.jpg, 02-hall.jpg …) and run npm run images.',
    ]);
    const { venueEntries } = await import(copy.at('venues/index.ts'));
    expect(venueEntries.at(-1)).toMatchObject({
      name: "Shiv's Garden & Lawn",
      nameHi: 'शिव गार्डन एंड लॉन',
      address: { en: 'Sector 135, Noida', hi: 'सेक्टर 135, नोएडा' },
      shortDescription: { hi: 'सेक्टर 135, नोएडा में शादियाँ और पारिवारिक कार्यक्रम।' },
      plate: { veg: 1650, nonVeg: null },
    });
  });

  test('new venue · accepts options, lists the venue after the others of its city, and reports invalid answers', async () => {
    const options = [
      '--name',
      '9 Lamps',
      '--nameHi',
      'नाइन लैंप्स',
      '--city',
      'faridabad',
      '--type',
      'banquet-hall',
      '--slug',
      '9-lamps',
    ];
    expect(newVenue([...options, '--veg', 'six hundred']).stderr).toContain(
      '--veg: "six hundred" is not a price.',
    );
    expect(newVenue(options.slice(0, 4)).stderr).toContain('Nothing was written. --city is missing.');
    expect(newVenue([...options, '--line', 'Lamps on a lawn.', '--locality', 'NIT']).status).toBe(0);
    const { venue } = await import(copy.at('venues/9-lamps.ts'));
    expect(venue).toMatchObject({
      locality: { en: 'NIT' },
      address: { en: 'NIT, Faridabad' },
      shortDescription: { en: 'Lamps on a lawn.' },
    });
    expect(Object.keys(venue.shortDescription)).toEqual(['en']);
    expect(readFileSync(copy.at('venues/index.ts'), 'utf8')).toContain('  milanvatika,\n  venue9Lamps,\n');
    expect(newVenue(options).stderr).toContain('src/content/venues/9-lamps.ts already exists.');
  });
});
