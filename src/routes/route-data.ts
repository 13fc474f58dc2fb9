import type { Day, LegalDocument, PressItem, Testimonial } from '../content/text-types.ts';
import type { whyUs } from '../content/why-us.ts';
import type { InOneLanguage } from '../i18n/localized.ts';
import type { CityWithoutListingData } from './city-without-listing/city-without-listing-data.ts';
import type { GalleryData } from './gallery/gallery-data.ts';
import type { HomeData } from './home/home-data.ts';
import type { LandingData } from './landing/landing-data.ts';
import type { ListingData, LongListingData } from './listing/listing-data.ts';
import type { NotFoundData } from './not-found/not-found-data.ts';
import type { VendorsData } from './vendors/vendors-data.ts';
import type { VenueData } from './venue/venue-data.ts';
import type { VenuePicturesData } from './venue-pictures/venue-pictures-data.ts';

/** Content in one language, its days as texts. */
type Formatted<Content> = InOneLanguage<{
  readonly [Key in keyof Content]: Content[Key] extends Day ? string : Content[Key];
}>;

/** Every route with the data that its page renders. The route's component is `routes/<id>/<id>-page.tsx`. */
export interface RouteData {
  home: HomeData;
  listing: ListingData;
  'long-listing': LongListingData;
  'city-without-listing': CityWithoutListingData;
  vendors: VendorsData;
  venue: VenueData;
  gallery: GalleryData;
  'venue-pictures': VenuePicturesData;
  testimonials: { readonly testimonials: readonly Formatted<Testimonial>[] };
  'why-us': { readonly texts: InOneLanguage<typeof whyUs>; readonly press: readonly Formatted<PressItem>[] };
  landing: LandingData;
  legal: Formatted<LegalDocument>;
  shortlist: null;
  compare: null;
  plan: null;
  owners: null;
  'not-found': NotFoundData;
  offline: null;
}

export type RouteId = keyof RouteData;

export interface PageHead {
  readonly title: string;
  readonly description: string;
  /** The canonical path; absent on pages that are not indexed. */
  readonly path?: string;
  readonly prev?: string;
  readonly next?: string;
}

/** What the browser fetches, or finds in the HTML, to render a page. */
export interface PageData<Id extends RouteId = RouteId> {
  readonly route: Id;
  readonly head: PageHead;
  readonly data: RouteData[Id];
}
