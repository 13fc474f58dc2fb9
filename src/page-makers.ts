import { type City, cities, localitiesIn, localitiesOf } from './content/cities.ts';
import { landingPictures, landingTestimonials } from './content/landing.ts';
import { galleryCategories, homePhotoCards, photoFavourites } from './content/photo-categories.ts';
import { press } from './content/press.ts';
import { privacy } from './content/privacy.ts';
import { site } from './content/site.ts';
import { terms } from './content/terms.ts';
import { testimonials } from './content/testimonials.ts';
import type { LegalDocument, Venue, VenueType } from './content/types.ts';
import { vendorCategories } from './content/vendors.ts';
import { venues } from './content/venues/index.ts';
import { whyUs } from './content/why-us.ts';
import type { HomeData, ImagesData, LandingData, ListingData, PageData, PhotosData } from './page-data.ts';
import type { PageHead } from './page-payload.ts';
import { paths } from './paths.ts';
import { listVenue, pictureById, picturesOf, showVenue } from './venue-views.ts';
import { similarVenues } from './venues/similar-venues.ts';

interface Made<Kind extends keyof PageData> {
  readonly head: PageHead;
  readonly data: PageData[Kind];
}

/** Venues shown where a city has none of its own. */
const nearestShown = 6;

type Maker = () => Made<keyof PageData>;

/** Ties a path to what its page shows; the kind is checked here and read from the route table later. */
function make<Kind extends keyof PageData>(
  _kind: Kind,
  path: string,
  title: string,
  description: string,
  data: () => PageData[Kind],
): [string, Maker] {
  return [path, () => ({ head: { title: `${title} | ${site.name}`, description, path }, data: data() })];
}

/** Leaves out what is undefined, so that a type with optional fields takes the rest. */
function maybe<Fields extends object>(fields: Fields): { [Key in keyof Fields]?: NonNullable<Fields[Key]> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Key in keyof Fields]?: NonNullable<Fields[Key]>;
  };
}

const venuesOf = (city: City): readonly Venue[] => venues.filter((venue) => venue.city === city.id);

function listing(shown: readonly Venue[], city?: City, preset?: VenueType): ListingData {
  return {
    cityName: city?.name ?? 'Delhi NCR',
    venues: shown.map((venue) => listVenue(venue)),
    localities: city ? localitiesOf(city.id, venues) : localitiesIn(shown),
    ...(city ? { city: city.id } : {}),
    ...(preset ? { preset } : {}),
    ...(city?.fixedCount ? { fixedCount: city.fixedCount } : {}),
  };
}

function cityPages(city: City): [string, Maker][] {
  const own = venuesOf(city);
  const cityPage =
    city.id === 'gurgaon'
      ? make('gurgaon', paths.city(city.id), 'Wedding venues in Gurgaon', city.intro, () => ({
          nearest: (city.nearest ?? [])
            .flatMap((near) => venues.filter((venue) => venue.city === near))
            .slice(0, nearestShown)
            .map((venue) => listVenue(venue)),
        }))
      : make('listing', paths.city(city.id), `Wedding venues in ${city.name}`, city.intro, () =>
          listing(own, city),
        );
  const vendors = make(
    'vendors',
    paths.vendors(city.id),
    `Wedding vendors in ${city.name}`,
    `Photographers, decorators, caterers, DJs and planners for a wedding in ${city.name}. Leave a number and we call you back.`,
    () => ({
      city: city.id,
      cityName: city.name,
      categories: vendorCategories.map((category, place) => {
        const { photoCategory } = category;
        // Two trades of one photo category show two pictures.
        const before = vendorCategories
          .slice(0, place)
          .filter((other) => other.photoCategory === photoCategory);
        const picture = photoCategory ? picturesOf(photoCategory)[before.length] : undefined;
        return picture ? { ...category, picture } : category;
      }),
    }),
  );
  const halls = make(
    'listing',
    paths.banquetHalls(city.id),
    `Banquet halls in ${city.name}`,
    `Banquet halls in ${city.name}: prices a plate, capacities, rooms and parking, and a call back from our team.`,
    () => listing(own, city, 'Banquet Halls'),
  );
  return [cityPage, halls, vendors];
}

function venuePage(venue: Venue): [string, Maker] {
  const city = cities.find(({ id }) => id === venue.city);
  return make('venue', paths.venue(venue), `${venue.name}, ${venue.address}`, venue.shortDescription, () => ({
    venue: showVenue(venue),
    cityName: city?.name ?? '',
    similar: similarVenues(venue, venues).map((other) => listVenue(other)),
  }));
}

