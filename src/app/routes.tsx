import type { ComponentType } from 'react';
import { matchPath } from 'react-router-dom';
import { cities, hasListing } from '../content/cities.ts';
import { paths } from '../lib/paths.ts';
import type { RouteData, RouteId } from '../routes/route-data.ts';

/** The route table: the paths of each route, matched in any letter case. */
const patterns: Readonly<Record<RouteId, readonly string[]>> = {
  home: [paths.home()],
  listing: [
    ...cities.filter(hasListing).map(({ id }) => paths.city(id)),
    ...cities.map(({ id }) => paths.banquetHalls(id)),
    paths.venues(),
  ],
  // The first page of a long listing has the path of a listing: its data name this route.
  'long-listing': ['/:city/:type?/page/:page'],
  'city-without-listing': cities.filter((city) => !hasListing(city)).map(({ id }) => paths.city(id)),
  vendors: cities.map(({ id }) => paths.vendors(id)),
  venue: ['/venues/:id', '/venue/:id'],
  gallery: [paths.gallery()],
  'venue-pictures': [paths.venuePictures()],
  testimonials: [paths.testimonials()],
  'why-us': [paths.whyUs()],
  landing: [paths.landing()],
  legal: [paths.terms(), paths.privacy()],
  shortlist: [paths.shortlist()],
  compare: [paths.compare()],
  plan: [paths.plan()],
  owners: [paths.owners()],
  offline: [paths.offline()],
  'not-found': ['*'],
};

/** The component of each route, fetched when the route is first shown. */
const components: {
  readonly [Id in RouteId]: () => Promise<ComponentType<{ readonly data: RouteData[Id] }>>;
} = {
  home: () => import('../routes/home/home-page.tsx').then((m) => m.HomePage),
  listing: () => import('../routes/listing/listing-page.tsx').then((m) => m.ListingPage),
  'long-listing': () => import('../routes/long-listing/long-listing-page.tsx').then((m) => m.LongListingPage),
  'city-without-listing': () =>
    import('../routes/city-without-listing/city-without-listing-page.tsx').then(
      (m) => m.CityWithoutListingPage,
    ),
  vendors: () => import('../routes/vendors/vendors-page.tsx').then((m) => m.VendorsPage),
  venue: () => import('../routes/venue/venue-page.tsx').then((m) => m.VenuePage),
  gallery: () => import('../routes/gallery/gallery-page.tsx').then((m) => m.GalleryPage),
  'venue-pictures': () =>
    import('../routes/venue-pictures/venue-pictures-page.tsx').then((m) => m.VenuePicturesPage),
  testimonials: () => import('../routes/testimonials/testimonials-page.tsx').then((m) => m.TestimonialsPage),
  'why-us': () => import('../routes/why-us/why-us-page.tsx').then((m) => m.WhyUsPage),
  landing: () => import('../routes/landing/landing-page.tsx').then((m) => m.LandingPage),
  legal: () => import('../routes/legal/legal-page.tsx').then((m) => m.LegalPage),
  shortlist: () => import('../routes/shortlist/shortlist-page.tsx').then((m) => m.ShortlistPage),
  compare: () => import('../routes/compare/compare-page.tsx').then((m) => m.ComparePage),
  plan: () => import('../routes/plan/plan-page.tsx').then((m) => m.PlanPage),
  owners: () => import('../routes/owners/owners-page.tsx').then((m) => m.OwnersPage),
  offline: () => import('../routes/offline/offline-page.tsx').then((m) => m.OfflinePage),
  'not-found': () => import('../routes/not-found/not-found-page.tsx').then((m) => m.NotFoundPage),
};

const routeIds = Object.keys(patterns) as RouteId[];

/** The route of a path in any letter case, with or without a trailing slash. */
export function findRoute(pathname: string): RouteId {
  const matches = (route: RouteId) => patterns[route].some((pattern) => matchPath(pattern, pathname));
  return routeIds.find(matches) ?? 'not-found';
}

export type PageComponent = ComponentType<{ readonly data: RouteData[RouteId] }>;

/** The page component of a route. The table above ties its data to the route; past this line they travel as a pair. */
export function loadComponent(route: RouteId): Promise<PageComponent> {
  return components[route]() as Promise<PageComponent>;
}
