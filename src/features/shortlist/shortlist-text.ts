import type { Draft } from '../../content/whatsapp-draft.ts';
import { m } from '../../i18n/compiled/messages.js';

export interface SharedVenue {
  readonly name: string;
  readonly place: string;
  /** The total as a text with its currency; omitted while it is unknown, empty where the family holds no function. */
  readonly total?: string | undefined;
}

interface ShortlistMessage {
  readonly venues: readonly SharedVenue[];
  /** The event details as a text; omitted while they are unknown. */
  readonly eventDetails?: string;
  /** The absolute URL of the list. */
  readonly link: string;
}

/** The shortlist as a message: numbered venues, and totals where the event details are known. */
export function shortlistDraft({ venues, eventDetails, link }: ShortlistMessage): Draft {
  const list = venues.map(({ name, place, total }, index) => {
    const venue = { number: index + 1, name, place };
    if (!eventDetails || total === '') return m.shortlist_message_venue(venue);
    return total ? m.shortlist_message_total({ ...venue, total }) : m.shortlist_message_no_total(venue);
  });
  const about = eventDetails ? m.shortlist_message_event({ event: eventDetails }) : m.shortlist_message();
  return { about, list, link };
}

const maxLength = 200;

/** The names, cut between them to 200 characters, and the event details in one line for a lead. */
export function summarizeVenues(names: readonly string[], eventDetails?: string): string {
  const summary = (included: number) => {
    const text = names.slice(0, included).join(', ');
    const count = names.length - included;
    return count > 0 ? m.shortlist_and_more({ names: text, count }) : text;
  };
  let included = 0;
  while (included < names.length && summary(included + 1).length <= maxLength) included += 1;
  return eventDetails ? `${summary(included)} (${eventDetails})` : summary(included);
}
