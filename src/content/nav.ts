/** A navigation item: a path, or the call-back dialog that it opens instead. */
export type NavItem =
  | { readonly name: string; readonly path: string }
  | { readonly name: string; readonly dialog: 'callback' };

/** On every page but the venues'. */
export const mainNav: readonly NavItem[] = [
  { name: 'Home', path: '/' },
  { name: 'Venues', path: '/faridabad' },
  { name: 'Rooms', dialog: 'callback' },
  { name: 'Photos', path: '/photos' },
  { name: 'Testimonials', path: '/testimonials' },
  { name: 'List Your Business', dialog: 'callback' },
];

/** On venue pages. */
export const venueNav: readonly NavItem[] = [
  { name: 'Home', path: '/' },
  { name: 'Venues', path: '/venues' },
  { name: 'Photos', path: '/photos' },
  { name: 'Testimonials', path: '/testimonials' },
  { name: 'Why Us', path: '/whyus' },
];

/** In the footer, before the legal pages. */
export const footerNav: readonly NavItem[] = [
  { name: 'Photos', path: '/photos' },
  { name: 'Home', path: '/' },
  { name: 'Why Us', path: '/whyus' },
  { name: 'Venues', path: '/venues' },
  { name: 'Testimonials', path: '/testimonials' },
];
