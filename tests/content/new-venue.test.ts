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
import { istToday } from '../../src/domain/clock.ts';
import { ownerFileSchema } from '../../src/domain/owner-file.ts';
import { rajmahal, test } from './content-folder.ts';

const today = '2026-11-28';
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

test('new venue · asks again where an answer cannot be used, and writes and lists a venue, which has no pictures yet', async ({
  content,
}) => {
  const { status, stdout } = await newVenue(content.root, [
    ...['शिव गार्डन', "Shiv's Garden & Lawn", 'milanvatika', '', 'Shiv', 'शिव गार्डन एंड लॉन'],
    ...['noidaa', 'noida', 'Sector 135, Noida', 'सेक्टर 135', 'wedding-lawn', 'perhaps', 'no'],
    ...['yes', 'six hundred', '5', '6.5e22', '1,650', '6,50,000', '1,450', '1,800'],
    ...['L'.repeat(120), 'A lawn.', ''],
  ]);
  for (const sentence of [
    '"शिव गार्डन": Please write this in English letters.',
    '"milanvatika" is taken. Write another, such as milanvatika-2',
    '"Shiv": Please write this in Hindi letters.',
    'Did you mean noida?',
    '"perhaps": Please write yes or no.',
    '"six hundred": Please write a whole number, such as 650.',
    '"5": This is too low: at least 100.',
    '"6.5e22": Please write a whole number',
    '"6,50,000": This is too high: at most 20,000.',
    '"1,450" is less than a veg plate. Leave it empty, and ask whether the two are swapped.',
    'This is too long: at most 119 characters.',
    'Written: src/content/venues/shivsgardenlawn.ts',
  ])
    expect(stdout).toContain(sentence);
  expect(status).toBe(0);
  expect(await contentMistakes(content.root)).toEqual([]);
  const { venueEntries } = await import(content.at('venues/index.ts'));
  expect(venueEntries.at(-1)).toMatchObject({
    name: "Shiv's Garden & Lawn",
    nameHi: 'शिव गार्डन एंड लॉन',
    locality: { en: 'Sector 135', hi: 'सेक्टर 135' },
    address: { en: 'Sector 135, Noida', hi: 'सेक्टर 135, नोएडा' },
    shortDescription: { en: 'A lawn.' },
    facts: { servesNonVeg: true, vegPlate: 1650, nonVegPlate: 1800 },
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
    facts: { vegPlate: 900, servesNonVeg: false },
    managed: true,
  });
  expect(Object.keys(venue.address)).toEqual(['en']);
  expect(isFormatted(content.at('venues/index.ts'))).toBe(true);
  expect(existsSync(join(content.root, '.cache/new-venue.json'))).toBe(false);
});

test('new venue · with one plate price alone there is no guess about the other', () => {
  expect(venueFrom({ ...rajmahal, vegPlate: '650' }).facts).toEqual({ vegPlate: 650 });
});

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
  expect(await contentMistakes(content.root)).toEqual([]);
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
    facts: {
      vegPlate: 650,
      servesNonVeg: false,
      eveningOpens: 1140,
      eveningCloses: 1560,
      parking: 120,
      lateMusic: true,
    },
    confirmed: { parking: istToday(), halls: istToday() },
  });
  expect(readFileSync(`${from}.notes.txt`, 'utf8')).toContain(hostile);
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
    'a slot that opens after midnight',
    [{ question: 'eveningOpens', answer: '00:30' }],
    {},
    /^Left out: facts\.eveningOpens is 30\./,
  ],
  [
    'a slot that ends before it begins',
    [
      { question: 'morningOpens', answer: '16:00' },
      { question: 'morningCloses', answer: '10:00' },
    ],
    {},
    /^Left out: facts\.morningCloses is 600\. It is before the slot opens\..+ Ask the hall\.$/,
  ],
  [
    'a veg plate above the non-veg one',
    [
      { question: 'vegPlate', answer: '900' },
      { question: 'nonVegPlate', answer: '650' },
    ],
    {},
    /^Left out: facts\.vegPlate is 900\. It is above the non-veg price\. .+ Ask the hall\.$/,
  ],
  [
    'a veg package above the non-veg one',
    [
      { question: 'vegPackage', answer: '900' },
      { question: 'nonVegPackage', answer: '650' },
    ],
    {},
    /^Left out: facts\.vegPackage is 900\. It is above/,
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
      v.parse(ownerFileSchema, { version: 1, name: 'x', city: 'y', answers: [...answers, parking] }).answers,
      today,
    );
    expect(venueMistakes(venue)).toEqual([]);
    expect(venue).toMatchObject({ facts: { parking: 120 }, ...facts });
    expect(Object.keys(venue.facts)).toEqual(['parking']);
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
  const { venue, notes } = applyAnswers(venueFrom(rajmahal), answers, today);
  expect(venue.address).toEqual({ en: 'Faridabad', hi: 'मथुरा रोड, फरीदाबाद' });
  expect(venue.halls[0]?.name).toEqual({ en: 'Hotel Rajmahal', hi: 'दरबार हॉल' });
  for (const { answer } of answers.slice(0, 2)) expect(notes).toContain(`Write in English, too: ${answer}`);
});

