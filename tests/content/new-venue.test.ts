import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { contentMistakes } from '../../scripts/content/check-content.ts';
import { slugProblem, venueFrom, writeVenue } from '../../scripts/content/new-venue.ts';
import { rajmahal, test } from './content-folder.ts';

const repository = join(import.meta.dirname, '../..');

function newVenue(root: string, ...answers: readonly string[]) {
  return spawnSync(
    process.execPath,
    ['--import', import.meta.resolve('tsx'), join(repository, 'scripts/new-venue.ts')],
    { cwd: root, input: answers.join('\n'), encoding: 'utf8' },
  );
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
  const { status, stdout } = newVenue(
    content.root,
    ...['शिव गार्डन', "Shiv's Garden & Lawn", 'milanvatika', '', 'Shiv', 'शिव गार्डन एंड लॉन'],
    ...['noidaa', 'noida', 'Sector 135, Noida', 'सेक्टर 135', 'wedding-lawn', 'perhaps', 'no'],
    ...['yes', 'six hundred', '5', '6.5e22', '1,650', '65000000000000000000000', '1,800'],
    ...['L'.repeat(120), 'A lawn.', ''],
  );
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
  const names = ['9 Lamps', '9-lamps', 'नाइन लैंप्स'];
  const { status, stderr } = newVenue(content.root, ...names);
  expect(status).toBe(1);
  expect(stderr).toMatch(/Nothing was written\. City .*: This is required\.\nYour answers are kept:/);

  const { stdout } = newVenue(
    content.root,
    ...['yes', 'faridabad', 'NIT', '', 'banquet-hall', 'yes', 'no', '900'],
  );
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
