import { cityName } from '../../src/content/cities.ts';
import { isDiallable, isExample } from '../../src/content/placeholders.ts';
import type {
  LandingTestimonial,
  LegalDocument,
  PressItem,
  Testimonial,
} from '../../src/content/text-types.ts';
import type { PictureEntry, Venue } from '../../src/domain/venue.ts';
import { isLocalized } from '../../src/i18n/localized.ts';
import { defaultAbout } from '../content/new-venue.ts';
import { type Finding, finding } from './report.ts';

/** The content that launch-check reads. */
export interface LaunchContent {
  readonly site: {
    readonly name: string;
    readonly url: string;
    readonly phone: { readonly display: string };
    readonly whatsapp: { readonly base: string };
    readonly email: { readonly display: string };
    readonly social: readonly { readonly platform: string; readonly profileUrl: string }[];
  };
  readonly venues: readonly Venue[];
  readonly pictures: readonly Pick<PictureEntry, 'id' | 'impression' | 'alt'>[];
  readonly testimonials: readonly Testimonial[];
  readonly landingTestimonials: readonly LandingTestimonial[];
  readonly press: readonly PressItem[];
  readonly legal: Readonly<Record<string, LegalDocument>>;
  /** The content with its texts in both languages, by file in src/content. */
  readonly translated: Readonly<Record<string, unknown>>;
  readonly hindiReview: { readonly nativeSpeaker: boolean; readonly lawyer: boolean };
}

/** The name until the operator chooses one. */
const workingName = 'Baraat House';
const siteFile = 'src/content/site.ts';

/** Placeholders, samples, artist's impressions, missing translations, and texts that need a review. */
export function contentFindings(content: LaunchContent): Finding[] {
  return [
    ...business(content),
    ...samples(content),
    ...impressions(content),
    ...legal(content),
    ...maps(content),
    ...hindi(content),
  ];
}

function business({ site }: LaunchContent): Finding[] {
  const found = (field: string, what: string, blocks = true) =>
    finding('business', `${siteFile} ${field}`, what, blocks);
  const unlinked = site.social.filter(({ profileUrl }) => isExample(profileUrl));
  return [
    site.name === workingName &&
      found('name', `is still the working name ${workingName}: choose yours, or keep it on purpose`, false),
    !isDiallable(site.phone.display) && found('phone', `${site.phone.display} is a placeholder`),
    /\/91[1-5]\d{9}$/.test(site.whatsapp.base) &&
      found(
        'whatsAppNumber',
        'is a landline, which seldom has WhatsApp: write the number that has it',
        false,
      ),
    isExample(site.email.display) && found('email', `${site.email.display} is a placeholder`),
    isExample(site.url) && found('url', `${site.url} is a placeholder`),
    unlinked.length > 0 &&
      found(
        'social',
        `${unlinked.map(({ platform }) => platform).join(', ')}: the links lead to example.com`,
      ),
  ].filter((one) => one !== false);
}

function samples({ venues, testimonials, landingTestimonials, press }: LaunchContent): Finding[] {
  const count = (list: readonly { readonly sample?: true }[]) => list.filter(({ sample }) => sample).length;
  const found = (file: string, many: number, what: string) =>
    many > 0 && finding('samples', `src/content/${file}`, `${many} ${what}`);
  return [
    found('testimonials.ts', count(testimonials), 'sample testimonials'),
    found('landing.ts', count(landingTestimonials), 'sample testimonials of the landing page'),
    found('press.ts', count(press), 'sample press items'),
    ...venues.flatMap(({ id, source, reviews, about }) => [
      found(`venues/${id}.ts`, source === 'sample' ? 1 : 0, 'sample venue, not a real place'),
      found(`venues/${id}.ts`, count(reviews), 'sample reviews'),
      found(`venues/${id}.ts`, about.includes(defaultAbout.en) ? 1 : 0, 'default "about" text to replace'),
    ]),
  ].filter((one) => one !== false);
}

function impressions({ venues, pictures }: LaunchContent): Finding[] {
  const groups = new Map<string, number>();
  for (const { id, impression } of pictures) {
    const group = id.split('/')[0] ?? '';
    if (impression) groups.set(group, (groups.get(group) ?? 0) + 1);
  }
  const without = venues.filter(({ id }) => !pictures.some((picture) => picture.id.startsWith(`${id}/`)));
  return [
    ...[...groups].map(([group, many]) =>
      finding(
        'pictures',
        `photos/${group}/`,
        `${many} artist's impression${many === 1 ? '' : 's'} to replace`,
        // A real venue needs photographs; impressions in the gallery may stay, because they are labelled.
        venues.some(({ id }) => id === group),
      ),
    ),
    ...without.map(({ id }) => finding('pictures', `photos/${id}/`, 'no pictures')),
  ];
}

function legal({ legal }: LaunchContent): Finding[] {
  return Object.entries(legal)
    .filter(([, { lawyerReviewed }]) => !lawyerReviewed)
    .map(([file, { title }]) =>
      finding(
        'legal',
        `src/content/${file}`,
        `${title.en} needs a review by your lawyer: then set lawyerReviewed: true`,
      ),
    );
}

function maps({ venues }: LaunchContent): Finding[] {
  return venues
    .filter(({ address, city, source }) => source !== 'sample' && address === cityName(city))
    .map(({ id, address }) =>
      finding(
        'maps',
        `src/content/venues/${id}.ts address`,
        `is only ${address}: directions depend on the map's search`,
        false,
      ),
    );
}

/** Hindi pages show the English text until it is translated. */
function hindi({ translated, pictures, hindiReview }: LaunchContent): Finding[] {
  const review = (field: keyof typeof hindiReview, what: string) =>
    !hindiReview[field] &&
    finding('hindi', 'src/content/hindi-review.ts', `${what}: then set ${field}: true`);
  const missing = (file: string, fields: readonly string[]) => {
    const many = fields.length === 1 ? 'a text' : `${fields.length} texts`;
    const what = `${many} without Hindi: ${fields.join(', ')}`;
    return fields.length > 0 && finding('hindi', file, what, false);
  };
  const described = new Map<string, string[]>();
  for (const { id, alt } of pictures) {
    const [folder = '', name = ''] = id.split('/');
    if (!alt.hi) described.set(folder, [...(described.get(folder) ?? []), name]);
  }
  return [
    ...Object.entries(translated).map(([file, value]) =>
      missing(`src/content/${file}`, fieldsWithoutHindi(value)),
    ),
    ...[...described].map(([folder, names]) => missing(`photos/${folder}/alt.json`, names)),
    review('nativeSpeaker', 'the Hindi texts need a review by a native speaker'),
    review('lawyer', 'the Hindi legal texts need a review by your lawyer'),
  ].filter((one) => one !== false);
}

/** The fields, at any depth, that are `{ en }` without `hi`: `reviews.1.review`; list positions count from one. */
function fieldsWithoutHindi(value: unknown, field = ''): string[] {
  if (typeof value !== 'object' || value === null) return [];
  if (isLocalized(value)) return value.hi ? [] : [field];
  return Object.entries(value).flatMap(([key, inner]) => {
    const name = Array.isArray(value) ? String(Number(key) + 1) : key;
    return fieldsWithoutHindi(inner, field ? `${field}.${name}` : name);
  });
}
