import type { CityId, VenueType } from '../content/choices.ts';
import type { Locality } from '../content/cities.ts';
import type {
  LandingTestimonial,
  LegalDocument,
  PressItem,
  Testimonial,
  VendorCategory,
} from '../content/text-types.ts';
import type { Picture, VenueDetails, VenueSummary } from '../content/types.ts';
import { paths } from '../lib/paths.ts';
import { routeData } from '../routes/page-data.ts';
import type { PagePayload } from './page-payload.ts';

export { canonicalPaths } from '../routes/page-data.ts';
export { dataFiles } from './data-files.ts';

export interface HomeData {
  readonly hero: { readonly wide?: Picture; readonly tall?: Picture };
  readonly cities: readonly { id: CityId; name: string; note: string; picture?: Picture }[];
  readonly photoCards: readonly { title: string; picture?: Picture }[];
  readonly social: readonly {
    platform: string;
    username: string;
    profileUrl: string;
    actionText: string;
    picture?: Picture;
  }[];
}

export interface ListingData {
  /** Absent on /venues, which shows every city. */
  readonly city?: CityId;
  readonly cityName: string;
  /** Set on /{city}/banquet-halls: the filter that the page opens with. */
  readonly preset?: VenueType;
  readonly venues: readonly VenueSummary[];
  readonly localities: readonly Locality[];
  /** Noida's heading shows a fixed count. */
  readonly fixedCount?: number;
}

export interface GurgaonData {
  readonly nearest: readonly VenueSummary[];
}

export interface VendorsData {
  readonly city: CityId;
  readonly cityName: string;
  readonly categories: readonly (VendorCategory & { readonly picture?: Picture })[];
}

export interface VenueData {
  readonly venue: VenueDetails;
  readonly cityName: string;
  readonly similar: readonly VenueSummary[];
}

export interface PhotoCategoryData {
  readonly id: string;
  readonly title: string;
  readonly cover?: Picture;
  readonly pictures: readonly Picture[];
  /** Listed pictures that are not there yet: their places are kept. */
  readonly awaited: readonly string[];
}

export interface PhotosData {
  readonly favourites: readonly {
    readonly title: string;
    readonly category: string;
    readonly picture?: Picture;
  }[];
  readonly categories: readonly PhotoCategoryData[];
}

export interface ImagesData {
  readonly groups: readonly {
    readonly id: string;
    readonly title: string;
    readonly path?: string;
    readonly pictures: readonly Picture[];
  }[];
}

export interface LandingData {
  readonly hero?: Picture;
  readonly venues: readonly VenueSummary[];
  readonly testimonials: readonly (LandingTestimonial & { readonly picture?: Picture })[];
}

/** What each kind of page is drawn from. */
export interface PageData {
  home: HomeData;
  listing: ListingData;
  gurgaon: GurgaonData;
  vendors: VendorsData;
  venue: VenueData;
  photos: PhotosData;
  images: ImagesData;
  testimonials: { readonly testimonials: readonly Testimonial[] };
  whyUs: { readonly press: readonly PressItem[] };
  landing: LandingData;
  legal: LegalDocument;
  shortlist: null;
  compare: null;
  notFound: null;
  offline: null;
}

const offlineHead = {
  title: 'You are offline',
  description: 'This page opens when the network is back.',
};

/** The payload of a path in any letter case; an unknown path gives the not-found page's. */
export function pagePayload(path: string): PagePayload {
  const found = routeData(path.toLowerCase().replace(/(.)\/$/, '$1'));
  if (found) return { status: 200, ...found };
  if (path === paths.offline()) return { status: 503, head: offlineHead, data: null };
  return {
    status: 404,
    head: { title: 'Page not found', description: 'This page is not here. Search, or choose a city.' },
    data: null,
  };
}
