import { writeDraft } from '../../content/whatsapp-draft.ts';
import { type AskedFact, askBeforePaying } from '../../domain/facts/ask-before-paying.ts';
import { factTexts } from '../../domain/facts/fact-texts.ts';
import type { AsTold } from '../../domain/facts/told.ts';
import { maxQuestionedVenues, type OpenQuestions } from '../../domain/open-questions.ts';
import type { NamedVenue } from '../../domain/venue.ts';
import { m } from '../../i18n/compiled/messages.js';
import { type AskedVenue, answerQuestions, openQuestions } from './answer-questions.ts';

/** The open questions of one venue. */
export interface VenueQuestions {
  readonly id: string;
  readonly name: string;
  readonly questions: readonly string[];
}

export interface IdentifiedQuestions extends VenueQuestions {
  readonly ids: readonly AskedFact[];
}

/** What a lead carries: each venue with its open questions. */
export const toAsk = (open: readonly IdentifiedQuestions[]): readonly OpenQuestions[] =>
  open
    .slice(0, maxQuestionedVenues)
    .map(({ id, name, ids }) => ({ venue: name, venueId: id, questions: ids }));

/** The open questions of each venue that has any, in the order of the venues. */
export function listOpenQuestions(venues: readonly AsTold<AskedVenue & NamedVenue>[]): IdentifiedQuestions[] {
  return venues
    .map((venue) => {
      const answers = answerQuestions(venue);
      const ids = answers.filter(({ answer }) => answer === undefined).map(({ id }) => id);
      return { id: venue.id, name: venue.name, questions: openQuestions(answers), ids };
    })
    .filter(({ questions }) => questions.length > 0);
}

/** Plain text for the clipboard and WhatsApp, which prints *text* in bold: venue by venue. */
export function formatQuestions(open: readonly VenueQuestions[]): string {
  const blocks = open.map(({ name, questions }) =>
    [`*${name}*`, ...questions.map((question) => `• ${question}`)].join('\n'),
  );
  return writeDraft({ about: `*${m.venues_ask_title()}*`, list: blocks.flatMap((block) => ['', block]) });
}

interface QuestionGroup {
  /** The names of the venues. */
  readonly head: string;
  readonly questions: readonly string[];
}

/** First the questions that are open at every venue, then the others venue by venue. No group is empty. */
function groupQuestions(open: readonly VenueQuestions[]): QuestionGroup[] {
  const all: readonly string[] = askBeforePaying.map((id) => factTexts[id].question());
  const common = all.filter(
    (question) => open.length > 1 && open.every(({ questions }) => questions.includes(question)),
  );
  return [
    { head: open.map(({ name }) => name).join(', '), questions: common },
    ...open.map(({ name, questions }) => ({
      head: name,
      questions: questions.filter((question) => !common.includes(question)),
    })),
  ].filter(({ questions }) => questions.length > 0);
}

/** The most characters of a summary: the schema of a lead allows 1,200. */
const maxLength = 1150;

/** The grouped questions in one line, for a lead. Cut between questions to 1,150 characters, with the number left out. */
export function summarizeQuestions(open: readonly VenueQuestions[], eventDetails?: string): string {
  const groups = groupQuestions(open);
  const suffix = eventDetails ? ` (${eventDetails})` : '';
  let text: string = m.shortlist_about_questions();
  let left = groups.reduce((sum, { questions }) => sum + questions.length, 0);
  for (const { head, questions } of groups) {
    for (const [index, question] of questions.entries()) {
      const next = `${text}${index === 0 ? ` · ${head}:` : ''} ${question}`;
      if (next.length + suffix.length > maxLength) {
        return `${m.shortlist_about_more({ text, count: left })}${suffix}`;
      }
      text = next;
      left -= 1;
    }
  }
  return `${text}${suffix}`;
}
