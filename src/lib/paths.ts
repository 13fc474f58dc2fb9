import type { CityId } from '../domain/choices.ts';

/** The pages with one path, each by the name of its folder in `routes`; `routes/route-table.ts` adds those with several. */
export const pagePaths = {
  home: () => '/',
  gallery: () => '/photos',
  'venue-pictures': () => '/images',
  testimonials: () => '/testimonials',
  'why-us': () => '/whyus',
  landing: () => '/faridabadlp',
  /** With an id, to correct the page of that venue. */
  owners: (venueId?: string) => `/list-your-business${venueId ? `?venue=${venueId}` : ''}`,
  shortlist: () => '/shortlist',
  compare: () => '/compare',
  plan: () => '/plan',
  /** Shown in place of pages that are not on the device. */
  offline: () => '/offline',
} as const;

/** Every link on the site goes through here; all canonical paths are lower case and carry no trailing slash. */
export const paths = {
  ...pagePaths,
  city: (city: CityId) => `/${city}`,
  banquetHalls: (city: CityId) => `/${city}/banquet-halls`,
  vendors: (city: CityId) => `/${city}/vendors`,
  venues: () => '/venues',
  /** A venue's own page, or `/venue/{id}` where it has none. */
  venue: (venue: { readonly id: string; readonly hasPage: boolean }) =>
    venue.hasPage ? `/venues/${venue.id}` : `/venue/${venue.id}`,
  terms: () => '/terms-and-conditions',
  privacy: () => '/privacy',
} as const;
