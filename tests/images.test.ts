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
import { blurColours } from '../scripts/images/blur.ts';
import { type Folders, shipPictures } from '../scripts/images/ship.ts';
import { readPictures } from '../scripts/images/store.ts';

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

const shipped = (group: string) => readdirSync(join(root, 'out', group)).sort();
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
    marks: at('marks.json'),
  };
  await draw('art/rajmahal/03-room.jpg', '#7a1430');
  await draw('art/decor/01-mandap.jpg', '#a87b34', 720, 900);
  await draw('art/decor/02-half.part.jpg', '#000000');
  write('shots.json', [
    { id: 'rajmahal/03-room', alt: "Artist's impression: a double room." },
    { id: 'decor/01-mandap', alt: 'Square mandap with roses.' },
  ]);
});

afterEach(() => rmSync(root, { recursive: true }));

test('site 7 · a master becomes AVIF at the widths in use and one WebP, named by its id', async () => {
  const { made } = await shipPictures(folders);
  expect(made).toEqual(['decor/01-mandap', 'rajmahal/03-room']);
  expect(shipped('rajmahal')).toEqual(['03-room-480.avif', '03-room-640.webp', '03-room-960.avif']);
  expect(shipped('decor')).toEqual(['01-mandap-480.avif', '01-mandap-640.webp', '01-mandap-720.avif']);
  const room = list().get('rajmahal/03-room');
  expect(room).toMatchObject({
    width: 960,
    height: 640,
    widths: [480, 960],
    fallback: 640,
    impression: true,
  });
  expect(room?.placeholder).toMatch(/^(#[0-9a-f]{3} ?){5}$/);
});

test('site 7 · until a picture is there, the colours of its corners and of its middle stand for it', async () => {
  const [sky, ground, lamp] = ['#0000ff', '#008800', '#ffffff'];
  const picture = await sharp({ create: { width: 900, height: 600, channels: 3, background: sky } })
    .composite([
      { input: { create: { width: 900, height: 300, channels: 3, background: ground } }, left: 0, top: 300 },
      { input: { create: { width: 300, height: 300, channels: 3, background: lamp } }, left: 300, top: 150 },
    ])
    .png()
    .toBuffer();
  expect(await blurColours(picture)).toBe('#00f #00f #080 #080 #fff');
});

test("site 7 · every rendered picture's alt text says that it is an artist's impression", async () => {
  await shipPictures(folders);
  expect(list().get('decor/01-mandap')?.alt).toBe("Artist's impression: square mandap with roses.");
  expect(list().get('rajmahal/03-room')?.alt).toBe("Artist's impression: a double room.");
});

test('site 7 · a second run makes nothing, a changed master only its own picture, and the list stays the same', async () => {
  await shipPictures(folders);
  const before = manifest();
  expect(await shipPictures(folders)).toEqual({ made: [], dropped: [], unchanged: 2, problems: [] });
  expect(manifest()).toBe(before);
  await draw('art/rajmahal/03-room.jpg', '#1d4fa3');
  expect((await shipPictures(folders, undefined, true)).made).toEqual(['rajmahal/03-room']);
  expect(manifest()).toBe(before);
  expect((await shipPictures(folders)).made).toEqual(['rajmahal/03-room']);
});

test('site 7 · what has no master any more, and an alt text mended in the list, are kept', async () => {
  await shipPictures(folders);
  writeFileSync(join(root, 'pictures.ts'), manifest().replace('a double room.', 'a room at dusk.'));
  const before = manifest();
  rmSync(join(root, 'art'), { recursive: true });
  rmSync(join(root, 'shots.json'));
  expect(await shipPictures(folders)).toEqual({ made: [], dropped: [], unchanged: 0, problems: [] });
  expect(manifest()).toBe(before);
  expect(shipped('rajmahal')).toHaveLength(3);
});

test('host · a photograph of the same number takes the place of the impression, and keeps it', async () => {
  await shipPictures(folders);
  const drawn = statSync(join(root, 'out/rajmahal/03-room-960.avif')).mtimeMs;
  await draw('photos/rajmahal/03-Deluxe Room.JPG', '#ffffff', 3000, 2000);
  write('photos/rajmahal/alt.json', { '03': 'A deluxe room.' });
  expect((await shipPictures(folders)).made).toEqual(['rajmahal/03-room']);
  expect(list().get('rajmahal/03-room')).toMatchObject({
    alt: 'A deluxe room.',
    width: 3000,
    impression: false,
  });
  expect(statSync(join(root, 'out/rajmahal/03-room-960.avif')).mtimeMs).toBeGreaterThan(drawn);
  rmSync(join(root, 'photos'), { recursive: true });
  expect((await shipPictures(folders)).made).toEqual([]);
  expect(list().get('rajmahal/03-room')).toMatchObject({ alt: 'A deluxe room.', impression: false });
});

test('host · a photograph with a new number is added, upright and without the place where it was taken', async () => {
  mkdirSync(join(root, 'photos/rajmahal'), { recursive: true });
  await sharp({ create: { width: 600, height: 400, channels: 3, background: '#888888' } })
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD3: { GPSLatitudeRef: 'N' } })
    .jpeg()
    .toFile(join(root, 'photos/rajmahal/07-gate.jpg'));
  write('photos/rajmahal/alt.json', { '07-gate': 'The gate.' });
  await shipPictures(folders);
  expect(list().get('rajmahal/07-gate')).toMatchObject({
    width: 400,
    height: 600,
    widths: [400],
    impression: false,
  });
  expect((await sharp(join(root, 'out/rajmahal/07-gate-400.webp')).metadata()).exif).toBeUndefined();
});

test('host · a photograph that cannot be used is explained and changes nothing', async () => {
  await shipPictures(folders);
  const before = manifest();
  await draw('photos/rajmahl/01-front.jpg', '#ffffff');
  await draw('photos/rajmahal/front.jpg', '#ffffff');
  await draw('photos/rajmahal/03-room.jpg', '#ffffff');
  const { problems } = await shipPictures(folders);
  expect(problems).toHaveLength(3);
  expect(problems.join('\n')).toMatch(/no venue or category/);
  expect(problems.join('\n')).toMatch(/name it like 03-room\.jpg/);
  expect(problems.join('\n')).toMatch(/photos\/rajmahal\/alt\.json: say what is seen/);
  expect(manifest()).toBe(before);
});

test('lead · a venue that is listed no more loses its pictures, its rendered masters too', async () => {
  await shipPictures(folders);
  const fewer = { ...folders, groups: new Set(['decor']) };
  expect(await shipPictures(fewer, undefined, true)).toMatchObject({ made: [], dropped: ['rajmahal'] });
  expect(shipped('rajmahal')).not.toEqual([]);
  expect(await shipPictures(fewer)).toMatchObject({ made: [], dropped: ['rajmahal'], problems: [] });
  expect([...list().keys()]).toEqual(['decor/01-mandap']);
  expect(existsSync(join(root, 'out/rajmahal'))).toBe(false);
  expect(readFileSync(join(root, 'marks.json'), 'utf8')).not.toContain('rajmahal');
});