function cityNote(city: City): string {
  const count = city.fixedCount ?? venuesOf(city).length;
  return count === 0 ? 'Visits on request' : `${count} ${count === 1 ? 'venue' : 'venues'}`;
}

function home(): HomeData {
  return {
    hero: maybe({ wide: pictureById('home/01-hero'), tall: pictureById('home/02-hero-tall') }),
    cities: cities.map((city) => ({
      id: city.id,
      name: city.name,
      note: cityNote(city),
      ...maybe({ picture: pictureById(city.image) }),
    })),
    photoCards: homePhotoCards.map(({ title, image }) => ({
      title,
      ...maybe({ picture: pictureById(image) }),
    })),
    social: site.social.map(({ image, ...card }) => ({ ...card, ...maybe({ picture: pictureById(image) }) })),
  };
}

/** The categories' pictures in their listed order; one that is not there yet is left out. */
function photos(): PhotosData {
  const shown = (ids: readonly string[]) => ids.flatMap((id) => pictureById(id) ?? []);
  return {
    favourites: photoFavourites.map(({ title, category, image }) => ({
      title,
      category,
      ...maybe({ picture: pictureById(image) ?? picturesOf(category)[0] }),
    })),
    categories: galleryCategories.map(({ id, title, cover, images }) => ({
      id,
      title,
      ...maybe({ cover: pictureById(cover) }),
      pictures: shown(images),
      awaited: images.filter((image) => !pictureById(image)),
    })),
  };
}

function landing(): LandingData {
  const hero = pictureById('radhakrishnagarden/01-blue-mandap-night');
  return {
    ...(hero ? { hero } : {}),
    venues: venues
      .filter((venue) => venue.city === 'faridabad' && venue.hasPage)
      .map((venue) => listVenue(venue, landingPictures)),
    testimonials: landingTestimonials.map((testimonial) => {
      const picture = pictureById(testimonial.image);
      return picture ? { ...testimonial, picture } : testimonial;
    }),
  };
}

function images(): ImagesData {
  return {
    groups: [
      ...venues.map((venue) => ({
        id: venue.id,
        title: venue.name,
        path: paths.venue(venue),
        pictures: picturesOf(venue.id),
      })),
      ...galleryCategories.map(({ id, title }) => ({ id, title, pictures: picturesOf(id) })),
    ].filter(({ pictures }) => pictures.length > 0),
  };
}

const legal = (path: string, document: LegalDocument) =>
  make('legal', path, document.title, document.intro, () => document);

const pages: readonly [string, Maker][] = [
  make('home', paths.home(), site.tagline, site.description, home),
  ...cities.flatMap(cityPages),
  make(
    'listing',
    paths.venues(),
    'All wedding venues',
    'Every venue we list in Faridabad, Noida and South Delhi, with plate prices, capacities and policies.',
    () => listing(venues),
  ),
  ...venues.map(venuePage),
  make(
    'photos',
    paths.photos(),
    'Wedding photos',
    'Bridalwear, decor, jewellery, make-up, mehndi and destination weddings, in pictures.',
    photos,
  ),
  make(
    'images',
    paths.images(),
    'All pictures',
    'Every picture on the site, by venue and by subject.',
    images,
  ),
  make(
    'testimonials',
    paths.testimonials(),
    'Testimonials',
    'What families say after a wedding that was booked through us.',
    () => ({ testimonials }),
  ),
  make(
    'whyUs',
    paths.whyUs(),
    'Why us',
    `${whyUs.line}: why families book with us, what we promise, and who has written about us.`,
    () => ({ press }),
  ),
  make(
    'landing',
    paths.landing(),
    'Wedding venues in Faridabad: free quote',
    'Hotels, lawns and banquet halls in Faridabad. Tell us the date and the guests and get a free quote.',
    landing,
  ),
  legal(paths.terms(), terms),
  legal(paths.privacy(), privacy),
  make(
    'shortlist',
    paths.shortlist(),
    'Your shortlist',
    'The venues you have kept, on this device, with your total for each.',
    () => null,
  ),
  make(
    'compare',
    paths.compare(),
    'Compare venues',
    'Two to four venues side by side, on your own total.',
    () => null,
  ),
];

const makers = new Map(pages);

/** What a canonical path shows; undefined where there is no such page. */
export const routeData = (path: string) => makers.get(path)?.();

/** Every path that gets an HTML file of its own. */
export const canonicalPaths = (): readonly string[] => [...makers.keys()];
