import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { contentMistakes } from '../../scripts/content/check-content.ts';
import { contentCopy } from './content-copy.ts';

const copy = contentCopy();

function newVenue(...answers: readonly string[]) {
  const script = join(import.meta.dirname, '../../scripts/new-venue.ts');
  const loader = import.meta.resolve('tsx');
  return spawnSync(process.execPath, ['--import', loader, script], {
    cwd: copy.root,
    input: answers.join('\n'),
    encoding: 'utf8',
  });
}

describe('npm run new-venue', () => {
  test('new venue · writes and lists a venue that lacks only pictures', async () => {
    const names = ["Shiv's Garden & Lawn", 'Shiv', 'शिव गार्डन एंड लॉन', ''];
    const { status, stdout } = newVenue(
      ...names,
      ...['noidaa', 'noida', 'Sector 135', 'सेक्टर 135', 'wedding-lawn', 'six hundred', '1,650'],
    );
    expect(stdout).toContain('"six hundred" is not a price.');
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

  test('new venue · has the URL and the line that were given, and nothing is written without a city or twice', async () => {
    const names = ['9 Lamps', 'नाइन लैंप्स', '9-lamps'];
    expect(newVenue(...names).stderr).toMatch(/Nothing was written\. City .*: This is required\./);
    const answers = [...names, 'faridabad', 'NIT', '', 'banquet-hall', '', '', 'Lamps on a lawn.'];
    expect(newVenue(...answers).status).toBe(0);
    const { venue } = await import(copy.at('venues/9-lamps.ts'));
    expect(venue).toMatchObject({
      locality: { en: 'NIT' },
      address: { en: 'NIT, Faridabad' },
      shortDescription: { en: 'Lamps on a lawn.' },
    });
    expect(Object.keys(venue.shortDescription)).toEqual(['en']);
    expect(readFileSync(copy.at('venues/index.ts'), 'utf8')).toMatch(
      /^import \{ venue as venue9Lamps [\s\S]*\n {2}venue9Lamps,\n\];/m,
    );
    expect(newVenue(...answers).stderr).toContain('src/content/venues/9-lamps.ts already exists.');
  });
});
