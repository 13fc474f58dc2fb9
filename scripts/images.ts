/** `npm run images`: encodes the photographs and updates the list of pictures. */
import { join } from 'node:path';
import { galleryCategoryIds } from '../src/content/gallery-categories.ts';
import { venueSlugs } from './content/venue-slugs.ts';
import { updatePictures } from './images/update-pictures.ts';

const root = join(import.meta.dirname, '..');

const { encoded, removed, unchanged, problems } = await updatePictures(
  {
    photos: join(root, 'photos'),
    groups: new Set([...venueSlugs(root), ...galleryCategoryIds, 'home']),
    out: join(root, 'public/pictures'),
    list: join(root, 'src/generated/pictures.ts'),
    hashes: join(root, '.cache/photographs.json'),
  },
  (done, total, id) => console.log(`${done}/${total}  ${id}`),
);

console.log(`${encoded.length} encoded, ${unchanged} unchanged.`);
for (const group of removed) console.log(`${group} no longer exists: its pictures were deleted.`);
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
