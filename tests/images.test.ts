import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { placeholderColours } from '../scripts/images/encode.ts';
import { readPictures } from '../scripts/images/store.ts';
import { type Folders, updatePictures } from '../scripts/images/update-pictures.ts';

let root = '';
let folders: Folders;

async function draw(path: string, colour: string, width = 960, height = 640) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  await sharp({ create: { width, height, channels: 3, background: colour } })
    .withMetadata({ orientation: 1 })
    .jpeg()
    .toFile(join(root, path));
}

function write(path: string, value: unknown) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), JSON.stringify(value));
}

const encodedFiles = (group: string) => readdirSync(join(root, 'out', group)).sort();
const list = () => readPictures(join(root, 'pictures.ts'));
const manifest = () => readFileSync(join(root, 'pictures.ts'), 'utf8');

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'pictures-'));
  const at = (path: string) => join(root, path);
  folders = {
    rendered: [at('art'), at('absent')],
    shotLists: [at('shots.json'), at('absent.json')],
    photos: at('photos'),
    groups: new Set(['rajmahal', 'decor']),
    out: at('out'),
    manifest: at('pictures.ts'),
    hashes: at('hashes.json'),
  };
  await draw('art/rajmahal/03-room.jpg', '#7a1430');
  await draw('art/decor/01-mandap.jpg', '#a87b34', 720, 900);
  await draw('art/decor/02-half.part.jpg', '#000000');
  write('shots.json', [
    { id: 'rajmahal/03-room', alt: "Artist's impression: a double room." },
    { id: 'decor/01-mandap', alt: { en: 'Square mandap with roses.', hi: 'गुलाबों वाला मंडप।' } },
  ]);
});

afterEach(() => rmSync(root, { recursive: true }));

