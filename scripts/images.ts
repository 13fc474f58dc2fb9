/** `npm run images [-- --check]`: masters and photographs become the files and the list that the site ships. */
import { fileURLToPath } from 'node:url';
import { galleryCategoryIds } from '../src/content/gallery-categories.ts';
import { venueSlugs } from './content/venue-slugs.ts';
import { shipPictures } from './images/ship.ts';

const here = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const check = process.argv.includes('--check');

const { made, dropped, unchanged, problems } = await shipPictures(
  {
    // A workshop for rendered masters, ignored by git; what was made of them is shipped.
    rendered: ['.art/out'].map(here),
    shotLists: ['.art/art/shots.json', '.art/art/gallery/shots.json'].map(here),
    photos: here('photos'),
    groups: new Set([...venueSlugs(here('')), ...galleryCategoryIds, 'home']),
    out: here('public/pictures'),
    manifest: here('src/content/pictures.ts'),
    marks: here('scripts/images/marks.json'),
  },
  (done, of, id) => console.log(`${done}/${of}  ${id}`),
  check,
);

console.log(`${made.length} ${check ? 'to make' : 'made'}, ${unchanged} unchanged.`);
for (const group of dropped) {
  console.log(`${group} is listed no more: its pictures ${check ? 'are still here' : 'were taken away'}.`);
}
for (const problem of problems) console.error(problem);
if (problems.length > 0 || (check && made.length + dropped.length > 0)) process.exitCode = 1;
