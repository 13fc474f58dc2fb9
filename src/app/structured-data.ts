import type {
  BreadcrumbList,
  EventVenue,
  FAQPage,
  Graph,
  ItemList,
  LocalBusiness,
  Organization,
  Thing,
  WebPage,
  WebSite,
} from 'schema-dts';
import { cities, cityName, nameCities } from '../content/cities.ts';
import { isDiallable, isExample } from '../content/placeholders.ts';
import { site } from '../content/site.ts';
import { venueTypeLabels } from '../domain/choices.ts';
import { rupeesOf } from '../domain/facts/fact-rules.ts';
import type { Known } from '../domain/facts/facts.ts';
import { asOnPage } from '../domain/facts/told.ts';
import { formatPrice, formatRupees } from '../domain/format.ts';
import type { VenueDetails, VenueFacts } from '../domain/venue.ts';
import { largestHall } from '../domain/venue-facts.ts';
import { pageSize } from '../features/listing/listing-index.ts';
import { type AskedVenue, answerQuestions } from '../features/told/answer-questions.ts';
import { showFacilityRule } from '../features/venues/card/venue-card-facts.ts';
import { m } from '../i18n/compiled/messages.js';
import { getLocale, languageTags } from '../i18n/locale.ts';
import { inLanguage } from '../i18n/localized.ts';
import { paths } from '../lib/paths.ts';
import type { CityWithoutListingData } from '../routes/city-without-listing/city-without-listing-data.ts';
import type { ListingData, LongListingData } from '../routes/listing/listing-data.ts';
import type { PageHead } from '../routes/page-entry.ts';
import type { VendorsData } from '../routes/vendors/vendors-data.ts';
import type { VenueData } from '../routes/venue/venue-data.ts';
import { fullAddress, pageAddress, siteUrl } from './site-url.ts';
import { socialPictureOf } from './social-pictures.ts';

type OrganizationLeaf = Exclude<Organization, string>;

/** The part of `site` that says how to reach the business. */
interface Contacts {
  readonly phone: { readonly href: string };
  readonly email: { readonly display: string };
  readonly social: readonly { readonly profileUrl: string }[];
}

interface PageFacts {
  readonly kind: string;
  readonly head: PageHead;
  readonly data: unknown;
}

/** JSON-LD of a page, safe inside a script element; undefined where there is none, as on a sample venue's page. */
export function structuredData(page: PageFacts): string | undefined {
  const things = thingsOf(page);
  if (things.length === 0) return undefined;
  const graph: Graph = { '@context': 'https://schema.org', '@graph': [webPage(page.head), ...things] };
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}

function thingsOf({ kind, head, data }: PageFacts): Thing[] {
  const path = head.path ?? '/';
  switch (kind) {
    case 'home':
      return [organization(), website()];
    case 'listing':
    case 'long-listing': {
      const { venues, long, ...listing } = data as ListingData & Partial<LongListingData>;
      return [breadcrumb(listingTrail(listing, path)), ...itemList(venues, long)];
    }
    case 'city-without-listing': {
      const { nearest, ...listing } = data as CityWithoutListingData;
      return [breadcrumb(listingTrail(listing, path)), ...itemList(nearest)];
    }
    case 'vendors': {
      const { city, cityName } = data as VendorsData;
      return [
        breadcrumb([
          [cityName, paths.city(city)],
          [m.vendors_label(), path],
        ]),
      ];
    }
    case 'venue':
      return venueThings(data as VenueData, path);
    default:
      return [];
  }
}

function listingTrail(
  { city, cityName, preset }: Pick<ListingData, 'city' | 'cityName' | 'preset'>,
  path: string,
): readonly (readonly [string, string])[] {
  const list = city ? ([cityName, paths.city(city)] as const) : ([m.navigation_venues(), path] as const);
  return preset ? [list, [venueTypeLabels[preset](), path]] : [list];
}

/** How to reach the business, without placeholder values. */
export function contactsOf({
  phone,
  email,
  social,
}: Contacts): Pick<OrganizationLeaf, 'telephone' | 'email' | 'sameAs'> {
  const profiles = social.map(({ profileUrl }) => profileUrl).filter((url) => !isExample(url));
  return {
    ...(isDiallable(phone.href) ? { telephone: phone.href.replace('tel:', '') } : {}),
    ...(isExample(email.display) ? {} : { email: email.display }),
    ...(profiles.length > 0 ? { sameAs: profiles } : {}),
  };
}

