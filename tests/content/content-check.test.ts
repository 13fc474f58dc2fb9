/** Mistakes in the content, and the sentence that is reported for each. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect } from 'vitest';
import { contentMistakes } from '../../scripts/content/check-content.ts';
import { venueFrom } from '../../scripts/content/new-venue.ts';
import { venueMistakes } from '../../scripts/content/venue-mistakes.ts';
import { cityIds } from '../../src/domain/choices.ts';
import { rajmahal, test } from './content-folder.ts';

const venue = venueFrom(rajmahal);
const review = { name: { en: 'A' }, rating: 5, eventDate: { en: 'May' }, pax: 100, review: { en: 'Fine.' } };

describe('content check · fields of a venue', () => {
  test('content check · a venue without mistakes', () => {
    expect(venueMistakes(venue)).toEqual([]);
  });

  test.for<[object, string]>([
    [
      { city: 'faridabd' },
      `city is "faridabd", which is not one of ${cityIds.join(', ')}. Did you mean faridabad?`,
    ],
    [{ facts: { vegPlate: '500' } }, 'facts.vegPlate is "500". Write a number, without quotes and commas.'],
    [{ facts: { vegPlate: 6.5 } }, 'facts.vegPlate is 6.5. Write a whole number; prices are whole rupees.'],
    [{ facts: { vegPlate: 50 } }, 'facts.vegPlate is 50. That is below 100.'],
    [
      { facts: { advanceShare: 25 } },
      'facts.advanceShare is 25. Shares are between 0 and 1: write 0.25 for 25%, 0.18 for 18%.',
    ],
    [
      { facts: { foodTax: 18 } },
      'facts.foodTax is 18. Shares are between 0 and 1: write 0.25 for 25%, 0.18 for 18%.',
    ],
    [
      { facts: { foodTax: 'no' } },
      'facts.foodTax is "no". Write a share such as 0.18 for 18%, 0 for no tax, or \'included\'.',
    ],
    [
      { facts: { longOpens: 600, longCloses: 300 } },
      'facts.longCloses is 300. It is before the slot opens. For the next morning write nextDay(5) instead of at(5).',
    ],
    [
      { facts: { longOpens: '10 AM' } },
      'facts.longOpens is "10 AM". Write at(18, 30) for 6:30 PM, nextDay(5) for 5 AM the next morning.',
    ],
    [
      { facts: { longOpens: 10 } },
      'facts.longOpens is 10. It means minutes after midnight. Write at(10) for 10 AM, nextDay(1) for 1 AM the next morning.',
    ],
    [{ facts: { hawan: 'yes' } }, 'facts.hawan is "yes". Write true or false.'],
    [
      { facts: { corkage: 'yes' } },
      "facts.corkage is \"yes\". Write whole rupees such as 500, { from: 16000 }, 'included' or 'no-charge'.",
    ],
    [{ facts: { corkage: 0 } }, 'facts.corkage is 0. That is below 1.'],
    [
      { facts: { advanceShare: 0.25, bookingAmount: 50_000 } },
      'facts.advanceShare is 0.25. Write one of advanceShare, advanceRupees and bookingAmount.',
    ],
    [
      { confirmed: { lift: '12-11-2026' } },
      "confirmed.lift is not a day. Write the year first: '2026-11-28'.",
    ],
    [{ vegPlate: 500 }, 'vegPlate is a fact. Write it in facts: { vegPlate: … }.'],
    [
      { rating: { score: 5, count: '4' } },
      'rating.count is "4". Write a number without quotes, or [1, 2] for one or two.',
    ],
    [
      { facts: { roomPrice: 'about 1000' } },
      'facts.roomPrice is "about 1000". Write whole rupees without quotes, or { about: 1000 } for a rounded price.',
    ],
    [{ pairedPictures: false }, 'pairedPictures is false. Write true, or leave out the line.'],
    [
      { reviews: [review, { ...review, rating: 5.5 }] },
      'reviews 2, rating is 5.5, which is not a rating. Ratings are from 0 to 5.',
    ],
    [
      { reviews: [{ ...review, sample: true, verified: true }] },
      'reviews 1, verified is true. A sample is not verified: leave out the line.',
    ],
    [{ facts: { parkng: 100 } }, 'facts.parkng is not a field of a venue. Did you mean parking?'],
    [{ address: undefined }, 'address is missing. See another venue for an example.'],
    [
      { address: 'Faridabad' },
      "address is \"Faridabad\". Write { en: 'English text', hi: 'हिन्दी में' }, or { en: 'English text' } until it is translated.",
    ],
    [{ address: { hi: 'फरीदाबाद' } }, 'address.en is missing. See another venue for an example.'],
    [{ address: { en: 'Faridabad', hi: '' } }, 'address.hi is empty. Write a text, or leave out the line.'],
    [
      { name: 'होटल राजमहल' },
      'name is in Hindi letters. Write it in English letters, and this one as nameHi.',
    ],
    [{ nameHi: 'Hotel Rajmahal' }, 'nameHi is not in Devanagari. Write the name in Hindi letters.'],
    [
      { venueTypes: ['Banquet Halls'] },
      'venueTypes 1 is "Banquet Halls", which is not one of banquet-hall, wedding-lawn, villa-farmhouse, five-star-hotel, wedding-resort, cocktail-venue, terrace-hall, heritage-venue, destination-wedding. Did you mean banquet-hall?',
    ],
  ])('content check · %j: %s', ([mistake, sentence]) => {
    expect(venueMistakes({ ...venue, ...mistake })).toEqual([sentence]);
  });
});

const file = 'venues/hotelrajmahal.ts';
const list = 'venues/index.ts';

/** Why a venue's file cannot be read, as Node and tsx say it, without Vitest. */
function readAsOperator(path: string): string {
  const code = `import { readModule } from '${import.meta.resolve('../../scripts/content/read-module.ts')}';
    console.log((await readModule('${path}', 'venue')).problem);`;
  const args = ['--import', import.meta.resolve('tsx'), '--input-type=module', '--eval', code];
  return spawnSync(process.execPath, args, { encoding: 'utf8' }).stdout.trim();
}

