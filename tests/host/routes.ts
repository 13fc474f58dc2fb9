import { cities } from '../../src/content/cities.ts';
import { venueEntries } from '../../src/content/venues/index.ts';
import { pagePaths } from '../../src/lib/paths.ts';

/** The specification's paths; written by hand, so that the tests do not depend on the sources. */
const isListed = (name: string) => venueEntries.some(({ id }) => id === name.toLowerCase());
const specifiedCities = ['faridabad', 'noida', 'southdelhi', 'gurgaon'];
const ofCity = (city: string) => [`/${city}`, `/${city}/banquet-halls`, `/${city}/vendors`];

/** Venue ids as in the specification's route table. */
export const venueNames = [
  'Hotelgrandhighway',
  'Hotelrajmahal',
  'Milanvatika',
  'Edengardenlawn',
  'Goldengalaxyresort',
  'Samargrand',
  'Sarovarportico',
  'Royalimperio',
  'Karamvirgarden',
  'Vrindavangrand',
  'Queenlawnandbanquet',
  'Sevendayzvatika',
  'Royalmountain',
  'Hotelhowdy',
  'Sajanvatika',
  'Radhakrishnagarden',
  'Basantvatika',
  'Classicelegance',
  'Hotelrajmandir',
  'Hotelsewagrand',
  'Khatirgrandbanquet',
  'Lagoonaemerald',
].filter(isListed);

/** Venue ids as in the specification's landing page links. */
export const landingLinks = [
  'hotelgrandhighway',
  'queenlawnandbanquet',
  'sevendayzvatika',
  'hotelrajmahal',
  'edengardenlawn',
  'goldengalaxylawsandresort',
  'milanvatika',
  'samargrand',
  'sarovarportico',
  'royalimperio',
  'karamvirgarden',
  'vrindavangrand',
  'radhakrishnagarden',
  'hotelhowdy',
  'royalmountain',
  'sajanvatika',
  'khatirgrandbanquet',
  'classicelegance',
  'hotelsewagrand',
  'hotelrajmandir',
  'basantvatika',
].filter((link) => isListed(link === 'goldengalaxylawsandresort' ? 'goldengalaxyresort' : link));

const specified = [
  '/',
  ...specifiedCities.flatMap(ofCity),
  '/venues',
  '/photos',
  '/images',
  '/testimonials',
  '/whyus',
  '/faridabadlp',
  '/terms-and-conditions',
  '/privacy',
  '/shortlist',
  '/compare',
  '/plan',
  '/list-your-business',
  ...['pushpvatika', 'noida-one', 'noida-two'].filter(isListed).map((id) => `/venue/${id}`),
  ...venueNames.map((name) => `/venues/${name.toLowerCase()}`),
];

/** With the pages and cities that were added later. */
export const canonical = [
  ...new Set([
    ...specified,
    ...Object.values(pagePaths)
      .map((path) => path())
      .filter((path) => path !== '/offline'),
    ...cities.flatMap(({ id }) => ofCity(id)),
  ]),
];

/** The built file of a path. */
export const pageFile = (path: string) => `${path === '/' ? 'index' : path.slice(1)}.html`;
