import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { expect } from 'vitest';
import { applyAnswers } from '../../scripts/content/apply-answers.ts';
import { askVenue, Stopped } from '../../scripts/content/ask-venue.ts';
import { contentMistakes } from '../../scripts/content/check-content.ts';
import { slugProblem, venueFrom, writeVenue } from '../../scripts/content/new-venue.ts';
import { venueMistakes } from '../../scripts/content/venue-mistakes.ts';
import { nextDay } from '../../src/domain/clock.ts';
import { ownerFileSchema } from '../../src/domain/owner-answers.ts';
import { rajmahal, test } from './content-folder.ts';

const repository = join(import.meta.dirname, '../..');

async function newVenue(root: string, answers: readonly string[], ownerFile?: string) {
  let stdout = '';
  const write = (text: string) => {
    stdout += text;
  };
  try {
    await askVenue({ root, lines: answers.values(), isTTY: false, write }, ownerFile);
    return { stdout, status: 0 };
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
    return { stdout, status: error.exitCode };
  }
}

const isFormatted = (file: string) => {
  const biome = join(repository, 'node_modules/@biomejs/biome/bin/biome');
  const args = [biome, 'check', '--write', '--stdin-file-path=src/content/venues/new.ts'];
  const source = readFileSync(file, 'utf8');
  const { stdout } = spawnSync(process.execPath, args, { cwd: repository, input: source, encoding: 'utf8' });
  return stdout === source;
};

test('new venue · asks again where an answer cannot be used, and writes and lists a venue that lacks only pictures', async ({
  content,
}) => {
  const { status, stdout } = await newVenue(content.root, [
    ...['शिव गार्डन', "Shiv's Garden & Lawn", 'milanvatika', '', 'Shiv', 'शिव गार्डन एंड लॉन'],
    ...['noidaa', 'noida', 'Sector 135, Noida', 'सेक्टर 135', 'wedding-lawn', 'perhaps', 'no'],
    ...['yes', 'six hundred', '5', '6.5e22', '1,650', '65000000000000000000000', '1,450', '1,800'],
    ...['L'.repeat(120), 'A lawn.', ''],
  ]);
  for (const sentence of [
    '"शिव गार्डन" is not in Latin letters.',
    '"milanvatika" is taken. Write another, such as milanvatika-2',
    '"Shiv" is not in Hindi letters.',
    'Did you mean noida?',
    '"perhaps" is not one of yes, no.',
    '"six hundred" is not a price. Write whole rupees, such as 650.',
    '"5" is too low for a plate. The lowest price is ₹100.',
    '"6.5e22" is not a price.',
    '"65000000000000000000000" is too high for a plate. The highest price is ₹20,000.',
    '"1,450" is less than a veg plate. Leave it empty, and ask whether the two are swapped.',
    'This has 120 characters. Write at most 119.',
    'Written: src/content/venues/shivsgardenlawn.ts',
  ])
    expect(stdout).toContain(sentence);
  expect(status).toBe(0);
  expect(await contentMistakes(content.root)).toEqual([
    'src/content/venues/shivsgardenlawn.ts: the venue has no picture. Put photographs in photos/shivsgardenlawn/ (01-front.jpg, 02-hall.jpg …) and run npm run images.',
  ]);
  const { venueEntries } = await import(content.at('venues/index.ts'));
  expect(venueEntries.at(-1)).toMatchObject({
    name: "Shiv's Garden & Lawn",
    nameHi: 'शिव गार्डन एंड लॉन',
    locality: { en: 'Sector 135', hi: 'सेक्टर 135' },
    address: { en: 'Sector 135, Noida', hi: 'सेक्टर 135, नोएडा' },
    shortDescription: { en: 'A lawn.' },
    plate: { veg: 1650, nonVeg: 1800 },
    managed: false,
  });
  expect(isFormatted(content.at('venues/shivsgardenlawn.ts'))).toBe(true);
});

