import { writeDraft } from '../../content/whatsapp-draft.ts';
import type { EventDetails } from '../../domain/event-details.ts';
import { functionsAt } from '../../domain/event-details.ts';
import { describeFunction } from '../../domain/event-details-text.ts';
import { describeToldFacts } from '../../domain/facts/describe-told.ts';
import type { ComparedVenue } from '../../domain/venue-summary.ts';
import { m } from '../../i18n/compiled/messages.js';

/** Asks the hall to confirm what it told, in writing: what it told alone, with every fact. */
export function confirmText(venue: ComparedVenue, eventDetails: EventDetails | undefined): string {
  const here = eventDetails ? functionsAt(eventDetails, venue.id).map(describeFunction) : [];
  const event = here.length > 0 ? ['', here.join(' + ')] : [];
  return writeDraft({
    about: m.told_confirm_text({ name: venue.name }),
    list: [...event, '', ...(venue.told ? describeToldFacts(venue.told).map((text) => `• ${text}`) : [])],
  });
}
