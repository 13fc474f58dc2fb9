import type { HomeData, LandingData } from '../app/page-data.ts';
import { cities } from '../content/cities.ts';
import { landingPictures, landingTestimonials } from '../content/landing.ts';
import { homePhotoCards } from '../content/photos.ts';
import { press } from '../content/press.ts';
import { privacy } from '../content/privacy.ts';
import { site } from '../content/site.ts';
import { terms } from '../content/terms.ts';
import { testimonials } from '../content/testimonials.ts';
import type { LegalDocument } from '../content/text-types.ts';
import type { Venue } from '../content/types.ts';
import { venues } from '../content/venues/index.ts';
import { whyUs } from '../content/why-us.ts';
import { similarVenues } from '../features/listing/similar-venues.ts';
import { paths } from '../lib/paths.ts';
import { cityNote, cityPages, listing } from './city-pages.ts';
import { type Maker, make, maybe } from './make.ts';
import { images, photos } from './picture-pages.ts';
import { pictureById, toVenueDetails, toVenueSummary } from './venue-summary.ts';

function venuePage(venue: Venue): [string, Maker] {
  const city = cities.find(({ id }) => id === venue.city);
  return make('venue', paths.venue(venue), `${venue.name}, ${venue.address}`, venue.shortDescription, () => ({
    venue: toVenueDetails(venue),
    cityName: city?.name ?? '',
    similar: similarVenues(venue, venues).map((other) => toVenueSummary(other)),
  }));
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

function landing(): LandingData {
  const hero = pictureById('radhakrishnagarden/01-blue-mandap-night');
  return {
    ...(hero ? { hero } : {}),
    venues: venues
      .filter((venue) => venue.city === 'faridabad' && venue.hasPage)
      .map((venue) => toVenueSummary(venue, landingPictures)),
    testimonials: landingTestimonials.map((testimonial) => {
      const picture = pictureById(testimonial.image);
      return picture ? { ...testimonial, picture } : testimonial;
    }),
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