test('new venue · an interrupted run keeps the answers, and the next one goes on from there', async ({
  content,
}) => {
  writeVenue(content.root, { ...rajmahal, slug: '10-lamps' });
  const names = ['9 Lamps', '10-lamps', '9-lamps', 'नाइन लैंप्स'];
  const interrupted = spawnSync(
    process.execPath,
    ['--import', import.meta.resolve('tsx'), join(repository, 'scripts/new-venue.ts')],
    { cwd: content.root, input: names.join('\n'), encoding: 'utf8' },
  );
  expect(interrupted.status).toBe(1);
  expect(interrupted.stdout).toContain('"10-lamps" is taken.');
  expect(interrupted.stderr).toMatch(
    /Nothing was written\. City .*: This is required\.\nYour answers are kept:/,
  );

  const { stdout } = await newVenue(content.root, [
    ...['yes', 'faridabad', 'NIT', '', 'banquet-hall', 'yes', 'no', '900'],
  ]);
  expect(stdout).toContain('Go on with 9 Lamps? (yes, no)');
  const { venue } = await import(content.at('venues/9-lamps.ts'));
  expect(venue).toMatchObject({
    name: '9 Lamps',
    address: { en: 'NIT, Faridabad' },
    plate: { veg: 900, nonVeg: null },
    food: { nonVeg: false },
    managed: true,
  });
  expect(Object.keys(venue.address)).toEqual(['en']);
  expect(isFormatted(content.at('venues/index.ts'))).toBe(true);
  expect(existsSync(join(content.root, '.cache/new-venue.json'))).toBe(false);
});

test.for([
  ['vegPlate', '650', '{ veg: 650, nonVeg: … }'],
  ['nonVegPlate', '900', '{ veg: …, nonVeg: 900 }'],
] as const)(
  'new venue · with %s alone there is no guess about the other, and it is kept in the file',
  ([id, price, plate], { content }) => {
    expect(writeVenue(content.root, { ...rajmahal, slug: 'single', [id]: price })).toEqual({
      slug: 'single',
      toComplete: `plate: ${plate}`,
    });
    const source = readFileSync(content.at('venues/single.ts'), 'utf8');
    expect(source).toContain(`// Prices are shown when both are known: plate: ${plate}\n`);
    expect(venueFrom({ ...rajmahal, [id]: price }).plate).toBeUndefined();
  },
);

test('new venue · any name compiles: reserved words, globals and names that the list uses', async ({
  content,
}) => {
  content.change(
    'venues/index.ts',
    'import',
    "import { cities } from '../cities.ts';\nexport const cityCount = cities.length;\nimport",
  );
  const slugs = ['new', 'class', 'cities', 'package', 'await', 'escape', '21', 'venue', 'noida-1', 'noida1'];
  for (const slug of slugs) expect(writeVenue(content.root, { ...rajmahal, slug })).toHaveProperty('slug');
  expect(await contentMistakes(content.root)).toHaveLength(slugs.length);
  const { venueEntries } = await import(content.at('venues/index.ts'));
  expect(venueEntries.slice(2).map(({ id }: { id: string }) => id)).toEqual(slugs);
});

test('new venue · quotes, backslashes and signs in a text are preserved', async ({ content }) => {
  const name = 'The "Raj" \\ Mahal\'s `$`, \u{1F3EF}';
  writeVenue(content.root, { ...rajmahal, slug: 'quotes', name });
  expect((await import(content.at('venues/quotes.ts'))).venue.name).toBe(name);
});

test.for([
  [{ locality: 'Sector 62, Noida', localityHi: 'सेक्टर 62, नोएडा' }, 'Sector 62', 'Sector 62, Noida'],
  [{ locality: 'Sector 62, noida' }, 'Sector 62', 'Sector 62, noida'],
  [{ locality: 'Greater Noida' }, 'Greater Noida', 'Greater Noida'],
  [{ locality: 'Noida' }, undefined, 'Noida'],
  [{ locality: 'Sector 62' }, 'Sector 62', 'Sector 62, Noida'],
  [{}, undefined, 'Noida'],
] as const)('new venue · the address names the city once: %j', ([typed, locality, address]) => {
  const venue = venueFrom({ ...rajmahal, city: 'noida', ...typed });
  expect([venue.locality?.en, venue.address.en]).toEqual([locality, address]);
});

test('new venue · an address of the site that is used or malformed is refused with a sentence', ({
  content,
}) => {
  for (const slug of ['hotelrajmahal', 'index', 'decor', 'home', 'noida'])
    expect(slugProblem(content.root, slug)).toMatch(`"${slug}" is taken. Write another`);
  for (const slug of ['', 'Raj', '-raj', 'raj--mahal', '../raj'])
    expect(slugProblem(content.root, slug)).toMatch(`"${slug}" is not a part of an address.`);
  expect(slugProblem(content.root, 'raj-2')).toBeUndefined();
});

/** A file as an owner's mail attaches it. */
function ownerFile(root: string, file: object): string {
  const path = join(root, 'hall.json');
  writeFileSync(path, JSON.stringify({ version: 1, name: 'Lamp Hall', city: 'Noida', answers: [], ...file }));
  return path;
}

