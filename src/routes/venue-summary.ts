import { pictures } from '../content/pictures.ts';
import type {
  ComparedVenue,
  Picture,
  PictureEntry,
  Venue,
  VenueDetails,
  VenueFacts,
  VenueSummary,
} from '../content/types.ts';
import { translate } from '../i18n/localized.ts';
import { pictureVersion } from './picture-version.ts';

/** Pictures in a card's data: one large, three thumbnails, and one more so that "View All" appears. */
const maxCardPictures = 5;

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

/** A venue with its pictures, for its own page. */
export function toVenueDetails({ alias: _alias, ...venue }: Venue): VenueDetails {
  return { ...venue, pictures: picturesOf(venue.id).slice(0, venue.photoCount) };
}

/** What a card and an estimate need: an allow-list, so that a new field is not sent to every listing. */
const summaryFields = [
  'id',
  'name',
  'nameHi',
  'city',
  'source',
  'locality',
  'address',
  'shortDescription',
  'hasPage',
  'managed',
  'badge',
  'rating',
  'venueTypes',
  'facilities',
  'mealPreference',
  'plate',
  'packagePlate',
  'price',
  'halls',
  'slots',
  'foodTax',
  'rooms',
  'decoration',
  'advance',
] as const satisfies readonly (keyof VenueFacts)[];

/** What search and filters of a listing need beyond that. */
const searchFields = ['localityIds', 'alias'] as const satisfies readonly (keyof VenueFacts)[];

/** What a comparison needs beyond the card. */
const policyFields = [
  'changingRooms',
  'parking',
  'alcohol',
  'food',
  'cancellable',
  'otherPolicies',
] as const satisfies readonly (keyof VenueFacts)[];

/** A venue as a listing's card needs it. */
export function toVenueSummary(venue: Venue): VenueSummary {
  return { ...pick(venue, [...summaryFields, ...searchFields]), ...cardPictures(venue) };
}

/** A venue as a shortlist and a comparison need it: the card and the policies. */
export function toComparedVenue(venue: Venue): ComparedVenue {
  return { ...pick(venue, [...summaryFields, ...policyFields]), ...cardPictures(venue) };
}

function cardPictures({ id, photoCount }: Venue) {
  const all = picturesOf(id).slice(0, photoCount);
  return { pictures: all.slice(0, maxCardPictures), pictureCount: all.length };
}

function pick<Source extends object, Key extends keyof Source>(
  source: Source,
  keys: readonly Key[],
): Pick<Source, Key> {
  const entries = keys.flatMap((key) => (source[key] === undefined ? [] : [[key, source[key]] as const]));
  return Object.fromEntries(entries) as Pick<Source, Key>;
}
