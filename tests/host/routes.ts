import { specifiedVenues } from '../../scripts/content/specified-venues.ts';
import { cities } from '../../src/content/cities.ts';
import { venueEntries } from '../../src/content/venues/index.ts';
import { pagePaths } from '../../src/lib/paths.ts';

/** The paths of the specification, and not those that the sources derive. */
const isListed = (name: string) => venueEntries.some(({ id }) => id === name.toLowerCase());
const specifiedCities = ['faridabad', 'noida', 'southdelhi', 'gurgaon'];
const ofCity = (city: string) => [`/${city}`, `/${city}/banquet-halls`, `/${city}/vendors`];
const withPage = specifiedVenues.filter(({ id = '', ...facts }) => {
  return facts['further facts'] !== 'no page' && isListed(id);
});

/** Venue ids as in the specification's route table. */
export const venueNames = withPage.map(({ id = '' }) => id.charAt(0).toUpperCase() + id.slice(1));

/** Venue ids as in the specification's landing page links. */
export const landingLinks = withPage
  .filter(({ city }) => city === 'faridabad')
  .map(({ id = '' }) => (id === 'goldengalaxyresort' ? 'goldengalaxylawsandresort' : id));

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