test("new venue · an owner's file is asked for what it lacks, and becomes a venue with its facts, also after an interruption", async ({
  content,
}) => {
  const hostile = 'Is "it" `$' + "{process.exit(7)}` or 'this'?\nSecond line";
  const from = ownerFile(content.root, {
    name: 'लैंप हॉल',
    answers: [
      { question: 'locality', answer: 'Sector 18' },
      { question: 'address', answer: 'Plot 4, "Lamp" `$' + '{1}` Road' },
      { question: 'hallSeats', hall: 1, answer: '२५०' },
      { question: 'hallFloating', hall: 1, answer: '400' },
      { question: 'hallSeats', hall: 2, answer: '80' },
      { question: 'servesNonVeg', answer: 'no' },
      { question: 'vegPlate', answer: '650' },
      { question: 'eveningOpens', answer: '19:00' },
      { question: 'eveningCloses', answer: '02:00' },
      { question: 'parking', answer: '120' },
      { question: 'lateMusic', answer: 'yes' },
      { question: 'familyQuestions', answer: hostile },
    ],
  });
  const interrupted = await newVenue(content.root, ['Lamp Hall', '', 'लैंप हॉल', 'सेक्टर 18'], from);
  expect(interrupted.status).toBe(1);
  // Without the file, its facts would be lost.
  expect((await newVenue(content.root, [])).stdout).not.toContain('Lamp Hall');
  const { status, stdout } = await newVenue(content.root, ['banquet-hall', 'no', '', ''], from);
  expect(stdout).toContain('Name of the venue: Lamp Hall');
  expect(stdout).toContain('Hall 2 is left out');
  expect(stdout).toContain(hostile);
  expect(status).toBe(0);
  const { venue } = await import(content.at('venues/lamphall.ts'));
  expect(venue).toMatchObject({
    city: 'noida',
    nameHi: 'लैंप हॉल',
    address: { en: 'Plot 4, "Lamp" `$' + '{1}` Road' },
    halls: [{ name: { en: 'Lamp Hall' }, seats: 250, floating: 400 }],
    plate: { veg: 650, nonVeg: null },
    slots: [{ kind: 'evening', opens: 1140, closes: 1560 }],
    parking: { vehicles: 120 },
    otherPolicies: { lateMusic: true },
  });
});

test.for([
  ['a byte order mark', '\uFEFF', ['--from']],
  ['an equals sign', '', ['--from=']],
  ['no --from, which npm takes for its own without the --', '', []],
] as const)("new venue · an owner's file may come with %s", ([, mark, [option]], { content }) => {
  const file = join(content.root, 'hall of Ravi.json');
  const text = JSON.stringify({ version: 1, name: 'Lamp Hall', city: 'Noida', answers: [] }, null, 2);
  writeFileSync(file, mark + text.replaceAll('\n', '\r\n'));
  const args = option === '--from=' ? [`${option}${file}`] : [...(option ? [option] : []), file];
  const { stdout } = spawnSync(
    process.execPath,
    ['--import', import.meta.resolve('tsx'), join(repository, 'scripts/new-venue.ts'), ...args],
    { cwd: content.root, input: '', encoding: 'utf8' },
  );
  expect(stdout).toContain('Name of the venue: Lamp Hall\n');
});

test.for<[string, { question: string; hall?: number; answer: string }[], object, RegExp]>([
  [
    'no tax',
    [{ question: 'foodTax', answer: '0' }],
    {},
    /^Left out: foodTax is 0, which is not a share\..+ Ask the hall\.$/,
  ],
  [
    'the whole price as an advance',
    [{ question: 'advance', answer: '100' }],
    {},
    /^Left out: advance\.share/,
  ],
  [
    'a slot that opens after midnight',
    [{ question: 'eveningOpens', answer: '00:30' }],
    { slots: [] },
    /^Left out: slots 1, opens is 30/,
  ],
  [
    'a veg plate above the non-veg one',
    [
      { question: 'vegPlate', answer: '900' },
      { question: 'nonVegPlate', answer: '650' },
    ],
    {},
    /^Left out: plate has a veg price above the non-veg one\. .+ Ask the hall\.$/,
  ],
  [
    'a veg package above the non-veg one',
    [
      { question: 'vegPackage', answer: '900' },
      { question: 'nonVegPackage', answer: '650' },
    ],
    {},
    /^Left out: packagePlate has a veg price/,
  ],
  [
    'fewer floating than seated guests',
    [
      { question: 'hallSeats', hall: 1, answer: '400' },
      { question: 'hallFloating', hall: 1, answer: '300' },
      { question: 'hallSeats', hall: 2, answer: '80' },
      { question: 'hallFloating', hall: 2, answer: '100' },
    ],
    { halls: [{ name: { en: 'Hotel Rajmahal' }, seats: 80, floating: 100 }] },
    /^Hall 1 is left out: it has fewer guests who come and go than seats/,
  ],
])(
  'new venue · of what an owner says, %s is left out with the reason, and the rest is used',
  ([, answers, facts, note]) => {
    const parking = { question: 'parking', answer: '120' };
    const { venue, notes } = applyAnswers(
      venueFrom(rajmahal),
      v.parse(ownerFileSchema, { version: 1, name: 'x', city: 'y', answers: [...answers, parking] }),
    );
    expect(venueMistakes(venue)).toEqual([]);
    expect(venue).toMatchObject({ parking: { vehicles: 120 }, ...facts });
    expect(notes).toEqual([expect.stringMatching(note)]);
  },
);

