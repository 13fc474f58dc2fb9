import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { placeholderColours } from '../scripts/images/encode.ts';
import { readPictures } from '../scripts/images/store.ts';
import { type Folders, updatePictures } from '../scripts/images/update-pictures.ts';
import { folderWith, writeFiles } from './folder.ts';

let root = '';
let folders: Folders;

async function draw(path: string, colour: string, width = 960, height = 640) {
  const picture = sharp({ create: { width, height, channels: 3, background: colour } });
  writeFiles(root, { [path]: await picture.withMetadata({ orientation: 1 }).jpeg().toBuffer() });
}

const write = (path: string, value: unknown) => writeFiles(root, { [path]: JSON.stringify(value) });

const encodedFiles = (group: string) => readdirSync(join(root, 'out', group)).sort();
const list = () => readPictures(join(root, 'pictures.ts'));
const manifest = () => readFileSync(join(root, 'pictures.ts'), 'utf8');

beforeEach(async () => {
  root = folderWith({});
  const at = (path: string) => join(root, path);
  folders = {
    photos: at('photos'),
    groups: new Set(['raj-mahal', 'decor']),
    out: at('out'),
    list: at('pictures.ts'),
    hashes: at('cache/hashes.json'),
  };
  await draw('photos/raj-mahal/03-room.jpg', '#7a1430');
  await draw('photos/decor/01-mandap.jpg', '#a87b34', 720, 900);
  write('photos/raj-mahal/alt.json', { '03': "Artist's impression: a double room." });
  write('photos/decor/alt.json', { '01': { en: 'Square mandap with roses.', hi: 'गुलाबों वाला मंडप।' } });
});

