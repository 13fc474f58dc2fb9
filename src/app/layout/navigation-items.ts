import { mainCity } from '../../content/cities.ts';
import { m } from '../../i18n/compiled/messages.js';
import { hasTestimonials } from '../../lib/has-testimonials.ts';
import { paths } from '../../lib/paths.ts';
import { findRoute } from '../../routes/route-table.ts';

/** A link, or a button that opens the call-back dialog about a subject. */
export type NavigationItem =
  | { readonly id: string; readonly name: () => string; readonly path: string }
  | {
      readonly id: string;
      readonly name: () => string;
      readonly about: () => string;
      /** A page that the thanks lead to. */
      readonly next?: { readonly path: string; readonly name: () => string };
    };

const testimonialsItem = hasTestimonials
  ? [{ id: 'testimonials', name: m.navigation_testimonials, path: paths.testimonials() } as const]
  : [];

const mainItems: readonly NavigationItem[] = [
  { id: 'home', name: m.navigation_home, path: paths.home() },
  { id: 'venues', name: m.navigation_venues, path: paths.city(mainCity) },
  { id: 'rooms', name: m.navigation_rooms, about: m.navigation_rooms },
  { id: 'photos', name: m.navigation_gallery, path: paths.gallery() },
  ...testimonialsItem,
  {
    id: 'list-business',
    name: m.navigation_list_business,
    about: m.navigation_list_business_about,
    next: { path: paths.owners(), name: m.owners_more },
  },
];

const venueItems: readonly NavigationItem[] = [
  { id: 'home', name: m.navigation_home, path: paths.home() },
  { id: 'venues', name: m.navigation_venues, path: paths.venues() },
  { id: 'photos', name: m.navigation_gallery, path: paths.gallery() },
  ...testimonialsItem,
  { id: 'why-us', name: m.navigation_why_us, path: paths['why-us']() },
];

/** Links of the footer. */
export const footerItems = [
  { id: 'photos', name: m.navigation_gallery, path: paths.gallery() },
  { id: 'home', name: m.navigation_home, path: paths.home() },
  { id: 'why-us', name: m.navigation_why_us, path: paths['why-us']() },
  { id: 'venues', name: m.navigation_venues, path: paths.venues() },
  ...testimonialsItem,
] as const;

/** The items of the main navigation: venue pages have their own. */
export function navigationItems(pathname: string): readonly NavigationItem[] {
  return findRoute(pathname) === 'venue' ? venueItems : mainItems;
}