describe('content check · files', () => {
  test('content check · a folder without mistakes', async ({ content }) => {
    expect(await contentMistakes(content.root)).toEqual([]);
  });

  test.for<[string, string, string, string, RegExp | string]>([
    [
      'a mistake in a field',
      file,
      'facts: {}',
      'facts: { foodTax: 18 }',
      /^src\/content\/venues\/hotelrajmahal\.ts:\d\d: facts\.foodTax is 18/,
    ],
    [
      'a field that is written twice',
      file,
      'facts: {}',
      "facts: {},\n  source: 'venue'",
      /^src\/content\/venues\/hotelrajmahal\.ts:\d\d: source is written twice, and the last one counts\. Delete one\.$/,
    ],
    [
      'an id that is not the name of the file',
      file,
      'id: "hotelrajmahal"',
      'id: "rajmahal"',
      'src/content/venues/hotelrajmahal.ts: id is "rajmahal". The id must be the name of the file: write id: \'hotelrajmahal\'.',
    ],
    [
      'a Hindi text as English',
      'cities.ts',
      "id: 'faridabad'",
      "id: 'faridabad', name: { en:\n'It\\'s फरीदाबाद', hi: 'फरीदाबाद' }",
      "src/content/cities.ts:1: en is in the letters of the other language: It\\'s फरीदाबाद",
    ],
    [
      'an English text as Hindi',
      file,
      'facts: {}',
      'facts: {},\n  badge: { en: "New", hi: "New" }',
      /^src\/content\/venues\/hotelrajmahal\.ts:\d\d: hi is in the letters of the other language: New$/,
    ],
    [
      'an hour without its import',
      file,
      'facts: {}',
      'longOpens: at(10)',
      "src/content/venues/hotelrajmahal.ts: it uses at() without importing it. Start the file with: import { at, nextDay } from '../../domain/clock.ts'; and leave out what is not used.",
    ],
    [
      'a missing quote',
      file,
      'name: "Hotel Rajmahal"',
      'name: "Hotel Rajmahal',
      /^src\/content\/venues\/hotelrajmahal\.ts: it cannot be read \(.+\)\. Look there .+ for a missing comma, quote or bracket/s,
    ],
    [
      'a venue that is imported but not listed',
      list,
      '  hotelrajmahal,\n',
      '',
      "src/content/venues/index.ts: hotelrajmahal is imported but not in the list. Add it at the venue's position.",
    ],
    [
      'a venue that is listed twice',
      list,
      '  milanvatika,\n',
      '  milanvatika,\n  milanvatika,\n',
      'src/content/venues/index.ts: milanvatika occurs 2 times in the list. Leave one.',
    ],
    [
      'a misspelt picture of a page',
      'cities.ts',
      'hotelrajmahal/',
      'hotelrajmahl/',
      'src/content/cities.ts: cities, faridabad, pictureId is "hotelrajmahl/01-front", which is not a known picture. Did you mean hotelrajmahal/01-front?',
    ],
    [
      'a tax in per cent',
      'site.ts',
      'foodTax = 0.18',
      'foodTax = 18',
      'src/content/site.ts: foodTax is 18. Shares are between 0 and 1: write 0.25 for 25%, 0.18 for 18%.',
    ],
    [
      'a tax in quotes',
      'site.ts',
      'foodTax = 0.18',
      "foodTax = '0.18'",
      'src/content/site.ts: foodTax is "0.18". Write a number, without quotes and commas.',
    ],
    [
      'a promise of half an hour',
      'site.ts',
      '"withinHours":4',
      '"withinHours":0.5',
      'src/content/site.ts: promise.withinHours is 0.5, which is not a number of whole hours. Write 4.',
    ],
  ])('content check · %s', async ([, name, from, to, sentence], { content }) => {
    content.change(name, from, to);
    expect(await contentMistakes(content.root)).toEqual([
      typeof sentence === 'string' ? sentence : expect.stringMatching(sentence),
    ]);
  });

  test('content check · a copied venue with its old id', async ({ content }) => {
    cpSync(content.at(file), content.at('venues/hotelsunrise.ts'));
    expect(await contentMistakes(content.root)).toEqual([
      'src/content/venues/hotelsunrise.ts: id is "hotelrajmahal", which is already the id of hotelrajmahal.ts. The id must be the name of the file: write id: \'hotelsunrise\'.',
      "src/content/venues/index.ts: hotelsunrise is not listed. Add import { venue as … } from './hotelsunrise.ts' and its name to the list, or delete hotelsunrise.ts.",
    ]);
  });

  test('content check · a venue whose file was deleted, but not its lines in the list; then the list too', async ({
    content,
  }) => {
    rmSync(content.at('venues/milanvatika.ts'));
    expect(await contentMistakes(content.root)).toContain(
      'src/content/venues/index.ts: it imports ./milanvatika.ts, which does not exist. If the venue was removed, delete this line and milanvatika in the list.',
    );
    rmSync(content.at(list));
    expect(await contentMistakes(content.root)).toContain(
      'src/content/venues/index.ts: it does not exist. Restore it: git checkout src/content/venues/index.ts',
    );
  });

  test('content check · a misspelt file in the list', async ({ content }) => {
    content.change(list, "'./hotelrajmahal.ts'", "'./hotelrajmahl.ts'");
    expect(await contentMistakes(content.root)).toContain(
      'src/content/venues/index.ts: it imports ./hotelrajmahl.ts, which does not exist. Did you mean ./hotelrajmahal.ts? If the venue was removed, delete this line and hotelrajmahal in the list.',
    );
  });

  test('content check · a picture without files', async ({ content }) => {
    mkdirSync(join(content.root, 'public/pictures'), { recursive: true });
    expect(await contentMistakes(content.root)).toContain(
      'src/generated/pictures.ts: milanvatika/01-front has no file public/pictures/milanvatika/01-front-480.avif. Restore it from git, or put the photograph into photos/milanvatika/ and run npm run images.',
    );
  });

  test('content check · a picture that a category or a social profile names, but that is gone; and one that its category does not show', async ({
    content,
  }) => {
    const decor = { id: 'decor', pictureIds: ['decor/01-mandap', 'decor/02-gone', 'decor/01-mandap'] };
    const category = JSON.stringify({ ...decor, cover: 'decor/01-mandap' });
    writeFileSync(content.at('gallery-categories.ts'), `export const galleryCategories = [${category}];\n`);
    const added = ['decor/01-mandap', 'decor/03-new'].map((id) => ({ id, widths: [480], fallback: 640 }));
    content.change(
      '../generated/pictures.ts',
      '[',
      `[${added.map((one) => `${JSON.stringify(one)},`)}`.replaceAll(',,', ','),
    );
    content.change('site.ts', '{', '{"social":[{"id":"facebook","pictureId":"decor/04-gone"}],');
    expect(await contentMistakes(content.root)).toEqual([
      'src/content/gallery-categories.ts: galleryCategories, decor, pictureIds is "decor/02-gone", which is not a known picture. Did you mean decor/03-new?',
      'src/content/site.ts: site.social, facebook, pictureId is "decor/04-gone", which is not a known picture. Did you mean decor/03-new?',
      'src/content/gallery-categories.ts: decor does not show decor/03-new. Add it to its pictureIds, at its position on the page.',
    ]);
  });

  test.for([
    [
      'a comma within a number',
      'facts: {}',
      'facts: { roomPrice: 1,000 }',
      'it cannot be read (line 15: Expected ":" but found "}"). Look there and at the end of the previous line for a missing comma, quote or bracket, or for a comma within a number.',
    ],
    [
      'curly quotes',
      'name: "Hotel Rajmahal"',
      'name: “Hotel Rajmahal”',
      "line 5 has curly quotes. Write straight ones around texts: 'text'",
    ],
    [
      'an apostrophe that ends a text',
      'name: "Hotel Rajmahal"',
      "name: 'Raj's Mahal'",
      'it cannot be read (line 5: Expected "}" but found "s"). Look there and at the end of the previous line for a missing comma, quote or bracket, or for a comma within a number. A text with an apostrophe needs double quotes: "Raj\'s".',
    ],
  ] as const)('content check · %s is reported with its line', ([, from, to, sentence], { content }) => {
    content.change(file, from, to);
    expect(readAsOperator(content.at(file))).toBe(sentence);
  });

  test('content check · files in another encoding', async ({ content }) => {
    for (const [name, encoding] of [
      ['press.ts', 'latin1'],
      ['testimonials.ts', 'utf16le'],
    ] as const)
      writeFileSync(content.at(name), Buffer.from("\uFEFFexport const list = ['Café'];", encoding));
    const advice = 'it is not UTF-8. Save it as UTF-8, and look for letters that have become \uFFFD.';
    expect(await contentMistakes(content.root)).toEqual([
      `src/content/press.ts: ${advice}`,
      `src/content/testimonials.ts: ${advice}`,
    ]);
  });

  test('content check · a misspelt folder of photographs', async ({ content }) => {
    mkdirSync(join(content.root, 'photos/hotelrajmahl'), { recursive: true });
    expect(await contentMistakes(content.root)).toEqual([
      'photos/hotelrajmahl: there is no venue or category called hotelrajmahl. Did you mean hotelrajmahal? Rename the folder.',
    ]);
  });

  test('content check · a venue that was renamed without its pictures', async ({ content }) => {
    renameSync(content.at(file), content.at('venues/hotelrajmahal2.ts'));
    content.change('venues/hotelrajmahal2.ts', 'id: "hotelrajmahal"', 'id: "hotelrajmahal2"');
    content.change(list, "'./hotelrajmahal.ts'", "'./hotelrajmahal2.ts'");
    content.change('cities.ts', 'hotelrajmahal/', 'milanvatika/');
    expect(await contentMistakes(content.root)).toEqual([
      'src/generated/pictures.ts: there is no venue or category called hotelrajmahal. Did you mean hotelrajmahal2? If it was removed, npm run images removes its pictures.',
    ]);
  });
});