test('new venue · of an advance, a fixed sum takes the place of a share, and no rooms that of their price', () => {
  const before = {
    ...venueFrom(rajmahal),
    facts: { advanceShare: 0.25, rooms: 4, roomPrice: 1000, vegPlate: 500 },
  };
  const answers = [
    { question: 'bookingAmount', answer: '1,00,000' } as const,
    { question: 'rooms', answer: '0' } as const,
  ];
  const { venue, notes } = applyAnswers(before, answers, today);
  expect([venue.facts, notes]).toEqual([{ rooms: 0, vegPlate: 500, bookingAmount: 100_000 }, []]);
  expect(venue.confirmed).toEqual({ bookingAmount: today, rooms: today });
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
  expect(refused.stdout).toMatch(/basantvatika\.ts:\d+ Veg plate: about ₹\d+ per plate → ₹650 per plate/);
  expect(refused.stdout).toMatch(/basantvatika\.ts:\d+ Baraat: not known → Yes/);
  expect(refused.stdout).toContain('They ask to remove parking, which is "80" on the page.');
  expect(refused.stdout).toContain('has figures of the specification');
  expect(readFileSync(path, 'utf8')).toBe(before);
  expect((await newVenue(content.root, ['yes', 'yes'], from)).status).toBe(0);
  const after = readFileSync(path, 'utf8');
  expect(after).toContain('vegPlate: 650');
  expect(after).toContain('baraat: true');
  expect(after).toContain("source: 'venue'");
  expect(isFormatted(path)).toBe(true);
});

/** A CSV as a family's mail attaches it, with answers. */
function answersCsv(root: string, content: string | Buffer): string {
  const path = join(root, 'questions-2026-11-28.csv');
  writeFileSync(path, content);
  return path;
}

const head = 'Venue,Question,Answer,Notes,Venue id,Fact';

