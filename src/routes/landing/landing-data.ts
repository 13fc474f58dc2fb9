import { landingPictures, landingTestimonials } from '../../content/landing.ts';
import type { LandingTestimonial } from '../../content/text-types.ts';
import type { Picture, TimingSlot, Venue } from '../../content/types.ts';
import { venues } from '../../content/venues/index.ts';
import { paths } from '../../lib/paths.ts';
import type { PageEntry } from '../page-entry.ts';
import { pictureById, picturesOf } from '../venue-summary.ts';

export interface LandingVenue {
  readonly id: string;
  readonly name: string;
  readonly hasPage: boolean;
  readonly address: string;
  readonly shortDescription: string;
  readonly slots: readonly TimingSlot[];
  readonly pictures: readonly Picture[];
}

export interface LandingData {
  readonly hero: Picture | undefined;
  readonly venues: readonly LandingVenue[];
  readonly testimonials: readonly (LandingTestimonial & { readonly picture: Picture | undefined })[];
}

export const landingPages: readonly PageEntry<LandingData>[] = [
  {
    path: paths.landing(),
    title: () => 'Wedding venues in Faridabad: free quote',
    description: () =>
      'Hotels, lawns and banquet halls in Faridabad. Tell us the date and the guests and get a free quote.',
    load: () => ({
      hero: pictureById('radhakrishnagarden/01-blue-mandap-night'),
      venues: venues.filter((venue) => venue.city === 'faridabad' && venue.hasPage).map(toLandingVenue),
      testimonials: landingTestimonials.map((testimonial) => ({
        ...testimonial,
        picture: pictureById(testimonial.image),
      })),
    }),
  },
];

function toLandingVenue({ id, name, hasPage, address, shortDescription, slots }: Venue): LandingVenue {
  const pictures = picturesOf(id).slice(0, landingPictures);
  return { id, name, hasPage, address, shortDescription, slots, pictures };
}
