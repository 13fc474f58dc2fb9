import { anyVenue } from '../../domain/lead-limits.ts';
import { m } from '../../i18n/compiled/messages.js';

/** The venue of a lead, as a text of its own. */
export const venueLabel = (venue: string): string => (venue === anyVenue ? m.leads_any_venue() : venue);

/** The venue of a lead within a sentence. */
export const venueInSentence = (venue: string): string =>
  venue === anyVenue ? m.leads_any_venue_inline() : venue;
