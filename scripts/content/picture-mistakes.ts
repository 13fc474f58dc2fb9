import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { galleryCategoryIds } from '../../src/content/gallery-categories.ts';
import { pictureFiles } from '../images/store.ts';
import { closestWord } from './closest-word.ts';
import { readModule } from './read-module.ts';

const file = 'src/content/pictures.ts';
const listed = v.array(v.looseObject({ id: v.string(), widths: v.array(v.number()), fallback: v.number() }));
/** Lists of things that are shown with a picture: the file and its export, and what a thing is called there. */
const covers = [
  { file: 'src/content/cities.ts', name: 'cities', called: 'id', field: 'image' },
  { file: 'src/content/landing.ts', name: 'landingTestimonials', called: 'name', field: 'image' },
  { file: 'src/content/photos.ts', name: 'homePhotoCards', called: 'title', field: 'image' },
  { file: 'src/content/photos.ts', name: 'photoFavourites', called: 'title', field: 'image' },
  { file: 'src/content/gallery-categories.ts', name: 'galleryCategories', called: 'id', field: 'cover' },
] as const;
const things = v.array(v.record(v.string(), v.unknown()));

/** Pictures that no venue or category owns, that lack their files, or that pages name in vain: one sentence each. */
export async function pictureMistakes(root: string, slugs: readonly string[]): Promise<string[]> {
  const read = await readModule(join(root, file), 'pictures');
  const pictures = v.safeParse(listed, 'value' in read ? read.value : undefined);
  if (!pictures.success)
    return [`${file}: it cannot be read. Restore it, or delete it and run npm run images.`];
  const ids = pictures.output.map(({ id }) => id);
  return [
    ...groupMistakes(root, slugs, new Set(ids.map((id) => id.split('/')[0] ?? ''))),
    ...missingFiles(root, pictures.output),
    ...(await coverMistakes(root, ids)),
  ];
}

function groupMistakes(root: string, slugs: readonly string[], shown: ReadonlySet<string>): string[] {
  const groups = [...slugs, ...galleryCategoryIds, 'home'];
  const misnamed = (folder: string, where: string) => {
    const closest = closestWord(folder, groups);
    return `${where}: there is no venue or category called ${folder}.${closest ? ` Did you mean ${closest}?` : ''}`;
  };
  const photos = join(root, 'photos');
  const folders = existsSync(photos)
    ? readdirSync(photos, { withFileTypes: true }).filter((entry) => entry.isDirectory())
    : [];
  return [
    ...slugs
      .filter((slug) => !shown.has(slug))
      .map(
        (slug) =>
          `src/content/venues/${slug}.ts: the venue has no picture. Put photographs in photos/${slug}/ (01-front.jpg, 02-hall.jpg …) and run npm run images.`,
      ),
    ...[...shown]
      .filter((group) => !groups.includes(group))
      .map(
        (group) => `${misnamed(group, file)} Where it was taken away, npm run images takes its pictures too.`,
      ),
    ...folders
      .filter(({ name }) => !groups.includes(name))
      .map(({ name }) => `${misnamed(name, `photos/${name}`)} Rename the folder.`),
  ];
}

function missingFiles(root: string, pictures: v.InferOutput<typeof listed>): string[] {
  const folder = join(root, 'public/pictures');
  if (!existsSync(folder)) return [];
  return pictures.flatMap((picture) => {
    const missing = pictureFiles(picture).find((name) => !existsSync(join(folder, name)));
    if (!missing) return [];
    const [group] = picture.id.split('/');
    return `${file}: ${picture.id} has no file public/pictures/${missing}. Restore it from git, or put the photograph into photos/${group}/ and run npm run images.`;
  });
}

async function coverMistakes(root: string, ids: readonly string[]): Promise<string[]> {
  const found = covers.map(async ({ file: where, name, called, field }) => {
    const read = await readModule(join(root, where), name);
    const list = v.safeParse(things, 'value' in read ? read.value : []);
    return (list.success ? list.output : [])
      .filter((thing) => !ids.includes(String(thing[field])))
      .map((thing) => {
        const image = String(thing[field]);
        const [group] = image.split('/');
        const meant = closestWord(image, ids) ?? ids.find((id) => id.startsWith(`${group}/`));
        return `${where}: ${name}, ${thing[called]}, ${field} is "${image}", of which there is no picture.${meant ? ` Did you mean ${meant}?` : ' Choose one of src/content/pictures.ts.'}`;
      });
  });
  return (await Promise.all(found)).flat();
}
