import { matchPath } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';

/** A link, or a button that opens the call-back dialog about its name. */
export type NavigationItem =
  | { readonly name: string; readonly path: string }
  | { readonly name: string; readonly asks: true };

const mainItems: readonly NavigationItem[] = [
  { name: 'Home', path: paths.home() },
  { name: 'Venues', path: paths.city('faridabad') },
  { name: 'Rooms', asks: true },
  { name: 'Photos', path: paths.photos() },
  { name: 'Testimonials', path: paths.testimonials() },
  { name: 'List Your Business', asks: true },
];

const venueItems: readonly NavigationItem[] = [
  { name: 'Home', path: paths.home() },
  { name: 'Venues', path: paths.venues() },
  { name: 'Photos', path: paths.photos() },
  { name: 'Testimonials', path: paths.testimonials() },
  { name: 'Why Us', path: paths.whyUs() },
];

/** Links of the footer. */
export const footerItems = [
  { name: 'Photos', path: paths.photos() },
  { name: 'Home', path: paths.home() },
  { name: 'Why Us', path: paths.whyUs() },
  { name: 'Venues', path: paths.venues() },
  { name: 'Testimonials', path: paths.testimonials() },
] as const;

/** The items of the main navigation: venue pages have their own. */
export function navigationItems(pathname: string): readonly NavigationItem[] {
  const onVenue = matchPath('/venues/:id', pathname) ?? matchPath('/venue/:id', pathname);
  return onVenue ? venueItems : mainItems;
}
