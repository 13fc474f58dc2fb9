import { matchPath } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';

/** A link, or a button that opens the call-back dialog. */
export type NavigationItem =
  | { readonly id: string; readonly name: string; readonly path: string }
  | { readonly id: string; readonly name: string; readonly asks: true };

const mainItems: readonly NavigationItem[] = [
  { id: 'home', name: 'Home', path: paths.home() },
  { id: 'venues', name: 'Venues', path: paths.city('faridabad') },
  { id: 'rooms', name: 'Rooms', asks: true },
  { id: 'photos', name: 'Photos', path: paths.photos() },
  { id: 'testimonials', name: 'Testimonials', path: paths.testimonials() },
  { id: 'list-business', name: 'List Your Business', asks: true },
];

const venueItems: readonly NavigationItem[] = [
  { id: 'home', name: 'Home', path: paths.home() },
  { id: 'venues', name: 'Venues', path: paths.venues() },
  { id: 'photos', name: 'Photos', path: paths.photos() },
  { id: 'testimonials', name: 'Testimonials', path: paths.testimonials() },
  { id: 'why-us', name: 'Why Us', path: paths.whyUs() },
];

/** The footer's links before the legal pages. */
export const footerItems = [
  { id: 'photos', name: 'Photos', path: paths.photos() },
  { id: 'home', name: 'Home', path: paths.home() },
  { id: 'why-us', name: 'Why Us', path: paths.whyUs() },
  { id: 'venues', name: 'Venues', path: paths.venues() },
  { id: 'testimonials', name: 'Testimonials', path: paths.testimonials() },
] as const;

/** The navigation of a path; venue pages have their own. */
export function navigationItems(pathname: string): readonly NavigationItem[] {
  const onVenue = matchPath('/venues/:id', pathname) ?? matchPath('/venue/:id', pathname);
  return onVenue ? venueItems : mainItems;
}