test('images · a photograph is encoded as AVIF in several widths and one WebP, named by its id', async () => {
  const { encoded } = await updatePictures(folders);
  expect(encoded).toEqual(['decor/01-mandap', 'raj-mahal/03-room']);
  expect(encodedFiles('raj-mahal')).toEqual(['03-room-480.avif', '03-room-640.webp', '03-room-960.avif']);
  expect(encodedFiles('decor')).toEqual(['01-mandap-480.avif', '01-mandap-640.webp', '01-mandap-720.avif']);
  const room = list().get('raj-mahal/03-room');
  expect(room).toMatchObject({
    width: 960,
    height: 640,
    widths: [480, 960],
    fallback: 640,
  });
  expect(room?.placeholder).toMatch(/^(#[0-9a-f]{3} ?){5}$/);
});

test('images · the placeholder has the colours of the corners and of the middle', async () => {
  const [sky, ground, lamp] = ['#0000ff', '#008800', '#ffffff'];
  const picture = await sharp({ create: { width: 900, height: 600, channels: 3, background: sky } })
    .composite([
      { input: { create: { width: 900, height: 300, channels: 3, background: ground } }, left: 0, top: 300 },
      { input: { create: { width: 300, height: 300, channels: 3, background: lamp } }, left: 300, top: 150 },
    ])
    .png()
    .toBuffer();
  expect(await placeholderColours(picture)).toBe('#00f #00f #080 #080 #fff');
});

test("images · a picture whose alt text starts with artist's impression is one", async () => {
  await updatePictures(folders);
  expect(list().get('decor/01-mandap')).toMatchObject({
    alt: { en: 'Square mandap with roses.', hi: 'गुलाबों वाला मंडप।' },
    impression: false,
  });
  expect(list().get('raj-mahal/03-room')).toMatchObject({
    alt: { en: "Artist's impression: a double room." },
    impression: true,
  });
});

test('images · only changed photographs are encoded again, and the list is stable', async () => {
  await updatePictures(folders);
  const before = manifest();
  expect(await updatePictures(folders)).toEqual({ encoded: [], removed: [], unchanged: 2, problems: [] });
  expect(manifest()).toBe(before);
  await draw('photos/raj-mahal/03-room.jpg', '#1d4fa3');
  expect((await updatePictures(folders)).encoded).toEqual(['raj-mahal/03-room']);
});

test('images · pictures without a photograph and edited alt texts are preserved', async () => {
  await updatePictures(folders);
  writeFileSync(join(root, 'pictures.ts'), manifest().replace('a double room.', 'a room at dusk.'));
  const before = manifest();
  rmSync(join(root, 'photos'), { recursive: true });
  expect(await updatePictures(folders)).toEqual({ encoded: [], removed: [], unchanged: 0, problems: [] });
  expect(manifest()).toBe(before);
  expect(encodedFiles('raj-mahal')).toHaveLength(3);
});

test('images · a photograph replaces the impression of its number permanently', async () => {
  await updatePictures(folders);
  rmSync(join(root, 'photos/raj-mahal'), { recursive: true });
  const drawn = statSync(join(root, 'out/raj-mahal/03-room-960.avif')).mtimeMs;
  await draw('photos/raj-mahal/03-Deluxe Room.JPG', '#ffffff', 3000, 2000);
  write('photos/raj-mahal/alt.json', { '03': 'A deluxe room.' });
  expect((await updatePictures(folders)).encoded).toEqual(['raj-mahal/03-room']);
  expect(list().get('raj-mahal/03-room')).toMatchObject({
    alt: { en: 'A deluxe room.' },
    width: 3000,
    impression: false,
  });
  expect(statSync(join(root, 'out/raj-mahal/03-room-960.avif')).mtimeMs).toBeGreaterThan(drawn);
  rmSync(join(root, 'photos'), { recursive: true });
  expect((await updatePictures(folders)).encoded).toEqual([]);
  expect(list().get('raj-mahal/03-room')).toMatchObject({
    alt: { en: 'A deluxe room.' },
    impression: false,
  });
});

test('images · alt.json may be in English alone, and the Hindi of the list stays until the English changes', async () => {
  await draw('photos/raj-mahal/03-room.jpg', '#ffffff');
  const altAfter = async (text: unknown) => {
    write('photos/raj-mahal/alt.json', { '03': text });
    await updatePictures(folders);
    return list().get('raj-mahal/03-room')?.alt;
  };
  const both = { en: 'A room.', hi: 'एक कमरा।' };
  expect(await altAfter(both)).toEqual(both);
  expect(await altAfter('A room.')).toEqual(both);
  expect(await altAfter('A large room.')).toEqual({ en: 'A large room.' });
});

test('images · a photograph with a new number is added, upright and without location data', async () => {
  await sharp({ create: { width: 600, height: 400, channels: 3, background: '#888888' } })
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD3: { GPSLatitudeRef: 'N' } })
    .jpeg()
    .toFile(join(root, 'photos/raj-mahal/07-gate.jpg'));
  write('photos/raj-mahal/alt.json', { '07-gate': 'The gate.' });
  await updatePictures(folders);
  expect(list().get('raj-mahal/07-gate')).toMatchObject({
    width: 400,
    height: 600,
    widths: [400],
    impression: false,
  });
  expect((await sharp(join(root, 'out/raj-mahal/07-gate-400.webp')).metadata()).exif).toBeUndefined();
});

test('images · a photograph that cannot be used is explained and changes nothing', async () => {
  await updatePictures(folders);
  const before = manifest();
  await draw('photos/rajmahl/01-front.jpg', '#ffffff');
  await draw('photos/raj-mahal/front.jpg', '#ffffff');
  await draw('photos/raj-mahal/03-room.jpg', '#ffffff');
  rmSync(join(root, 'photos/raj-mahal/alt.json'));
  const { problems } = await updatePictures(folders);
  expect(problems).toHaveLength(3);
  expect(problems.join('\n')).toMatch(/no venue or category/);
  expect(problems.join('\n')).toMatch(/name it like 03-room\.jpg/);
  expect(problems.join('\n')).toMatch(/photos\/raj-mahal\/alt\.json: describe the picture/);
  expect(manifest()).toBe(before);
});