test('answers of venues · they are shown in the words of the page, written after a yes with the day, and what cannot be read is named', async ({
  content,
}) => {
  const from = answersCsv(
    content.root,
    [
      `\ufeff${head}`,
      'Hotel Rajmahal,"Is there a minimum, of plates?",250,They insist,hotelrajmahal,minimumPlates',
      'Hotel Rajmahal,Music?,22:30:00,,hotelrajmahal,musicUntil',
      'Hotel Rajmahal,Refund?,"Half,\na month before",,hotelrajmahal,refund',
      'Hotel Rajmahal,Advance?,25% at booking,,hotelrajmahal,advanceShare',
      'Hotel Rajmahal,Lift?,,,hotelrajmahal,lift',
      'Hotel Rajmahal,Corkage?,500 a bottle,,hotelrajmahal,corkage',
      'Hotel Rajmahal,Corkage?,700,,hotelrajmahal,corkage',
      'Gone,Lift?,yes,,gone,lift',
      'Hotel Rajmahal,?,yes,,hotelrajmahal,constructor',
      'Hotel Rajmahal,?,yes,,../../x,lift',
      'Milan Vatika,Tax?,0.18,,milanvatika,tax',
    ].join('\r\n'),
  );
  const path = content.at('venues/hotelrajmahal.ts');
  const before = readFileSync(path, 'utf8');
  const refused = await newVenue(content.root, ['no', 'no'], from);
  for (const sentence of [
    'Row 5, Answer: "25% at booking". Please write a percentage, such as 18.',
    'Row 8, Answer: "corkage" is answered in a row above, which holds.',
    'Row 10, Fact: "constructor" is no fact.',
    'Row 11, Venue id: "../../x" is no id.',
    'Minimum number of plates: not known → 250 plates',
    'Music until: not known → 10:30 PM',
    'Corkage: not known → ₹500 a bottle',
    'Tax on food: not known → 18%',
    '"gone" is no venue of the site.',
    'They insist',
  ])
    expect(refused.stdout).toContain(sentence);
  expect(readFileSync(path, 'utf8')).toBe(before);
  expect(readFileSync(`${from}.notes.txt`, 'utf8')).toContain('They insist');
  await newVenue(content.root, ['yes', 'no'], from);
  const { venue } = await import(`${path}?written`);
  expect(venue.facts).toEqual({
    minimumPlates: 250,
    musicUntil: 1350,
    corkage: 500,
  });
  expect(venue.confirmed).toEqual({ minimumPlates: istToday(), musicUntil: istToday(), corkage: istToday() });
  expect(isFormatted(path)).toBe(true);
  expect(await contentMistakes(content.root)).toEqual([]);
});

/** What spreadsheets, people and attackers leave in a cell. */
const hostile = [
  ...[
    '=1+1',
    '=HYPERLINK("http://example.com")',
    '+1',
    '-1',
    '@SUM(A1)',
    "'=1+1",
    '\t=1+1',
    '#REF!',
    '#N/A',
    '=cmd|x!A1',
  ],
  ...[
    '*/',
    '/* x',
    '//',
    '$' + '{process.exit(7)}',
    '`',
    "''",
    '"',
    '\\',
    '\\u0000',
    "'; process.exit(7); '",
    '</script>',
  ],
  ...[
    'a\nb',
    'a\rb',
    'a\r\nb',
    'a\u2028b',
    'a\u2029b',
    'a\0b',
    'a\u200bb',
    '\u202eabc',
    '\ufeffx',
    '\ufffd',
    'e\u0301',
  ],
  ...[
    'x'.repeat(1_000_000),
    '9'.repeat(400),
    '1e999',
    '-0',
    '0x10',
    'Infinity',
    'NaN',
    '1,2,3',
    '1.2.3',
    '1,00,00',
  ],
  ...[
    '२५०',
    '٢٥٠',
    '二百五十',
    'दो सौ',
    '½',
    '25%%',
    '25% at booking',
    '₹',
    '₹-5',
    '12 Feb',
    '2026-11-28',
    '24:00',
    '10:75',
  ],
  ...['__proto__', 'constructor', 'null', 'undefined', '{}', '[]', '{ "about": 500 }', 'true', 'ja'],
];

test.for(['refund', 'corkage', 'minimumPlates', 'foodTax', 'musicUntil', 'lift'] as const)(
  'answers of venues · no cell breaks a file or ends the command: it is read or named, as %s',
  async (fact, { content }) => {
    const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
    const rows = hostile.map((text) => `A,b,${quoted(text)},,hotelrajmahal,${fact}`);
    const from = answersCsv(content.root, [head, ...rows].join('\n'));
    const { stdout } = await newVenue(content.root, ['yes'], from);
    const named = stdout.match(/^Row \d+, Answer: /gm)?.length ?? 0;
    expect(await contentMistakes(content.root)).toEqual([]);
    const { venue } = await import(`${content.at('venues/hotelrajmahal.ts')}?written`);
    // The first answer that can be used holds, and each other one is named.
    expect(Object.keys(venue.facts)).toEqual(named === hostile.length ? [] : [fact]);
    expect(named + Object.keys(venue.facts).length).toBe(hostile.length);
  },
);

