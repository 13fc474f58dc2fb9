/** Mistakes in a copy of the content, and the sentence that is reported for each. */
import { cpSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { contentMistakes } from '../../scripts/content/check-content.ts';
import { whyUnreadable } from '../../scripts/content/read-module.ts';
import { change, contentCopy } from './content-copy.ts';

/** Replacements in hotelrajmahal.ts and the sentence that is expected for each. */
const venueFileMistakes: readonly (readonly [mistake: string, from: string, to: string, sentence: string])[] =
  [
    [
      'a misspelt city',
      "city: 'faridabad'",
      "city: 'faridabd'",
      'city is "faridabd", which is not one of faridabad, noida, southdelhi, gurgaon. Did you mean faridabad?',
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
      'advance.share is 25, which is not a share. Shares are between 0 and 1: write 0.25 for 25%, 0.18 for 18%.',
    ],
    [
      'the tax written in percent',
      'foodTax: 0.18',
      'foodTax: 18',
      'foodTax is 18, which is not a share. Shares are between 0 and 1: write 0.25 for 25%, 0.18 for 18%.',
    ],
    [
      'a slot that closes before it opens',
      'closes: at(24)',
      'closes: at(5)',
      'slots 1 closes before it opens. For the next morning write nextDay(5) instead of at(5).',
    ],
    [
      'an hour of a slot as text',
      'opens: at(10)',
      "opens: '10 AM'",
      'slots 1, opens is "10 AM". Write at(18, 30) for 6:30 PM.',
    ],
    [
      'an hour of a slot as a bare number',
      'opens: at(10)',
      'opens: 10',
      'slots 1, opens is 10, which means minutes after midnight. Write at(10) for 10 AM, nextDay(1) for 1 AM the next morning.',
    ],
    [
      'an hour without its import',
      "import { at } from '../../domain/clock.ts';\n",
      '',
      "it uses at() without importing it. Start the file with: import { at, nextDay } from '../../domain/clock.ts'; and leave out what is not used.",
    ],
    [
      'a number of reviews as text',
      'count: 4 }',
      "count: '4' }",
      'rating.count is "4". Write a number without quotes, or [1, 2] for one or two.',
    ],
    [
      'a price of rooms in words',
      'price: 1000',
      "price: 'about 1000'",
      'rooms.price is "about 1000". Write whole rupees without quotes, or { about: 1000 } for a rounded price.',
    ],
    [
      'an advance without its kind',
      "{ kind: 'share', share: 0.25 }",
      '0.25',
      "advance is 0.25. Write { kind: 'share', share: 0.25 } for a quarter, or { kind: 'amount', rupees: 50000, purpose: 'advance' }.",
    ],
    [
      'a flag that is set to false',
      'pairedPictures: true',
      'pairedPictures: false',
      'pairedPictures is false. Write true, or leave out the line.',
    ],
    [
      'a review with more than five stars',
      'rating: 4.5,',
      'rating: 5.5,',
      'reviews 3, rating is 5.5, which is not a rating. Ratings are from 0 to 5.',
    ],
    [
      'a sample review that is verified',
      'sample: true,',
      'sample: true,\n      verified: true,',
      'reviews 1, verified is true. A sample is not verified: leave out the line.',
    ],
    [
      'a misspelt field',
      'parking: {',
      'parkng: {',
      'parkng is not a field of a venue. Did you mean parking?',
    ],
    [
      'a misspelt field within another',
      'nonVeg: 700',
      'nonveg: 700',
      'plate.nonveg is not a field of a venue. Did you mean nonVeg?',
    ],
    [
      'a field that is left out',
      "  address: { en: 'Faridabad', hi: 'फरीदाबाद' },\n",
      '',
      'address is missing. See another venue for an example.',
    ],
    [
      'a text in one language only, without its braces',
      "address: { en: 'Faridabad', hi: 'फरीदाबाद' }",
      "address: 'Faridabad'",
      "address is \"Faridabad\". Write { en: 'English text', hi: 'हिन्दी में' }, or { en: 'English text' } until it is translated.",
    ],
    [
      'a text without its English',
      "address: { en: 'Faridabad', hi: 'फरीदाबाद' }",
      "address: { hi: 'फरीदाबाद' }",
      'address.en is missing. See another venue for an example.',
    ],
    [
      'an empty translation',
      "hi: 'फरीदाबाद'",
      "hi: ''",
      'address.hi is empty. Write a text, or leave out the line.',
    ],
    [
      'a Hindi name in Latin letters',
      "nameHi: 'होटल राजमहल'",
      "nameHi: 'Hotel Rajmahal'",
      'nameHi is not in Devanagari. Write the name in Hindi letters.',
    ],
    [
      'an unknown venue type',
      "'banquet-hall'",
      "'Banquet Halls'",
      'venueTypes 1 is "Banquet Halls", which is not one of banquet-hall, wedding-lawn, villa-farmhouse, five-star-hotel, wedding-resort, cocktail-venue, terrace-hall, heritage-venue, destination-wedding. Did you mean banquet-hall?',
    ],
    [
      'an id that is not the name of the file',
      "id: 'hotelrajmahal'",
      "id: 'rajmahal'",
      'id is "rajmahal". The id must be the name of the file: write id: \'hotelrajmahal\'.',
    ],
  ];

const copy = contentCopy();
const rajmahal = 'venues/hotelrajmahal.ts';
const file = `src/content/${rajmahal}`;

describe('content mistakes are reported with the file, the field and the correction', () => {
  test('content check · the content has no mistakes', async () => {
    expect(await contentMistakes(copy.root)).toEqual([]);
  });

  test.each(venueFileMistakes)('content check · %s', async (_mistake, from, to, sentence) => {
    change(copy.at(rajmahal), from, to);
    expect(await contentMistakes(copy.root)).toContain(`${file}: ${sentence}`);
  });

  test('content check · a copied venue with its old id', async () => {
    cpSync(copy.at(rajmahal), copy.at('venues/hotelsunrise.ts'));
    expect(await contentMistakes(copy.root)).toEqual([
      'src/content/venues/hotelsunrise.ts: id is "hotelrajmahal", which is already the id of hotelrajmahal.ts. The id must be the name of the file: write id: \'hotelsunrise\'.',
      "src/content/venues/index.ts: hotelsunrise is not listed. Add import { venue as … } from './hotelsunrise.ts' and its name to venueEntries, or delete hotelsunrise.ts.",
      'src/content/venues/hotelsunrise.ts: the venue has no picture. Put photographs in photos/hotelsunrise/ (01-front.jpg, 02-hall.jpg …) and run npm run images.',
    ]);
  });

  test('content check · a venue that is imported but not listed, or listed twice', async () => {
    change(copy.at('venues/index.ts'), '  hotelrajmahal,\n', '');
    change(copy.at('venues/index.ts'), '  milanvatika,\n', '  milanvatika,\n  milanvatika,\n');
    expect(await contentMistakes(copy.root)).toEqual([
      "src/content/venues/index.ts: hotelrajmahal is imported but not in venueEntries. Add it at the venue's position.",
      'src/content/venues/index.ts: milanvatika occurs 2 times in venueEntries. Leave one.',
    ]);
  });

  test('content check · a venue whose file was deleted, but not its lines in the list', async () => {
    rmSync(copy.at('venues/milanvatika.ts'));
    rmSync(copy.at('venues/noida-one.ts'));
    const mistakes = await contentMistakes(copy.root);
    expect(mistakes).toContain(
      'src/content/venues/index.ts: it imports ./milanvatika.ts, which does not exist. If the venue was removed, delete this line and milanvatika in venueEntries.',
    );
    rmSync(copy.at('venues/index.ts'));
    expect(await contentMistakes(copy.root)).toContain(
      'src/content/venues/index.ts: it does not exist. Restore it: git checkout src/content/venues/index.ts',
    );
  });

  test('content check · a misspelt file in the list', async () => {
    change(copy.at('venues/index.ts'), "'./hotelrajmahal.ts'", "'./hotelrajmahl.ts'");
    expect(await contentMistakes(copy.root)).toContain(
      'src/content/venues/index.ts: it imports ./hotelrajmahl.ts, which does not exist. Did you mean ./hotelrajmahal.ts? If the venue was removed, delete this line and hotelrajmahal in venueEntries.',
    );
  });

  test('content check · a misspelt picture of a page', async () => {
    change(copy.at('cities.ts'), "pictureId: 'hotelrajmahal/", "pictureId: 'hotelrajmahl/");
    expect(await contentMistakes(copy.root)).toEqual([
      expect.stringMatching(
        /^src\/content\/cities\.ts: cities, faridabad, pictureId is "hotelrajmahl\/\S+", which is not a known picture\. Did you mean hotelrajmahal\/\S+\?$/,
      ),
    ]);
  });

  test('content check · a picture without files', async () => {
    mkdirSync(join(copy.root, 'public/pictures'), { recursive: true });
    expect(await contentMistakes(copy.root)).toContainEqual(
      expect.stringMatching(
        /^src\/generated\/pictures\.ts: milanvatika\/01-\S+ has no file public\/pictures\/milanvatika\/01-\S+\.avif\. Restore it from git, or put the photograph into photos\/milanvatika\/ and run npm run images\.$/,
      ),
    );
  });

  test('content check · a missing quote', async () => {
    change(copy.at(rajmahal), "name: 'Hotel Rajmahal'", "name: 'Hotel Rajmahal");
    expect((await contentMistakes(copy.root)).join('\n')).toMatch(
      /^src\/content\/venues\/hotelrajmahal\.ts: it cannot be read \(.+\)\. Look there .+ for a missing comma, quote or bracket/m,
    );
  });

  test('content check · a comma within a number is reported with its line', () => {
    const error = 'hotelrajmahal.ts:16:14: ERROR: Expected ":" but found ","';
    expect(whyUnreadable(new Error(`Transform failed with 1 error:\n/somewhere/${error}`))).toBe(
      'it cannot be read (line 16: Expected ":" but found ","). Look there and at the end of the previous line for a missing comma, quote or bracket, or for a comma within a number.',
    );
  });

  test('content check · a misspelt folder of photographs', async () => {
    mkdirSync(join(copy.root, 'photos/hotelrajmahl'), { recursive: true });
    expect(await contentMistakes(copy.root)).toEqual([
      'photos/hotelrajmahl: there is no venue or category called hotelrajmahl. Did you mean hotelrajmahal? Rename the folder.',
    ]);
  });

  test('content check · a venue that was renamed without its pictures', async () => {
    renameSync(copy.at(rajmahal), copy.at('venues/hotelrajmahal2.ts'));
    change(copy.at('venues/hotelrajmahal2.ts'), "id: 'hotelrajmahal'", "id: 'hotelrajmahal2'");
    change(copy.at('venues/index.ts'), "'./hotelrajmahal.ts'", "'./hotelrajmahal2.ts'");
    expect(await contentMistakes(copy.root)).toEqual([
      'src/content/venues/hotelrajmahal2.ts: the venue has no picture. Put photographs in photos/hotelrajmahal2/ (01-front.jpg, 02-hall.jpg …) and run npm run images.',
      'src/generated/pictures.ts: there is no venue or category called hotelrajmahal. Did you mean hotelrajmahal2? If it was removed, npm run images removes its pictures.',
    ]);
  });
});
