import { mainCity } from '../../content/cities.ts';
import { landingPictures, landingTestimonials, maxLandingVenues } from '../../content/landing.ts';
import { shownItems } from '../../content/samples.ts';
import type { LandingTestimonial } from '../../content/text-types.ts';
import { loadVenues } from '../../content/venues/index.ts';
import { slotFacts } from '../../domain/facts/fact-rules.ts';
import type { Picture, Venue, VenueFacts } from '../../domain/venue.ts';
import { pricedFacts } from '../../features/total/total.ts';
import { m } from '../../i18n/compiled/messages.js';
import { type InOneLanguage, translate } from '../../i18n/localized.ts';
import { paths } from '../../lib/paths.ts';
import type { PageEntry } from '../page-entry.ts';
import { pictureById, picturesOf } from '../pictures.ts';
import { pick } from '../select-facts.ts';

/** An allow-list. */
const landingFacts = [
  'name',
  'nameHi',
  'hasPage',
  'address',
  'shortDescription',
  'rating',
  'id',
  ...slotFacts,
  ...pricedFacts,
] as const satisfies readonly (keyof VenueFacts)[];

export interface LandingVenue extends Pick<VenueFacts, (typeof landingFacts)[number]> {
  readonly pictures: readonly Picture[];
}

export interface LandingData {
  readonly hero: Picture | undefined;
  readonly venues: readonly LandingVenue[];
  /** How many venues the city has. */
  readonly count: number;
  readonly testimonials: readonly (InOneLanguage<LandingTestimonial> & {
    readonly picture: Picture | undefined;
  })[];
}

export const pages: readonly PageEntry<LandingData>[] = [
  {
    path: paths.landing(),
    title: m.landing_title,
    description: m.landing_description,
    load: loadLanding,
  },
];

function loadLanding(): LandingData {
  const venues = loadVenues().filter((venue) => venue.city === mainCity && venue.hasPage);
  return {
    hero: pictureById('radhakrishnagarden/01-blue-mandap-night'),
    venues: venues.slice(0, maxLandingVenues).map(toLandingVenue),
    count: venues.length,
    testimonials: translate(shownItems(landingTestimonials)).map((testimonial) => ({
      ...testimonial,
      picture: pictureById(testimonial.pictureId),
    })),
  };
}

function toLandingVenue(venue: Venue): LandingVenue {
  return { ...pick(venue, landingFacts), pictures: picturesOf(venue.id).slice(0, landingPictures) };
}
