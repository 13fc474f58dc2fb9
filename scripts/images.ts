/** `npm run images [-- --check]`: encodes masters and photographs and updates the list of pictures. */
import { fileURLToPath } from 'node:url';
import { galleryCategoryIds } from '../src/content/gallery-categories.ts';
import { venueSlugs } from './content/venue-slugs.ts';
import { updatePictures } from './images/update-pictures.ts';

const here = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const check = process.argv.includes('--check');

const { encoded, removed, unchanged, problems } = await updatePictures(
  {
    // Not in the repository; only the encoded files are.
    rendered: ['.art/out'].map(here),
    shotLists: ['.art/art/shots.json', '.art/art/gallery/shots.json'].map(here),
    photos: here('photos'),
    groups: new Set([...venueSlugs(here('')), ...galleryCategoryIds, 'home']),
    out: here('public/pictures'),
    manifest: here('src/generated/pictures.ts'),
    hashes: here('scripts/images/hashes.json'),
  },
  (done, total, id) => console.log(`${done}/${total}  ${id}`),
  check,
);

console.log(`${encoded.length} ${check ? 'to encode' : 'encoded'}, ${unchanged} unchanged.`);
for (const group of removed) {
  console.log(`${group} no longer exists: its pictures ${check ? 'must be deleted' : 'were deleted'}.`);
}
for (const problem of problems) console.error(problem);
if (problems.length > 0 || (check && encoded.length + removed.length > 0)) process.exitCode = 1;
