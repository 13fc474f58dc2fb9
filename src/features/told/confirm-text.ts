import { writeDraft } from '../../content/whatsapp-draft.ts';
import type { EventDetails } from '../../domain/event-details.ts';
import { functionsAt } from '../../domain/event-details.ts';
import { describeFunction } from '../../domain/event-details-text.ts';
import { factTexts } from '../../domain/facts/fact-texts.ts';
import { type FactId, factIds } from '../../domain/facts/facts.ts';
import { formatRupees } from '../../domain/format.ts';
import type { ComparedVenue } from '../../domain/venue-summary.ts';
import { m } from '../../i18n/compiled/messages.js';
import { showTold } from './answer-questions.ts';

/** The facts that a hall told, a line each, in the order of the table. */
export function listTold({ told }: Pick<ComparedVenue, 'told'>): readonly string[] {
  if (!told) return [];
  const line = (label: string, text: string) => `• ${label}: ${text}`;
  return [
    ...(told.sum ? [line(m.told_one_sum(), formatRupees(told.sum.rupees))] : []),
    ...factIds.flatMap((id: FactId) => {
      const text = showTold(id, told);
      return text === undefined ? [] : [line(factTexts[id].label(), text)];
    }),
    ...(told.roomsIncluded ? [line(factTexts.roomPrice.label(), m.format_included())] : []),
    ...(told.seats === undefined ? [] : [line(m.owners_hallSeats(), String(told.seats))]),
  ];
}

/** Asks the hall to confirm what it told, in writing: what it told alone, with every fact. */
export function confirmText(venue: ComparedVenue, eventDetails: EventDetails | undefined): string {
  const here = eventDetails ? functionsAt(eventDetails, venue.id).map(describeFunction) : [];
  const event = here.length > 0 ? ['', here.join(' + ')] : [];
  return writeDraft({
    about: m.told_confirm_text({ name: venue.name }),
    list: [...event, '', ...listTold(venue)],
  });
}