test('images · the pictures of a removed venue are deleted', async () => {
  await updatePictures(folders);
  rmSync(join(root, 'photos/raj-mahal'), { recursive: true });
  const fewer = { ...folders, groups: new Set(['decor']) };
  expect(await updatePictures(fewer)).toMatchObject({ encoded: [], removed: ['raj-mahal'], problems: [] });
  expect([...list().keys()]).toEqual(['decor/01-mandap']);
  expect(existsSync(join(root, 'out/raj-mahal'))).toBe(false);
});

test('images · what cannot be used is reported with the file, and everything else is processed', async () => {
  const put = (path: string, bytes: string | Buffer) => writeFileSync(join(root, 'photos', path), bytes);
  await draw('photos/raj-mahal/04-hall.jpg', '#808000');
  await draw('photos/raj-mahal/07-gate.jpg', '#ffffff');
  await draw('photos/raj-mahal/07-lawn.jpg', '#000000');
  const whole = readFileSync(join(root, 'photos/raj-mahal/04-hall.jpg'));
  put('raj-mahal/04-hall.jpg', whole.subarray(0, whole.length / 2));
  put('raj-mahal/05-stage.jpg', '');
  put('raj-mahal/06-car.jpg', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0', 'latin1'));
  put('raj-mahal/08-tent.HEIC', 'heic');
  // Its JPEG is there.
  put('raj-mahal/03-room.heic', 'heic');
  for (const name of ['Thumbs.db', 'desktop.ini', '.DS_Store']) put(`raj-mahal/${name}`, name);
  write(
    'photos/raj-mahal/alt.json',
    Object.fromEntries(['03', '04', '05', '06', '07', '08'].map((number) => [number, 'A place.'])),
  );
  const { encoded, problems } = await updatePictures(folders);
  expect(encoded).toEqual(['decor/01-mandap', 'raj-mahal/03-room']);
  expect(problems).toEqual([
    expect.stringMatching(/^photos\/raj-mahal\/08-tent\.HEIC: it is a HEIC picture.* as JPEG/),
    expect.stringMatching(/^photos\/raj-mahal: 07-gate\.jpg and 07-lawn\.jpg have the same number\./),
    expect.stringMatching(/^photos\/raj-mahal\/04-hall\.jpg: it is damaged, or not a picture \(.+\)\. Copy/),
    expect.stringMatching(/^photos\/raj-mahal\/05-stage\.jpg: it is damaged, or not a picture/),
    expect.stringMatching(/^photos\/raj-mahal\/06-car\.jpg: it is a HEIC picture/),
  ]);
});

test('images · folders, links to nothing and files in the wrong place are reported, and everything else is processed', async () => {
  mkdirSync(join(root, 'photos/raj-mahal/04-hall.jpg'));
  mkdirSync(join(root, 'photos/raj-mahal/new'));
  symlinkSync(join(root, 'gone.jpg'), join(root, 'photos/raj-mahal/05-gone.jpg'));
  writeFileSync(join(root, 'photos/raj-mahal/alt.json.txt'), '{}');
  await draw('photos/06-loose.JPG', '#ffffff');
  write('photos/raj-mahal/alt.json', { '03': 'A room.', '05': 'A gate.' });
  const { encoded, problems } = await updatePictures(folders);
  expect(encoded).toEqual(['decor/01-mandap', 'raj-mahal/03-room']);
  expect(problems).toEqual([
    'photos/06-loose.JPG: move it into the folder of its venue or category.',
    'photos/raj-mahal/04-hall.jpg: it is a folder. Move its photographs into photos/raj-mahal.',
    'photos/raj-mahal/alt.json.txt: name it alt.json.',
    'photos/raj-mahal/new: it is a folder. Move its photographs into photos/raj-mahal.',
    expect.stringMatching(/^photos\/raj-mahal\/05-gone\.jpg: ENOENT: no such file/),
  ]);
});

test('images · a photograph that can no longer be read is reported, and its picture stays', async () => {
  await updatePictures(folders);
  const before = manifest();
  rmSync(join(root, 'photos/raj-mahal/03-room.jpg'));
  symlinkSync(join(root, 'gone.jpg'), join(root, 'photos/raj-mahal/03-room.jpg'));
  const { problems } = await updatePictures(folders);
  expect(problems).toEqual([expect.stringMatching(/^photos\/raj-mahal\/03-room\.jpg: ENOENT/)]);
  expect(manifest()).toBe(before);
});

test('images · a photograph that is too small for a page is reported, and its picture stays', async () => {
  await updatePictures(folders);
  const before = manifest();
  await draw('photos/raj-mahal/03-room.jpg', '#ffffff', 2000, 300);
  const { problems } = await updatePictures(folders);
  expect(problems).toEqual([
    'photos/raj-mahal/03-room.jpg: it is 2000 × 300 pixels. Use one with more than 300 on each side.',
  ]);
  expect(manifest()).toBe(before);
});

test('images · a picture that cannot be written is not blamed on its photograph', async () => {
  writeFiles(root, { 'out/raj-mahal': '' });
  const { problems } = await updatePictures(folders);
  expect(problems).toContainEqual(
    expect.stringMatching(/^photos\/raj-mahal\/03-room\.jpg: E[A-Z]+: .*mkdir/),
  );
  expect(problems.join()).not.toContain('damaged');
});

test.each([
  ['curly quotes', '{\n  “03”: “A room.”\n}', 'photos/raj-mahal/alt.json, line 2: it has curly quotes.'],
  [
    'a comma at the end',
    '{\n  "03": "A room.",\n}',
    'photos/raj-mahal/alt.json, line 2: it has a comma after the last entry.',
  ],
  ['a missing bracket', '{"03": "A room."', 'photos/raj-mahal/alt.json: it cannot be read ('],
  ['a number', '{"03": 3}', 'photos/raj-mahal/alt.json: "03" is not described as {"en"'],
  [
    'a number of one digit',
    '{"3": "A room."}',
    'photos/raj-mahal/alt.json: "3" is no number of a picture. Write two digits, such as "03".',
  ],
  [
    'the name of a file',
    '{"03-room.jpg": "A room."}',
    'photos/raj-mahal/alt.json: "03-room.jpg" is no number of a picture. Write two digits, such as "03".',
  ],
])(
  'images · alt.json with %s is reported once, and other folders are processed',
  async (_, text, problem) => {
    writeFileSync(join(root, 'photos/raj-mahal/alt.json'), text);
    const { encoded, problems } = await updatePictures(folders);
    expect(encoded).toEqual(['decor/01-mandap']);
    expect(problems).toEqual([expect.stringContaining(problem)]);
  },
);

test('images · alt.json may start with a byte order mark', async () => {
  writeFileSync(join(root, 'photos/raj-mahal/alt.json'), '\uFEFF{"03": "A room."}');
  expect((await updatePictures(folders)).problems).toEqual([]);
});

test('images · a photograph is encoded again after its files or its line were restored from git', async () => {
  const files = () => encodedFiles('raj-mahal').map((name) => join(root, 'out/raj-mahal', name));
  await updatePictures(folders);
  const [before, list] = [files().map((file) => readFileSync(file)), manifest()];
  await draw('photos/raj-mahal/03-room.jpg', '#1d4fa3');
  await updatePictures(folders);
  for (const [index, file] of files().entries()) writeFileSync(file, before[index] ?? '');
  expect((await updatePictures(folders)).encoded).toEqual(['raj-mahal/03-room']);
  writeFileSync(join(root, 'pictures.ts'), list);
  expect((await updatePictures(folders)).encoded).toEqual(['raj-mahal/03-room']);
  writeFileSync(folders.hashes, '{"raj');
  expect((await updatePictures(folders)).encoded).toHaveLength(2);
});

test('images · files without a picture are reported, because they would be published', async () => {
  await updatePictures(folders);
  writeFileSync(join(root, 'out/decor/IMG_2041.jpg'), 'raw');
  expect((await updatePictures(folders)).problems).toEqual([
    'public/pictures/decor: the site has no picture for IMG_2041.jpg, and the build publishes every file there. Delete what is not used; a photograph belongs into photos/decor/.',
  ]);
});
