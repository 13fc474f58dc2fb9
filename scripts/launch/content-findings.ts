import { cityName } from '../../src/content/cities.ts';
import { isDiallable, isExample } from '../../src/content/placeholders.ts';
import type {
  LandingTestimonial,
  LegalDocument,
  PressItem,
  Testimonial,
} from '../../src/content/text-types.ts';
import type { Picture, Venue } from '../../src/domain/venue.ts';
import { isLocalized } from '../../src/i18n/localized.ts';
import { defaultAbout } from '../content/new-venue.ts';
import type { Finding } from './report.ts';

/** The content that launch-check reads. */
export interface LaunchContent {
  readonly site: {
    readonly name: string;
    readonly url: string;
    readonly phone: { readonly display: string; readonly digits: string };
    readonly email: { readonly display: string };
    readonly social: readonly { readonly platform: string; readonly profileUrl: string }[];
    readonly address: { readonly map: { readonly embed: string; readonly directions: string } };
  };
  readonly venues: readonly Venue[];
  readonly pictures: readonly Pick<Picture, 'id' | 'impression'>[];
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
  const blocked = (where: string, what: string) => ({
    area: 'business' as const,
    where: `${siteFile} ${where}`,
    what,
    blocks: true,
  });
  const unlinked = site.social.filter(({ profileUrl }) => isExample(profileUrl));
  return [
    site.name === workingName && {
      ...blocked('name', `is still the working name ${workingName}: choose yours, or keep it on purpose`),
      blocks: false,
    },
    !isDiallable(site.phone.digits) && blocked('phone', `${site.phone.display} is a placeholder`),
    isExample(site.email.display) && blocked('email', `${site.email.display} is a placeholder`),
    isExample(site.url) && blocked('url', `${site.url} is a placeholder`),
    unlinked.length > 0 &&
      blocked(
        'social',
        `${unlinked.map(({ platform }) => platform).join(', ')}: the links lead to example.com`,
      ),
  ].filter((finding) => finding !== false);
}

function samples({ venues, testimonials, landingTestimonials, press }: LaunchContent): Finding[] {
  const count = (list: readonly { readonly sample?: true }[]) => list.filter(({ sample }) => sample).length;
  const found = (file: string, many: number, what: string): Finding[] =>
    many > 0
      ? [{ area: 'samples', where: `src/content/${file}`, what: `${many} ${what}`, blocks: true }]
      : [];
  return [
    ...found('testimonials.ts', count(testimonials), 'sample testimonials'),
    ...found('landing.ts', count(landingTestimonials), 'sample testimonials of the landing page'),
    ...found('press.ts', count(press), 'sample press items'),
    ...venues.flatMap(({ id, source, reviews, about }) => [
      ...(source === 'sample' ? found(`venues/${id}.ts`, 1, 'sample venue, not a real place') : []),
      ...found(`venues/${id}.ts`, count(reviews), 'sample reviews'),
      ...(about.includes(defaultAbout.en)
        ? found(`venues/${id}.ts`, 1, 'default "about" text to replace')
        : []),
    ]),
  ];
}

function impressions({ venues, pictures }: LaunchContent): Finding[] {
  const groups = new Map<string, number>();
  for (const { id, impression } of pictures) {
    const group = id.split('/')[0] ?? '';
    if (impression) groups.set(group, (groups.get(group) ?? 0) + 1);
  }
  const without = venues.filter(({ id }) => !pictures.some((picture) => picture.id.startsWith(`${id}/`)));
  return [
    ...[...groups].map(([group, many]) => ({
      area: 'pictures' as const,
      where: `photos/${group}/`,
      what: `${many} artist's impression${many === 1 ? '' : 's'} to replace`,
      // A real venue needs photographs; impressions in the gallery may stay, because they are labelled.
      blocks: venues.some(({ id }) => id === group),
    })),
    ...without.map(({ id }) => ({
      area: 'pictures' as const,
      where: `photos/${id}/`,
      what: 'no pictures',
      blocks: true,
    })),
  ];
}

function legal({ legal }: LaunchContent): Finding[] {
  return Object.entries(legal)
    .filter(([, { lawyerReviewed }]) => !lawyerReviewed)
    .map(([file, { title }]) => ({
      area: 'legal',
      where: `src/content/${file}`,
      what: `${title.en} needs a review by your lawyer: then set lawyerReviewed: true`,
      blocks: true,
    }));
}

function maps({ site, venues }: LaunchContent): Finding[] {
  const links = Object.entries(site.address.map).filter(([, link]) => !/^https:\/\/\S+=\S+$/.test(link));
  const vague = venues.filter(
    ({ address, city, source }) => source !== 'sample' && address === cityName(city),
  );
  return [
    ...links.map(([name]) => ({
      area: 'maps' as const,
      where: `${siteFile} address.map.${name}`,
      what: 'is not a map link',
      blocks: true,
    })),
    ...vague.map(({ id, address }) => ({
      area: 'maps' as const,
      where: `src/content/venues/${id}.ts address`,
      what: `is only ${address}: directions depend on the map's search`,
      blocks: false,
    })),
  ];
}

/** Hindi pages show the English text until it is translated. */
function hindi({ translated, hindiReview }: LaunchContent): Finding[] {
  const review = (field: string, what: string): Finding => ({
    area: 'hindi',
    where: 'src/content/hindi-review.ts',
    what: `${what}: then set ${field}: true`,
    blocks: true,
  });
  const missing = Object.entries(translated).flatMap(([file, value]): Finding[] => {
    const fields = fieldsWithoutHindi(value);
    const many = fields.length === 1 ? 'a text' : `${fields.length} texts`;
    return fields.length === 0
      ? []
      : [
          {
            area: 'hindi',
            where: `src/content/${file}`,
            what: `${many} without Hindi: ${fields.join(', ')}`,
            blocks: false,
          },
        ];
  });
  return [
    ...missing,
    ...(hindiReview.nativeSpeaker
      ? []
      : [review('nativeSpeaker', 'the Hindi texts need a review by a native speaker')]),
    ...(hindiReview.lawyer ? [] : [review('lawyer', 'the Hindi legal texts need a review by your lawyer')]),
  ];
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
