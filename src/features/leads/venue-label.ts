import { m } from '../../i18n/compiled/messages.js';
import { anyVenue } from './lead-schema.ts';

/** The venue of a lead as the visitor reads it. */
export const venueLabel = (venue: string): string => (venue === anyVenue ? m.leads_any_venue() : venue);
