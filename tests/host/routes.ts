import { removedVenues } from '../removed-venues.ts';

/** Typed from the specification, not taken from the sources: what each path of the site is. */
const isListed = (name: string) => !removedVenues.includes(name.toLowerCase());
const cities = ['faridabad', 'noida', 'southdelhi', 'gurgaon'];

/** As the specification's route table writes them. */
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

/** As the landing page's links write them. */
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
  ...['pushpvatika', 'noida-one', 'noida-two'].filter(isListed).map((id) => `/venue/${id}`),
  ...venueNames.map((name) => `/venues/${name.toLowerCase()}`),
];

/** The file that a path of the build is served from. */
export const pageFile = (path: string) => `${path === '/' ? 'index' : path.slice(1)}.html`;
