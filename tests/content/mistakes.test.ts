/** Mistakes that people make in the content, each in a copy of it, and the sentence that tells the mend. */
import { cpSync, mkdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { contentMistakes } from '../../scripts/content/check-content.ts';
import { change, contentCopy } from './content-copy.ts';

const copy = contentCopy();
const rajmahal = 'venues/hotelrajmahal.ts';
const file = `src/content/${rajmahal}`;

/** What is written wrong in hotelrajmahal.ts, and what is said about it. */
const slips: readonly (readonly [mistake: string, from: string, to: string, sentence: string])[] = [
  [
    'a misspelt city',
    "city: 'faridabad'",
    "city: 'faridabd'",
    'city is "faridabd", which is none of faridabad, noida, southdelhi, gurgaon. Did you mean faridabad?',
  ],
  [
    'a price as text',
    'veg: 500,',
    "veg: '500',",
    'plate.veg is the text "500". Write a number, without quotes and commas.',
  ],
  [
    'a share written in percent',
    'share: 0.25',
    'share: 25',
    'advance.share is 25, which is no share. Shares lie between 0 and 1: write 0.25 for 25%, 0.18 for 18%.',
  ],
  [
    'the tax written in percent',
    'foodTax: 0.18',
    'foodTax: 18',
    'foodTax is 18, which is no share. Shares lie between 0 and 1: write 0.25 for 25%, 0.18 for 18%.',
  ],
  [
    'a slot that closes before it opens',
    'closes: at(24)',
    'closes: at(5)',
    'slots 1 closes before it opens. For a time on the next morning write nextDay(5) instead of at(5).',
  ],
  [
    'a review with more than five stars',
    'rating: 4.5,',
    'rating: 5.5,',
    'reviews 3, rating is 5.5, which is no rating. Ratings go from 0 to 5.',
  ],
  [
    'a misspelt field',
    'parking: {',
    'parkng: {',
    'parkng is no field that a venue has. Did you mean parking?',
  ],
  [
    'a misspelt field within another',
    'nonVeg: 700',
    'nonveg: 700',
    'plate.nonveg is no field that a venue has. Did you mean nonVeg?',
  ],
  [
    'a field that is left out',
    "  address: 'Faridabad',\n",
    '',
    'address is missing. Other venues show how it is written.',
  ],
  [
    'an unknown kind of venue',
    "'Banquet Halls'",
    "'Banquet Hall'",
    'venueTypes 1 is "Banquet Hall", which is none of Banquet Halls, Wedding Lawns, Villa / Farmhouse, 5 Star Wedding Hotels, Wedding Resorts, Cocktail Venues, Terrace Banquet Halls, Heritage Wedding Venues, Destination Wedding. Did you mean Banquet Halls?',
  ],
  [
    'an id that is not the name of the file',
    "id: 'hotelrajmahal'",
    "id: 'rajmahal'",
    'id is "rajmahal". The id is the name of its file: write id: \'hotelrajmahal\'.',
  ],
];

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

  test('lead · a forgotten quote', async () => {
    change(copy.at(rajmahal), "name: 'Hotel Rajmahal'", "name: 'Hotel Rajmahal");
    expect((await contentMistakes(copy.root)).join('\n')).toMatch(
      /^src\/content\/venues\/hotelrajmahal\.ts: it cannot be read \(.+\)\. Look for a missing comma, quote or bracket\.$/m,
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
