import { venueQuestions } from '../../../content/questions.ts';
import type { VenueSummary } from '../../../content/types.ts';
import { answerQuestions } from '../../venues/questions/answer-questions.ts';
import { openQuestions } from '../../venues/questions/ask-sheet-text.ts';

/** What nobody has told of one venue. */
export interface VenueQuestions {
  readonly id: string;
  readonly name: string;
  readonly questions: readonly string[];
}

/** The open questions of each venue that has any, in the venues' order. */
export function questionsOf(venues: readonly VenueSummary[]): VenueQuestions[] {
  return venues
    .map((venue) => ({ id: venue.id, name: venue.name, questions: openQuestions(answerQuestions(venue)) }))
    .filter(({ questions }) => questions.length > 0);
}

/** The sheet as plain text, for the clipboard and for WhatsApp (whose *stars* are bold): venue by venue. */
export function questionsText(open: readonly VenueQuestions[]): string {
  const blocks = open.map(({ name, questions }) =>
    [`*${name}*`, ...questions.map((question) => `• ${question}`)].join('\n'),
  );
  return ['*Ask before you pay*', ...blocks].join('\n\n');
}

/** Questions, and the name or names of the venues at which they are open. */
export interface QuestionPart {
  readonly head: string;
  /** At how many venues. */
  readonly venues: number;
  readonly questions: readonly string[];
}

/** Questions open at every venue once, then what is open at one or some of them, venue by venue; no part is empty. */
export function questionParts(open: readonly VenueQuestions[]): QuestionPart[] {
  const asked: readonly string[] = venueQuestions.map(({ question }) => question);
  const everywhere = asked.filter(
    (one) => open.length > 1 && open.every(({ questions }) => questions.includes(one)),
  );
  return [
    { head: open.map(({ name }) => name).join(', '), venues: open.length, questions: everywhere },
    ...open.map(({ name, questions }) => ({
      head: name,
      venues: 1,
      questions: questions.filter((one) => !everywhere.includes(one)),
    })),
  ].filter(({ questions }) => questions.length > 0);
}

/** What a lead may carry about its matter, less than the 1,200 characters of its schema. */
const longest = 1150;

/**
 * The same as the matter of one lead: questions open at every venue once, then each venue's own; whole questions only,
 * and where they do not all fit, how many are left out.
 */
export function questionsMatter(open: readonly VenueQuestions[], eventDetails?: string): string {
  const parts = questionParts(open);
  const tail = eventDetails ? ` (${eventDetails})` : '';
  let text = 'Open questions';
  let left = parts.reduce((sum, { questions }) => sum + questions.length, 0);
  for (const { head, questions } of parts) {
    for (const [index, question] of questions.entries()) {
      const next = `${text}${index === 0 ? ` · ${head}:` : ''} ${question}`;
      if (next.length + tail.length > longest) return `${text} · and ${left} more${tail}`;
      text = next;
      left -= 1;
    }
  }
  return `${text}${tail}`;
}