test('answers of venues · a text of any signs is written as it is', async ({ content }) => {
  const text = '=1+1 */ $' + '{process.exit(7)} `x` \\ "half" \'until\' May';
  const from = answersCsv(content.root, `${head}\nA,b,"${text.replaceAll('"', '""')}",,hotelrajmahal,refund`);
  expect((await newVenue(content.root, ['yes'], from)).stdout).toContain('Without Hindi');
  const { venue } = await import(`${content.at('venues/hotelrajmahal.ts')}?written`);
  expect(venue.facts).toEqual({ refund: { en: text } });
});

test.for([
  [
    'semicolons, as Excel saves it in many countries',
    `\ufeff${head}\r\nA,b,yes,,hotelrajmahal,lift\r\n`.replaceAll(',', ';'),
  ],
  ['tabs', `${head}\nA,b,yes,,hotelrajmahal,lift`.replaceAll(',', '\t')],
  ['quotes around each cell', `${head}\nA,b,yes,,hotelrajmahal,lift\n`.replace(/[^,\n]+/g, '"$&"')],
  ['the apostrophe of a guarded text', `${head}\nA,b,'yes,,hotelrajmahal,lift`],
  ['an id of an older mail', `${head}\nA,b,included,,hotelrajmahal,power`],
  ['digits of another script', `${head}\nA,b,२५०,,hotelrajmahal,minimumPlates`],
])('answers of venues · they may come with %s', async ([, text = ''], { content }) => {
  await newVenue(content.root, ['yes'], answersCsv(content.root, text));
  const { venue } = await import(`${content.at('venues/hotelrajmahal.ts')}?written`);
  expect(Object.values(venue.facts)).toHaveLength(1);
});

test.for([
  ['Windows-1252', Buffer.from(`${head}\nRoyal Ch\xe2teau,b,yes,,hotelrajmahal,lift`, 'latin1'), 'CSV UTF-8'],
  ['UTF-16', Buffer.from(`\ufeff${head}\nA,b,yes,,hotelrajmahal,lift`, 'utf16le'), 'CSV UTF-8'],
  ['no columns for venue and fact', 'Venue,Question,Answer,Notes\nA,b,yes,', 'no column Venue id, Fact'],
  ['an open quote', `${head}\n"A,b,yes,,hotelrajmahal,lift`, 'It is not a CSV'],
  ['no answers', `${head}\nA,b,,,hotelrajmahal,lift`, 'has no answers that can be used'],
  ['nothing in it', '', 'no column Venue'],
] as const)(
  'answers of venues · a file with %s is refused with the reason',
  async ([, text, reason], { content }) => {
    const { stdout, status } = await newVenue(content.root, [], answersCsv(content.root, text));
    expect(stdout).toContain(reason);
    expect(status).toBe(1);
  },
);

test.for([
  ['no such file', ''],
  ['another version', JSON.stringify({ version: 3, name: 'x', city: 'y', answers: [] })],
  ['a path as venue', JSON.stringify({ version: 1, venueId: '../x', name: 'x', city: 'y', answers: [] })],
  ['a megabyte of text', JSON.stringify({ version: 1, name: 'x'.repeat(1_000_000), city: 'y', answers: [] })],
])("new venue · %s is no owner's file", async ([, text], { content }) => {
  const path = join(content.root, 'hall.json');
  if (text) writeFileSync(path, text);
  const { status, stdout } = await newVenue(content.root, [], path);
  expect(stdout).toContain(text ? "is not what an owner's mail has attached" : `There is no file ${path}.`);
  expect(status).toBe(1);
});