test('new venue · an address and a hall that an owner names in Hindi are the Hindi texts, with a note to write the English ones', () => {
  const answers = [
    { question: 'address', answer: 'मथुरा रोड, फरीदाबाद' } as const,
    { question: 'hallName', hall: 1, answer: 'दरबार हॉल' } as const,
    { question: 'hallSeats', hall: 1, answer: '80' } as const,
    { question: 'hallFloating', hall: 1, answer: '100' } as const,
  ];
  const { venue, notes } = applyAnswers(venueFrom(rajmahal), { answers });
  expect(venue.address).toEqual({ en: 'Faridabad', hi: 'मथुरा रोड, फरीदाबाद' });
  expect(venue.halls[0]?.name).toEqual({ en: 'Hotel Rajmahal', hi: 'दरबार हॉल' });
  expect(notes).toEqual(answers.slice(0, 2).map(({ answer }) => `Write in English, too: ${answer}`));
});

test('new venue · an evening slot without a beginning ends after midnight', () => {
  const answers = [{ question: 'eveningCloses', answer: '02:00' } as const];
  expect(applyAnswers(venueFrom(rajmahal), { answers }).venue.slots).toEqual([
    { kind: 'evening', closes: nextDay(2) },
  ]);
});

test('new venue · of a venue on the site the changes are shown with their lines, and written after two confirmations', async ({
  content,
}) => {
  const from = ownerFile(content.root, {
    venueId: 'basantvatika',
    answers: [
      { question: 'vegPlate', answer: '650', replaces: '500' },
      { question: 'baraat', answer: 'yes' },
      { question: 'parking', answer: '', replaces: '80' },
    ],
  });
  const path = content.at('venues/basantvatika.ts');
  // As specified, which the operator may have changed.
  const before = readFileSync(join(repository, 'src/content/venues/basantvatika.ts'), 'utf8').replace(
    "source: 'venue'",
    "source: 'specification'",
  );
  writeFileSync(path, before);
  const refused = await newVenue(content.root, ['yes', 'no'], from);
  expect(refused.stdout).toMatch(/basantvatika\.ts:\d+ plate\.veg: \d+ → 650/);
  expect(refused.stdout).toContain('They ask to remove parking, which is "80" on the page.');
  expect(refused.stdout).toMatch(/otherPolicies.*baraat/);
  expect(refused.stdout).toContain('has the figures of the specification');
  expect(readFileSync(path, 'utf8')).toBe(before);
  expect((await newVenue(content.root, ['yes', 'yes'], from)).status).toBe(0);
  const after = readFileSync(path, 'utf8');
  expect(after).toContain('veg: 650');
  expect(after).toContain('baraat: true');
  expect(after).toContain("source: 'venue'");
  expect(isFormatted(path)).toBe(true);
});

test('new venue · the veg plate of a vegetarian kitchen changes without a question about the other one', () => {
  const before = { ...venueFrom(rajmahal), plate: { veg: 500, nonVeg: null } };
  const { venue, notes } = applyAnswers(before, { answers: [{ question: 'vegPlate', answer: '550' }] });
  expect([venue.plate, notes]).toEqual([{ veg: 550, nonVeg: null }, []]);
});

test.for([
  ['no such file', ''],
  ['another version', JSON.stringify({ version: 2, name: 'x', city: 'y', answers: [] })],
  ['a path as venue', JSON.stringify({ version: 1, venueId: '../x', name: 'x', city: 'y', answers: [] })],
  ['a megabyte of text', JSON.stringify({ version: 1, name: 'x'.repeat(1_000_000), city: 'y', answers: [] })],
])("new venue · %s is no owner's file", async ([, text], { content }) => {
  const path = join(content.root, 'hall.json');
  if (text) writeFileSync(path, text);
  const { status, stdout } = await newVenue(content.root, [], path);
  expect(stdout).toContain(text ? "is not what an owner's mail has attached" : `There is no file ${path}.`);
  expect(status).toBe(1);
});
