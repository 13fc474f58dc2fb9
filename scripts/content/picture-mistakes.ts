import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { galleryCategoryIds } from '../../src/content/gallery-categories.ts';
import { pictureFiles, unlistedFiles } from '../images/store.ts';
import { closestWord } from './closest-word.ts';
import { readModule } from './read-module.ts';

const file = 'src/generated/pictures.ts';
const listed = v.array(v.looseObject({ id: v.string(), widths: v.array(v.number()), fallback: v.number() }));
const galleryFile = 'src/content/gallery-categories.ts';
/** Exported lists whose items name pictures in `field`; `idField` is the field that identifies an item. */
const covers = [
  { file: 'src/content/cities.ts', name: 'cities', idField: 'id', field: 'pictureId' },
  { file: 'src/content/landing.ts', name: 'landingTestimonials', idField: 'name', field: 'pictureId' },
  { file: 'src/content/gallery.ts', name: 'homeGalleryTiles', idField: 'title', field: 'pictureId' },
  { file: 'src/content/gallery.ts', name: 'galleryFavourites', idField: 'title', field: 'pictureId' },
  { file: galleryFile, name: 'galleryCategories', idField: 'id', field: 'cover' },
  { file: galleryFile, name: 'galleryCategories', idField: 'id', field: 'pictureIds' },
  { file: 'src/content/site.ts', name: 'site', list: 'social', idField: 'id', field: 'pictureId' },
] as const;
const items = v.array(v.record(v.string(), v.unknown()));
const galleries = v.array(v.looseObject({ id: v.string(), pictureIds: v.array(v.string()) }));

/**
 * Pictures without venue or category, pictures without files, references to unknown pictures, and pictures that their category does
 * not show: one sentence each.
 */
export async function pictureMistakes(root: string, slugs: readonly string[]): Promise<string[]> {
  const read = await readModule(join(root, file), 'pictures');
  const pictures = v.safeParse(listed, 'value' in read ? read.value : undefined);
  if (!pictures.success)
    return [`${file}: it cannot be read. Restore it, or delete it and run npm run images.`];
  const ids = pictures.output.map(({ id }) => id);
  return [
    ...groupMistakes(root, slugs, new Set(ids.map((id) => id.split('/')[0] ?? ''))),
    ...missingFiles(root, pictures.output),
    ...unlistedFiles(join(root, 'public/pictures'), pictures.output),
    ...(await coverMistakes(root, ids)),
    ...(await unshownPictures(root, ids)),
  ];
}

function groupMistakes(root: string, slugs: readonly string[], listedGroups: ReadonlySet<string>): string[] {
  const groups = [...slugs, ...galleryCategoryIds, 'home'];
  const unknownGroup = (folder: string, where: string) => {
    const closest = closestWord(folder, groups);
    return `${where}: there is no venue or category called ${folder}.${closest ? ` Did you mean ${closest}?` : ''}`;
  };
  const photos = join(root, 'photos');
  const folders = existsSync(photos)
    ? readdirSync(photos, { withFileTypes: true }).filter((entry) => entry.isDirectory())
    : [];
  return [
    ...[...listedGroups]
      .filter((group) => !groups.includes(group))
      .map((group) => `${unknownGroup(group, file)} If it was removed, npm run images removes its pictures.`),
    ...folders
      .filter(({ name }) => !groups.includes(name))
      .map(({ name }) => `${unknownGroup(name, `photos/${name}`)} Rename the folder.`),
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
  const found = covers.map(async ({ file: where, name, idField, field, ...within }) => {
    const read = await readModule(join(root, where), name);
    const value = 'value' in read ? read.value : [];
    const list = v.safeParse(items, 'list' in within ? Object(value)[within.list] : value);
    const title = 'list' in within ? `${name}.${within.list}` : name;
    return (list.success ? list.output : []).flatMap((item) =>
      [item[field]]
        .flat()
        .map(String)
        .filter((pictureId) => !ids.includes(pictureId))
        .map((pictureId) => {
          const [group] = pictureId.split('/');
          const meant = closestWord(pictureId, ids) ?? ids.find((id) => id.startsWith(`${group}/`));
          return `${where}: ${title}, ${item[idField]}, ${field} is "${pictureId}", which is not a known picture.${meant ? ` Did you mean ${meant}?` : ' Choose one from src/generated/pictures.ts.'}`;
        }),
    );
  });
  return (await Promise.all(found)).flat();
}

/** The pages of venues show each of their pictures, those of the gallery the ones that are listed. */
async function unshownPictures(root: string, ids: readonly string[]): Promise<string[]> {
  const read = await readModule(join(root, galleryFile), 'galleryCategories');
  const list = v.safeParse(galleries, 'value' in read ? read.value : []);
  return (list.success ? list.output : []).flatMap((category) =>
    ids
      .filter((id) => id.startsWith(`${category.id}/`) && !category.pictureIds.includes(id))
      .map(
        (id) =>
          `${galleryFile}: ${category.id} does not show ${id}. Add it to its pictureIds, at its position on the page.`,
      ),
  );
}
