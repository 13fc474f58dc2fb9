/** Mistakes that people make in the content, each in a copy of it, and the sentence that tells the mend. */
import { cpSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { contentMistakes } from '../../scripts/content/check-content.ts';
import { whyUnreadable } from '../../scripts/content/read-module.ts';
import { change, contentCopy } from './content-copy.ts';
import { slips } from './slips.ts';

const copy = contentCopy();
const rajmahal = 'venues/hotelrajmahal.ts';
const file = `src/content/${rajmahal}`;

describe('lead · a mistake in the content gets a sentence that names the file, the field and the mend', () => {
  test('lead · the content as it is has none', async () => {
    expect(await contentMistakes(copy.root)).toEqual([]);
  });

  test.each(slips)('lead · %s', async (_mistake, from, to, sentence) => {
    change(copy.at(rajmahal), from, to);
    expect(await contentMistakes(copy.root)).toContain(`${file}: ${sentence}`);
  });

  test('lead · a venue copied with its old id', async () => {
    cpSync(copy.at(rajmahal), copy.at('venues/hotelsunrise.ts'));
    expect(await contentMistakes(copy.root)).toEqual([
      'src/content/venues/hotelsunrise.ts: id is "hotelrajmahal", which is the id of hotelrajmahal.ts already. The id is the name of its file: write id: \'hotelsunrise\'.',
      "src/content/venues/index.ts: hotelsunrise is not listed. Add import { venue as … } from './hotelsunrise.ts' and its name to entries, or delete hotelsunrise.ts.",
      'src/content/venues/hotelsunrise.ts: the venue has no picture. Put photographs in photos/hotelsunrise/ (01-front.jpg, 02-hall.jpg …) and run npm run images.',
    ]);
  });

  test('lead · a venue that is imported and not listed, or listed twice', async () => {
    change(copy.at('venues/index.ts'), '  hotelrajmahal,\n', '');
    change(copy.at('venues/index.ts'), '  milanvatika,\n', '  milanvatika,\n  milanvatika,\n');
    expect(await contentMistakes(copy.root)).toEqual([
      'src/content/venues/index.ts: hotelrajmahal is imported but not in entries. Add it where the venue should stand.',
      'src/content/venues/index.ts: milanvatika stands 2 times in entries. Leave one.',
    ]);
  });

  test('lead · a venue whose file was deleted, but not its lines in the list', async () => {
    rmSync(copy.at('venues/milanvatika.ts'));
    rmSync(copy.at('venues/noida-one.ts'));
    const mistakes = await contentMistakes(copy.root);
    expect(mistakes).toContain(
      'src/content/venues/index.ts: it imports ./milanvatika.ts, which is not there. Where the venue was taken away, delete this line and milanvatika in entries.',
    );
    rmSync(copy.at('venues/index.ts'));
    expect(await contentMistakes(copy.root)).toContain(
      'src/content/venues/index.ts: it is not there. Restore it: git checkout src/content/venues/index.ts',
    );
  });

  test('lead · a misspelt file in the list', async () => {
    change(copy.at('venues/index.ts'), "'./hotelrajmahal.ts'", "'./hotelrajmahl.ts'");
    expect(await contentMistakes(copy.root)).toContain(
      'src/content/venues/index.ts: it imports ./hotelrajmahl.ts, which is not there. Did you mean ./hotelrajmahal.ts? Where the venue was taken away, delete this line and hotelrajmahal in entries.',
    );
  });

  test('lead · a misspelt picture of a page', async () => {
    change(copy.at('cities.ts'), "image: 'hotelrajmahal/", "image: 'hotelrajmahl/");
    expect(await contentMistakes(copy.root)).toEqual([
      expect.stringMatching(
        /^src\/content\/cities\.ts: cities, faridabad, image is "hotelrajmahl\/\S+", of which there is no picture\. Did you mean hotelrajmahal\/\S+\?$/,
      ),
    ]);
  });

  test('lead · a picture whose files are gone', async () => {
    mkdirSync(join(copy.root, 'public/pictures'), { recursive: true });
    expect(await contentMistakes(copy.root)).toContainEqual(
      expect.stringMatching(
        /^src\/content\/pictures\.ts: milanvatika\/01-\S+ has no file public\/pictures\/milanvatika\/01-\S+\.avif\. Restore it from git, or put the photograph into photos\/milanvatika\/ and run npm run images\.$/,
      ),
    );
  });

  test('lead · a forgotten quote', async () => {
    change(copy.at(rajmahal), "name: 'Hotel Rajmahal'", "name: 'Hotel Rajmahal");
    expect((await contentMistakes(copy.root)).join('\n')).toMatch(
      /^src\/content\/venues\/hotelrajmahal\.ts: it cannot be read \(.+\)\. Look there, .+ for a missing comma, quote or bracket/m,
    );
  });

  test('lead · a comma within a number: the line is named', () => {
    const fault = 'hotelrajmahal.ts:16:14: ERROR: Expected ":" but found ","';
    expect(whyUnreadable(new Error(`Transform failed with 1 error:\n/somewhere/${fault}`))).toBe(
      'it cannot be read (line 16: Expected ":" but found ","). Look there, and at the end of the line before, for a missing comma, quote or bracket, or for a comma within a number.',
    );
  });

  test('lead · a folder of photographs with a misspelt name', async () => {
    mkdirSync(join(copy.root, 'photos/hotelrajmahl'), { recursive: true });
    expect(await contentMistakes(copy.root)).toEqual([
      'photos/hotelrajmahl: there is no venue or category called hotelrajmahl. Did you mean hotelrajmahal? Rename the folder.',
    ]);
  });

  test('lead · a venue that was renamed without its pictures', async () => {
    renameSync(copy.at(rajmahal), copy.at('venues/hotelrajmahal2.ts'));
    change(copy.at('venues/hotelrajmahal2.ts'), "id: 'hotelrajmahal'", "id: 'hotelrajmahal2'");
    change(copy.at('venues/index.ts'), "'./hotelrajmahal.ts'", "'./hotelrajmahal2.ts'");
    expect(await contentMistakes(copy.root)).toEqual([
      'src/content/venues/hotelrajmahal2.ts: the venue has no picture. Put photographs in photos/hotelrajmahal2/ (01-front.jpg, 02-hall.jpg …) and run npm run images.',
      'src/content/pictures.ts: there is no venue or category called hotelrajmahal. Did you mean hotelrajmahal2? Where it was taken away, npm run images takes its pictures too.',
    ]);
  });
});
