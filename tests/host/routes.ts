/** Typed from the specification, not taken from the sources: what each path of the site is. */
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
];

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
];

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
  '/venue/pushpvatika',
  '/venue/noida-one',
  '/venue/noida-two',
  ...venueNames.map((name) => `/venues/${name.toLowerCase()}`),
];

/** The file that a path of the build is served from. */
export const pageFile = (path: string) => `${path === '/' ? 'index' : path.slice(1)}.html`;
