import type { Picture, PictureEntry } from '../domain/venue.ts';
import { pictures } from '../generated/pictures.ts';
import { translate } from '../i18n/localized.ts';
import { pictureVersion } from './picture-version.ts';

const byId = new Map(pictures.map((picture) => [picture.id, picture]));
const byGroup = new Map<string, PictureEntry[]>();
for (const picture of pictures) {
  const group = picture.id.split('/')[0] ?? '';
  byGroup.set(group, [...(byGroup.get(group) ?? []), picture]);
}
const withVersion = (picture: PictureEntry): Picture => ({
  ...translate(picture),
  version: pictureVersion(picture),
});

/** One picture by its id; undefined while its file does not exist. */
export function pictureById(id: string): Picture | undefined {
  const picture = byId.get(id);
  return picture && withVersion(picture);
}

/** The pictures of a venue or a category, in the order of their numbers. */
export const picturesOf = (group: string): readonly Picture[] => (byGroup.get(group) ?? []).map(withVersion);
