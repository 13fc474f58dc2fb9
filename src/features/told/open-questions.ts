import { writeDraft } from '../../content/whatsapp-draft.ts';
import { describeEventDetails } from '../../domain/event-details-text.ts';
import { type AskedFact, askBeforePaying } from '../../domain/facts/ask-before-paying.ts';
import { factTexts } from '../../domain/facts/fact-texts.ts';
import type { AsTold } from '../../domain/facts/told.ts';
import { maxQuestionedVenues } from '../../domain/open-questions.ts';
import type { ShownTotals } from '../../domain/shown-total.ts';
import type { NamedVenue } from '../../domain/venue.ts';
import { m } from '../../i18n/compiled/messages.js';
import { getEventDetails } from '../../visitor/event-details-store.ts';
import { openCallBackDialog } from '../../visitor/lead-store.ts';
import { type AskedVenue, answerQuestions } from './answer-questions.ts';

/** The facts of a venue whose question is open. */
export interface VenueQuestions extends NamedVenue {
  readonly ids: readonly AskedFact[];
}

/** The open questions of each venue that has any, in the order of the venues. */
export function listOpenQuestions(venues: readonly AsTold<AskedVenue & NamedVenue>[]): VenueQuestions[] {
  return venues
    .map((venue) => {
      const open = answerQuestions(venue).filter(({ answer }) => answer === undefined);
      return { id: venue.id, name: venue.name, ids: open.map(({ id }) => id) };
    })
    .filter(({ ids }) => ids.length > 0);
}

/** Opens the form by which we ask the venues. `control` names the button to the operator. */
export function askThroughUs(open: readonly VenueQuestions[], control: string, totals?: ShownTotals): void {
  const eventDetails = getEventDetails();
  openCallBackDialog({
    control,
    about: summarizeQuestions(open, eventDetails && describeEventDetails(eventDetails)),
    totals,
    questions: open
      .slice(0, maxQuestionedVenues)
      .map(({ id, name, ids }) => ({ venue: name, venueId: id, questions: ids })),
  });
}

/** Plain text for the clipboard and WhatsApp, which prints *text* in bold: venue by venue. */
export function formatQuestions(open: readonly VenueQuestions[]): string {
  const blocks = open.map(({ name, ids }) =>
    [`*${name}*`, ...ids.map((id) => `• ${factTexts[id].question()}`)].join('\n'),
  );
  return writeDraft({ about: `*${m.venues_ask_title()}*`, list: blocks.flatMap((block) => ['', block]) });
}

/** The most characters of a summary: the schema of a lead allows 1,200. */
const maxLength = 1150;

/**
 * The questions in one line, for a lead: first those that are open at every venue, then the others venue by venue. Cut between questions
 * to 1,150 characters, with the number left out.
 */
export function summarizeQuestions(open: readonly VenueQuestions[], eventDetails?: string): string {
  const common = askBeforePaying.filter((id) => open.length > 1 && open.every(({ ids }) => ids.includes(id)));
  const groups = [
    { name: open.map(({ name }) => name).join(', '), ids: common },
    ...open.map(({ name, ids }) => ({ name, ids: ids.filter((id) => !common.includes(id)) })),
  ];
  const parts = groups.flatMap(({ name, ids }) =>
    ids.map((id, index) => `${index === 0 ? ` · ${name}:` : ''} ${factTexts[id].question()}`),
  );
  const suffix = eventDetails ? ` (${eventDetails})` : '';
  let text: string = m.shortlist_about_questions();
  for (const [index, part] of parts.entries()) {
    if (`${text}${part}${suffix}`.length > maxLength)
      return `${m.shortlist_about_more({ text, count: parts.length - index })}${suffix}`;
    text += part;
  }
  return `${text}${suffix}`;
}