test('images · a master is encoded as AVIF in several widths and one WebP, named by its id, and its alt text says that it is rendered', async () => {
  const { encoded } = await updatePictures(folders);
  expect(encoded).toEqual(['decor/01-mandap', 'rajmahal/03-room']);
  expect(encodedFiles('rajmahal')).toEqual(['03-room-480.avif', '03-room-640.webp', '03-room-960.avif']);
  expect(encodedFiles('decor')).toEqual(['01-mandap-480.avif', '01-mandap-640.webp', '01-mandap-720.avif']);
  const room = list().get('rajmahal/03-room');
  expect(room).toMatchObject({
    width: 960,
    height: 640,
    widths: [480, 960],
    fallback: 640,
    impression: true,
  });
  expect(room?.placeholder).toMatch(/^(#[0-9a-f]{3} ?){5}$/);
  expect(room?.alt).toEqual({ en: "Artist's impression: a double room." });
  expect(list().get('decor/01-mandap')?.alt).toEqual({
    en: "Artist's impression: square mandap with roses.",
    hi: 'कल्पना-चित्र: गुलाबों वाला मंडप।',
  });
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

test('images · only changed masters are encoded again, and the list is stable', async () => {
  await updatePictures(folders);
  const before = manifest();
  expect(await updatePictures(folders)).toEqual({ encoded: [], removed: [], unchanged: 2, problems: [] });
  expect(manifest()).toBe(before);
  await draw('art/rajmahal/03-room.jpg', '#1d4fa3');
  expect((await updatePictures(folders, undefined, true)).encoded).toEqual(['rajmahal/03-room']);
  expect(manifest()).toBe(before);
  expect((await updatePictures(folders)).encoded).toEqual(['rajmahal/03-room']);
});

test('images · pictures without a master and edited alt texts are preserved', async () => {
  await updatePictures(folders);
  writeFileSync(join(root, 'pictures.ts'), manifest().replace('a double room.', 'a room at dusk.'));
  const before = manifest();
  rmSync(join(root, 'art'), { recursive: true });
  rmSync(join(root, 'shots.json'));
  expect(await updatePictures(folders)).toEqual({ encoded: [], removed: [], unchanged: 0, problems: [] });
  expect(manifest()).toBe(before);
  expect(encodedFiles('rajmahal')).toHaveLength(3);
});

test('images · a photograph replaces the rendered picture of its number permanently', async () => {
  await updatePictures(folders);
  const drawn = statSync(join(root, 'out/rajmahal/03-room-960.avif')).mtimeMs;
  await draw('photos/rajmahal/03-Deluxe Room.JPG', '#ffffff', 3000, 2000);
  write('photos/rajmahal/alt.json', { '03': 'A deluxe room.' });
  expect((await updatePictures(folders)).encoded).toEqual(['rajmahal/03-room']);
  expect(list().get('rajmahal/03-room')).toMatchObject({
    alt: { en: 'A deluxe room.' },
    width: 3000,
    impression: false,
  });
  expect(statSync(join(root, 'out/rajmahal/03-room-960.avif')).mtimeMs).toBeGreaterThan(drawn);
  rmSync(join(root, 'photos'), { recursive: true });
  expect((await updatePictures(folders)).encoded).toEqual([]);
  expect(list().get('rajmahal/03-room')).toMatchObject({
    alt: { en: 'A deluxe room.' },
    impression: false,
  });
});

test('images · alt.json may be in English alone, and the Hindi of the list stays until the English changes', async () => {
  await draw('photos/rajmahal/03-room.jpg', '#ffffff');
  const altAfter = async (text: unknown) => {
    write('photos/rajmahal/alt.json', { '03': text });
    await updatePictures(folders);
    return list().get('rajmahal/03-room')?.alt;
  };
  const both = { en: 'A room.', hi: 'एक कमरा।' };
  expect(await altAfter(both)).toEqual(both);
  expect(await altAfter('A room.')).toEqual(both);
  expect(await altAfter('A large room.')).toEqual({ en: 'A large room.' });
});

test('images · a photograph with a new number is added, upright and without location data', async () => {
  mkdirSync(join(root, 'photos/rajmahal'), { recursive: true });
  await sharp({ create: { width: 600, height: 400, channels: 3, background: '#888888' } })
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD3: { GPSLatitudeRef: 'N' } })
    .jpeg()
    .toFile(join(root, 'photos/rajmahal/07-gate.jpg'));
  write('photos/rajmahal/alt.json', { '07-gate': 'The gate.' });
  await updatePictures(folders);
  expect(list().get('rajmahal/07-gate')).toMatchObject({
    width: 400,
    height: 600,
    widths: [400],
    impression: false,
  });
  expect((await sharp(join(root, 'out/rajmahal/07-gate-400.webp')).metadata()).exif).toBeUndefined();
});

test('images · a photograph that cannot be used is explained and changes nothing', async () => {
  await updatePictures(folders);
  const before = manifest();
  await draw('photos/rajmahl/01-front.jpg', '#ffffff');
  await draw('photos/rajmahal/front.jpg', '#ffffff');
  await draw('photos/rajmahal/03-room.jpg', '#ffffff');
  const { problems } = await updatePictures(folders);
  expect(problems).toHaveLength(3);
  expect(problems.join('\n')).toMatch(/no venue or category/);
  expect(problems.join('\n')).toMatch(/name it like 03-room\.jpg/);
  expect(problems.join('\n')).toMatch(/photos\/rajmahal\/alt\.json: describe the picture/);
  expect(manifest()).toBe(before);
});

test('images · the pictures of a removed venue are deleted', async () => {
  await updatePictures(folders);
  const fewer = { ...folders, groups: new Set(['decor']) };
  expect(await updatePictures(fewer, undefined, true)).toMatchObject({ encoded: [], removed: ['rajmahal'] });
  expect(encodedFiles('rajmahal')).not.toEqual([]);
  expect(await updatePictures(fewer)).toMatchObject({ encoded: [], removed: ['rajmahal'], problems: [] });
  expect([...list().keys()]).toEqual(['decor/01-mandap']);
  expect(existsSync(join(root, 'out/rajmahal'))).toBe(false);
  expect(readFileSync(join(root, 'hashes.json'), 'utf8')).not.toContain('rajmahal');
});
