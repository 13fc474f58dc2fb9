import { foodTax } from '../../content/site.ts';
import { hiddenEntries, loadVenues } from '../../content/venues/index.ts';
import { completeVenue } from '../../domain/complete-venue.ts';
import { chooseSimilar } from '../../features/listing/choose-similar.ts';
import { m } from '../../i18n/compiled/messages.js';
import { baseLocale, getLocale, languageTags, localPath } from '../../i18n/locale.ts';
import { paths } from '../../lib/paths.ts';
import { notFoundPath, type PageEntry } from '../page-entry.ts';

interface PageLink {
  readonly label: string;
  readonly path: string;
}

/** The host serves one 404.html, and only the browser knows which URL it is for. */
export interface NotFoundData {
  /** The page in the other language; absent on the Hindi one. */
  readonly other?: {
    readonly lang: string;
    readonly heading: string;
    readonly text: string;
    readonly home: PageLink;
  };
  /** The venues that are offered in place of each hidden one, by its id. */
  readonly similar: Readonly<Record<string, readonly PageLink[]>>;
}

export const pages: readonly PageEntry<NotFoundData>[] = [
  {
    path: notFoundPath,
    isStandIn: true,
    title: m.not_found_title,
    description: m.not_found_description,
    load: loadNotFound,
  },
];

function loadNotFound(): NotFoundData {
  const similar = hiddenEntries.map((entry) => {
    const venues = chooseSimilar(completeVenue(entry, { foodTax }), loadVenues());
    return [entry.id, venues.map((venue) => ({ label: venue.name, path: paths.venue(venue) }))];
  });
  return {
    ...(getLocale() === baseLocale ? { other: inHindi() } : {}),
    similar: Object.fromEntries(similar),
  };
}

function inHindi() {
  const locale = 'hi';
  return {
    lang: languageTags[locale],
    heading: m.not_found_heading({}, { locale }),
    text: m.not_found_text({}, { locale }),
    home: { label: m.not_found_home({}, { locale }), path: localPath(paths.home(), locale) },
  };
}
