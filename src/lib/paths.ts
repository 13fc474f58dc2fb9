import type { CityId } from '../domain/choices.ts';

/** Every link on the site goes through here; all canonical paths are lower case and carry no trailing slash. */
export const paths = {
  home: () => '/',
  city: (city: CityId) => `/${city}`,
  banquetHalls: (city: CityId) => `/${city}/banquet-halls`,
  vendors: (city: CityId) => `/${city}/vendors`,
  venues: () => '/venues',
  /** A venue's own page, or `/venue/{id}` where it has none. */
  venue: (venue: { readonly id: string; readonly hasPage: boolean }) =>
    venue.hasPage ? `/venues/${venue.id}` : `/venue/${venue.id}`,
  gallery: () => '/photos',
  venuePictures: () => '/images',
  testimonials: () => '/testimonials',
  whyUs: () => '/whyus',
  landing: () => '/faridabadlp',
  terms: () => '/terms-and-conditions',
  privacy: () => '/privacy',
  shortlist: () => '/shortlist',
  compare: () => '/compare',
  plan: () => '/plan',
  /** With an id, to correct the page of that venue. */
  owners: (venueId?: string) => `/list-your-business${venueId ? `?venue=${venueId}` : ''}`,
  /** Shown in place of pages that are not on the device. */
  offline: () => '/offline',
} as const;
