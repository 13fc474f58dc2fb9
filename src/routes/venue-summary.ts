import { pictures } from '../content/pictures.ts';
import type { Picture, Venue, VenueDetails, VenueSummary } from '../content/types.ts';

/** Pictures a card carries: one large, three thumbnails, and one behind "View All". */
const cardPictures = 5;

const byId = new Map(pictures.map((picture) => [picture.id, picture]));
const byGroup = new Map<string, Picture[]>();
for (const picture of pictures) {
  const group = picture.id.split('/')[0] ?? '';
  byGroup.set(group, [...(byGroup.get(group) ?? []), picture]);
}

/** One picture by its id; undefined while it is not there yet. */
export const pictureById = (id: string): Picture | undefined => byId.get(id);

/** The pictures of a venue or a category, in the order of their numbers. */
export const picturesOf = (group: string): readonly Picture[] => byGroup.get(group) ?? [];

/** The pictures that a venue's page shows: all it has, or as many as the source counts. */
const picturesShown = ({ id, photoCount }: Pick<Venue, 'id' | 'photoCount'>) =>
  picturesOf(id).slice(0, photoCount);

/** A venue with its pictures, for its own page. */
export function toVenueDetails(venue: Venue): VenueDetails {
  return { ...venue, pictures: picturesShown(venue) };
}

/** A venue as its card needs it: the facts without the texts, and the first pictures. */
export function toVenueSummary(venue: Venue, most = cardPictures): VenueSummary {
  const {
    tags,
    about,
    expertNotes,
    features,
    reviews,
    pairedPhotos,
    visit,
    opensTogether,
    photoCount,
    ...facts
  } = venue;
  const all = picturesShown(venue);
  return { ...facts, pictures: all.slice(0, most), pictureCount: all.length };
}
