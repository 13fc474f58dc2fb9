import { press } from '../content/press.ts';
import { privacy } from '../content/privacy.ts';
import { shownItems } from '../content/samples.ts';
import { site } from '../content/site.ts';
import { terms } from '../content/terms.ts';
import { testimonials } from '../content/testimonials.ts';
import type { LegalDocument } from '../content/text-types.ts';
import { whyUs } from '../content/why-us.ts';
import { formatLongDate } from '../domain/dates.ts';
import { m } from '../i18n/compiled/messages.js';
import { inLanguage, translate } from '../i18n/localized.ts';
import { paths } from '../lib/paths.ts';
import { cityWithoutListingPages } from './city-without-listing/city-without-listing-data.ts';
import { galleryPages } from './gallery/gallery-data.ts';
import { homePages } from './home/home-data.ts';
import { landingPages } from './landing/landing-data.ts';
import { listingPages, longListingPages } from './listing/listing-data.ts';
import { loadNotFound } from './not-found/not-found-data.ts';
import type { PageEntry } from './page-entry.ts';
import type { PageData, PageHead, RouteData, RouteId } from './route-data.ts';
import { vendorsPages } from './vendors/vendors-data.ts';
import { venuePages } from './venue/venue-data.ts';
import { venuePicturesPages } from './venue-pictures/venue-pictures-data.ts';

/** Every page that is prerendered, by route. Build time only. */
const pages: { readonly [Id in RouteId]: readonly PageEntry<RouteData[Id]>[] } = {
  home: homePages,
  listing: listingPages,
  'long-listing': longListingPages,
  'city-without-listing': cityWithoutListingPages,
  vendors: vendorsPages,
  venue: venuePages,
  gallery: galleryPages,
  'venue-pictures': venuePicturesPages,
  testimonials: [
    {
      path: paths.testimonials(),
      isEmpty: shownItems(testimonials).length === 0,
      title: m.testimonials_name,
      description: () =>
        shownItems(testimonials).some(({ sample }) => sample)
          ? m.testimonials_samples()
          : m.testimonials_description(),
      load: () => ({
        testimonials: translate(shownItems(testimonials)).map(({ bookingDate, date, ...testimonial }) => ({
          ...testimonial,
          bookingDate: formatLongDate(bookingDate),
          date: formatLongDate(date),
        })),
      }),
    },
  ],
  'why-us': [
    {
      path: paths.whyUs(),
      title: m.why_us_title,
      description: () => m.why_us_description({ line: inLanguage(whyUs.line) }),
      load: () => ({
        texts: translate(whyUs),
        press: translate(shownItems(press))
          .toSorted((a, b) => Date.parse(a.date) - Date.parse(b.date))
          .map(({ date, ...item }) => ({ ...item, date: formatLongDate(date) })),
      }),
    },
  ],
  landing: landingPages,
  legal: [legalPage(paths.terms(), terms), legalPage(paths.privacy(), privacy)],
  shortlist: [pageWithoutData(paths.shortlist(), m.shortlist_page_title, m.shortlist_page_description)],
  compare: [pageWithoutData(paths.compare(), m.compare_title, m.compare_description)],
  plan: [pageWithoutData(paths.plan(), m.plan_title, m.plan_description)],
  owners: [pageWithoutData(paths.owners(), m.owners_title, m.owners_description)],
  'not-found': [],
  offline: [],
};

function pageWithoutData(path: string, title: () => string, description: () => string): PageEntry<null> {
  return { path, title, description, load: () => null };
}

function legalPage(path: string, document: LegalDocument): PageEntry<RouteData['legal']> {
  return {
    path,
    title: () => inLanguage(document.title),
    description: () => inLanguage(document.intro),
    load: () => ({ ...translate(document), updated: formatLongDate(document.updated) }),
  };
}

const routeIds = Object.keys(pages) as RouteId[];
const byPath = new Map(
  routeIds.flatMap((route) => pages[route].map((page) => [page.path, { route, page }] as const)),
);

/** Every canonical path, in the order of the table above. */
export const canonicalPaths = (): readonly string[] => [...byPath.keys()];

/** Those that have something to show, for the sitemap and the search. */
export const pathsWithContent = (): readonly string[] =>
  [...byPath.values()].flatMap(({ page }) => (page.isEmpty ? [] : page.path));

const notFoundHead = (): PageHead => ({
  title: m.not_found_title(),
  description: m.not_found_description(),
});
const offlineHead = (): PageHead => ({
  title: m.offline_title(),
  description: m.offline_description(),
});

/** The head of a canonical path; any other gives that of the not-found page. */
export function loadPageHead(path: string): PageHead {
  const page = byPath.get(path)?.page;
  if (!page) return notFoundHead();
  const { prev, next } = page;
  return {
    title: `${page.title()} | ${site.name}`,
    description: page.description(),
    path,
    ...(prev ? { prev } : {}),
    ...(next ? { next } : {}),
  };
}

/** The data of a path in any letter case, with or without a trailing slash; an unknown path gives the not-found page. */
export function loadPageData(path: string): PageData {
  const found = byPath.get(path.toLowerCase().replace(/(.)\/$/, '$1'));
  if (found) {
    const { route, page } = found;
    return { route, head: loadPageHead(page.path), data: page.load() };
  }
  if (path === paths.offline()) return { route: 'offline', head: offlineHead(), data: null };
  return {
    route: 'not-found',
    head: notFoundHead(),
    data: loadNotFound(),
  };
}