function organization(): Organization {
  return {
    '@type': 'Organization',
    '@id': `${siteUrl}/#organization`,
    name: site.name,
    url: pageAddress('/'),
    logo: fullAddress('/icons/icon-512.png'),
    description: m.site_description({ cities: nameCities(cities) }),
    address: {
      '@type': 'PostalAddress',
      addressLocality: inLanguage(site.address.city),
      addressCountry: 'IN',
    },
    areaServed: cities.map(({ id }) => ({ '@type': 'City', name: cityName(id) })),
    ...contactsOf(site),
  };
}

const webPage = ({ title, path = '/' }: PageHead): WebPage => ({
  '@type': 'WebPage',
  url: pageAddress(path),
  name: title,
  inLanguage: languageTags[getLocale()],
});

const website = (): WebSite => ({
  '@type': 'WebSite',
  name: site.name,
  inLanguage: Object.values(languageTags),
  url: pageAddress('/'),
  publisher: { '@id': `${siteUrl}/#organization` },
});

/** The trail from the home page to the current one. */
function breadcrumb(trail: readonly (readonly [name: string, path: string])[]): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [[m.navigation_home(), paths.home()] as const, ...trail].map(([name, path], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: pageAddress(path),
    })),
  };
}

/** Samples are not listed: they are no real places. Of a long listing, the venues of one page. */
function itemList(
  venues: readonly Pick<VenueFacts, 'id' | 'name' | 'source' | 'hasPage'>[],
  long?: LongListingData['long'],
): ItemList[] {
  const real = venues.filter((venue) => venue.source !== 'sample');
  if (real.length === 0) return [];
  const before = long ? (long.page - 1) * pageSize : 0;
  return [
    {
      '@type': 'ItemList',
      numberOfItems: long?.found ?? real.length,
      itemListElement: real.map((venue, index) => ({
        '@type': 'ListItem',
        position: before + index + 1,
        name: venue.name,
        url: pageAddress(paths.venue(venue)),
      })),
    },
  ];
}

function venueThings({ venue, cityName }: VenueData, path: string): Thing[] {
  if (venue.source === 'sample') return [];
  const trail = breadcrumb([
    [cityName, paths.city(venue.city)],
    [venue.name, path],
  ]);
  return [venuePlace(venue, path), trail, ...questions(venue)];
}

/** The known facts of a venue. No ratings: their reviews are samples. */
function venuePlace(venue: VenueDetails, path: string): Thing {
  const range = plateRange(venue);
  const most = largestHall(venue) ?? 0;
  const picture = socialPictureOf(path);
  const place = {
    name: venue.name,
    description: venue.shortDescription,
    url: pageAddress(path),
    ...(picture ? { image: picture.address } : {}),
    address: {
      '@type': 'PostalAddress',
      streetAddress: venue.address,
      addressLocality: cityName(venue.city),
      addressCountry: 'IN',
    },
    ...(most > 0 ? { maximumAttendeeCapacity: most } : {}),
    ...(range ? { priceRange: range } : {}),
    amenityFeature: venue.facilities.map((facility) => ({
      '@type': 'LocationFeatureSpecification',
      name: showFacilityRule(facility),
      value: true,
    })),
  } as const satisfies Omit<Exclude<EventVenue, string>, '@type'> &
    Omit<Exclude<LocalBusiness, string>, '@type'>;
  return { '@type': ['EventVenue', 'LocalBusiness'], ...place } as unknown as Thing;
}

/** "₹500–₹700 per plate", or "about ₹500–₹700 per plate" of rounded prices. */
export function plateRange({ vegPlate, nonVegPlate }: Known<'vegPlate' | 'nonVegPlate'>): string | undefined {
  if (vegPlate === undefined) return undefined;
  const low = formatPrice(vegPlate);
  const high = rupeesOf(nonVegPlate ?? vegPlate);
  return high === rupeesOf(vegPlate)
    ? m.format_per_plate({ price: low })
    : m.contact_plate_prices({ low, high: formatRupees(high) });
}

/** The answered lines of the page's own sheet "Ask before you pay". */
function questions(venue: AskedVenue): FAQPage[] {
  const answered = answerQuestions(asOnPage(venue)).filter((one) => one.answer !== undefined);
  if (answered.length === 0) return [];
  return [
    {
      '@type': 'FAQPage',
      inLanguage: languageTags[getLocale()],
      mainEntity: answered.map(({ question, answer = '' }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    },
  ];
}
