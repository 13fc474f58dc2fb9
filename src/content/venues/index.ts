import { completeVenue } from '../../domain/complete-venue.ts';
import { toSlug } from '../../domain/slug.ts';
import type { Venue, VenueEntry } from '../../domain/venue.ts';
import { getLocale, type Locale } from '../../i18n/locale.ts';
import { cities } from '../cities.ts';
import { shownItems } from '../samples.ts';
import { foodTax, showSamples } from '../site.ts';
import { venue as basantvatika } from './basantvatika.ts';
import { venue as classicelegance } from './classicelegance.ts';
import { venue as edengardenlawn } from './edengardenlawn.ts';
import { venue as goldengalaxyresort } from './goldengalaxyresort.ts';
import { venue as hotelgrandhighway } from './hotelgrandhighway.ts';
import { venue as hotelhowdy } from './hotelhowdy.ts';
import { venue as hotelrajmahal } from './hotelrajmahal.ts';
import { venue as hotelrajmandir } from './hotelrajmandir.ts';
import { venue as hotelsewagrand } from './hotelsewagrand.ts';
import { venue as karamvirgarden } from './karamvirgarden.ts';
import { venue as khatirgrandbanquet } from './khatirgrandbanquet.ts';
import { venue as lagoonaemerald } from './lagoonaemerald.ts';
import { venue as milanvatika } from './milanvatika.ts';
import { venue as noidaOne } from './noida-one.ts';
import { venue as noidaTwo } from './noida-two.ts';
import { venue as pushpvatika } from './pushpvatika.ts';
import { venue as queenlawnandbanquet } from './queenlawnandbanquet.ts';
import { venue as radhakrishnagarden } from './radhakrishnagarden.ts';
import { venue as royalimperio } from './royalimperio.ts';
import { venue as royalmountain } from './royalmountain.ts';
import { venue as sajanvatika } from './sajanvatika.ts';
import { venue as samargrand } from './samargrand.ts';
import { venue as sarovarportico } from './sarovarportico.ts';
import { venue as sevendayzvatika } from './sevendayzvatika.ts';
import { venue as vrindavangrand } from './vrindavangrand.ts';

/** Faridabad in the order of the landing page, then Pushp Vatika, South Delhi and the Noida samples. */
const allEntries: readonly VenueEntry[] = [
  hotelgrandhighway,
  queenlawnandbanquet,
  sevendayzvatika,
  hotelrajmahal,
  edengardenlawn,
  goldengalaxyresort,
  milanvatika,
  samargrand,
  sarovarportico,
  royalimperio,
  karamvirgarden,
  vrindavangrand,
  radhakrishnagarden,
  hotelhowdy,
  royalmountain,
  sajanvatika,
  khatirgrandbanquet,
  classicelegance,
  hotelsewagrand,
  hotelrajmandir,
  basantvatika,
  pushpvatika,
  lagoonaemerald,
  noidaOne,
  noidaTwo,
];

const isHidden = ({ hidden, source }: VenueEntry) => hidden || (source === 'sample' && !showSamples);

/** The venues that are shown, with the reviews that are. */
export const venueEntries: readonly VenueEntry[] = allEntries
  .filter((entry) => !isHidden(entry))
  .map((entry) => ({ ...entry, reviews: shownItems(entry.reviews) }));

/** Venues whose addresses answer with the not-found page and similar venues. */
export const hiddenEntries: readonly VenueEntry[] = allEntries.filter(isHidden);

const localities = [
  ...new Set(
    [
      ...cities.flatMap((city) => city.localities ?? []),
      ...venueEntries.flatMap(({ locality }) => locality ?? []),
    ].map(({ en }) => toSlug(en)),
  ),
];

const loaded = new Map<Locale, readonly Venue[]>();

/** Every venue in the current language. Only build-time page data and tests import this: client code would include all venues. */
export function loadVenues(): readonly Venue[] {
  const locale = getLocale();
  const venues =
    loaded.get(locale) ?? venueEntries.map((entry) => completeVenue(entry, { foodTax, localities }));
  loaded.set(locale, venues);
  return venues;
}
