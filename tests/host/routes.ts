import { venueEntries } from '../../src/content/venues/index.ts';

/** The specification's paths; written by hand, so that the tests do not depend on the sources. */
const isListed = (name: string) => venueEntries.some(({ id }) => id === name.toLowerCase());
const cities = ['faridabad', 'noida', 'southdelhi', 'gurgaon'];

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

export const canonical = [
  '/',
  ...cities.flatMap((city) => [`/${city}`, `/${city}/banquet-halls`, `/${city}/vendors`]),
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

/** The built file of a path. */
export const pageFile = (path: string) => `${path === '/' ? 'index' : path.slice(1)}.html`;
