import type { ComponentType } from 'react';
import { matchPath } from 'react-router-dom';
import { cityIds } from '../content/choices.ts';
import { paths } from '../lib/paths.ts';
import type { PageData } from './page-data.ts';

export type PageKind = keyof PageData;

/** One line of the table of contents: a path, what its page is made of, and the page's code, loaded when first needed. */
export interface RouteEntry {
  readonly path: string;
  readonly kind: PageKind;
  readonly load: () => Promise<ComponentType<{ data: unknown }>>;
}

function page<Kind extends PageKind>(
  path: string,
  kind: Kind,
  load: () => Promise<ComponentType<{ data: PageData[Kind] }>>,
): RouteEntry {
  // The kind ties data and component together here; past this line they travel as a pair.
  return { path, kind, load: load as RouteEntry['load'] };
}

const listing = () => import('../routes/listing/listing-page.tsx').then((m) => m.ListingPage);
const vendors = () => import('../routes/vendors/vendors-page.tsx').then((m) => m.VendorsPage);
const venue = () => import('../routes/venue/venue-page.tsx').then((m) => m.VenuePage);
const legal = () => import('../routes/legal/legal-page.tsx').then((m) => m.LegalPage);

const notFound = page('*', 'notFound', () =>
  import('../routes/not-found/not-found-page.tsx').then((m) => m.NotFoundPage),
);

/** The table of contents: every path of the site, matched in any letter case. */
export const routes: readonly RouteEntry[] = [
  page(paths.home(), 'home', () => import('../routes/home/home-page.tsx').then((m) => m.HomePage)),
  page(paths.city('faridabad'), 'listing', listing),
  page(paths.city('noida'), 'listing', listing),
  page(paths.city('southdelhi'), 'listing', listing),
  page(paths.city('gurgaon'), 'gurgaon', () =>
    import('../routes/gurgaon/gurgaon-page.tsx').then((m) => m.GurgaonPage),
  ),
  ...cityIds.map((city) => page(paths.banquetHalls(city), 'listing', listing)),
  ...cityIds.map((city) => page(paths.vendors(city), 'vendors', vendors)),
  page(paths.venues(), 'listing', listing),
  page('/venues/:id', 'venue', venue),
  page('/venue/:id', 'venue', venue),
  page(paths.photos(), 'photos', () => import('../routes/photos/photos-page.tsx').then((m) => m.PhotosPage)),
  page(paths.images(), 'images', () => import('../routes/images/images-page.tsx').then((m) => m.ImagesPage)),
  page(paths.testimonials(), 'testimonials', () =>
    import('../routes/testimonials/testimonials-page.tsx').then((m) => m.TestimonialsPage),
  ),
  page(paths.whyUs(), 'whyUs', () => import('../routes/why-us/why-us-page.tsx').then((m) => m.WhyUsPage)),
  page(paths.landing(), 'landing', () =>
    import('../routes/landing/landing-page.tsx').then((m) => m.LandingPage),
  ),
  page(paths.terms(), 'legal', legal),
  page(paths.privacy(), 'legal', legal),
  page(paths.shortlist(), 'shortlist', () =>
    import('../routes/shortlist/shortlist-page.tsx').then((m) => m.ShortlistPage),
  ),
  page(paths.compare(), 'compare', () =>
    import('../routes/compare/compare-page.tsx').then((m) => m.ComparePage),
  ),
  page(paths.offline(), 'offline', () =>
    import('../routes/offline/offline-page.tsx').then((m) => m.OfflinePage),
  ),
  notFound,
];

/** The line of a path, in any letter case, with or without a slash at its end. */
export function findRoute(pathname: string): RouteEntry {
  return routes.find(({ path }) => matchPath(path, pathname)) ?? notFound;
}
