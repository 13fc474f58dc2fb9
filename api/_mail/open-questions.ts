import { site } from '../../src/content/site.ts';
import { type OpenQuestions, type VenueQuestionId, venueQuestionIds } from '../../src/domain/question-ids.ts';
import { toCsv } from './csv.ts';
import type { VenueDraft } from './free-dates.ts';
import { toSingleLine } from './plain-text.ts';

/** The open questions of venues, as the operator works with them. Every text is safe to display. */
export interface QuestionTable {
  readonly venues: readonly string[];
  readonly rows: readonly QuestionRow[];
  /** For each venue a WhatsApp message to it, without what identifies the family. */
  readonly drafts: readonly VenueDraft[];
}

interface QuestionRow {
  readonly question: string;
  /** For each venue whether the question is open. */
  readonly isOpen: readonly boolean[];
}

/** As the operator asks them: the page has them in the visitor's language. */
const questionTexts: Readonly<Record<VenueQuestionId, string>> = {
  tax: 'Is F&B tax in the plate price or on top, and at which rate?',
  minimumPlates: 'Is there a minimum number of plates?',
  advance: 'How much is the advance to book?',
  cancellation: 'What is refunded on cancellation, and until when?',
  closing: 'When must the function end?',
  extraHour: 'What does an extra hour cost?',
  lateMusic: 'Is late music allowed, and until when?',
  outsideCaterer: 'May an outside caterer cook?',
  royalty: 'Is there a royalty on outside catering, and how much a plate?',
  outsideAlcohol: 'May the family bring its own alcohol?',
  corkage: 'Is there corkage?',
  outsideDecorator: 'May an outside decorator work?',
  decorationFrom: 'Where does decoration start, and with what in it?',
  roomPrice: 'What does a room cost a night, and until when can rooms be given back?',
  valet: 'Is valet parking in the price?',
  power: 'Is a generator in the price?',
};

export const questionsTitle = 'Questions to the venues';

/** Undefined without any. */
export function tabulateQuestions(open: readonly OpenQuestions[] = []): QuestionTable | undefined {
  if (open.length === 0) return undefined;
  const asked = venueQuestionIds.filter((id) => open.some(({ questions }) => questions.includes(id)));
  return {
    venues: open.map(({ venue }) => toSingleLine(venue, 80)),
    rows: asked.map((id) => ({
      question: questionTexts[id],
      isOpen: open.map(({ questions }) => questions.includes(id)),
    })),
    drafts: open.map(({ venue, questions }) => draftTo(toSingleLine(venue, 80), questions)),
  };
}

function draftTo(venue: string, questions: readonly VenueQuestionId[]): VenueDraft {
  const lines = venueQuestionIds.filter((id) => questions.includes(id)).map((id) => `- ${questionTexts[id]}`);
  const text = `Namaste, this is ${site.name}. A family asks about ${venue}:\n${lines.join('\n')}`;
  return { venue, href: `https://wa.me/?text=${encodeURIComponent(text)}` };
}

/** The questions without an answer, and those that are answered. */
const openText = (isOpen: boolean): string => (isOpen ? '?' : '–');

/** A line for each question; a name has no "|", so that it cannot imitate another cell. */
export function questionLines({ venues, rows }: QuestionTable): readonly string[] {
  return [
    questionsTitle,
    `    Question | ${venues.map((venue) => venue.replaceAll('|', '/')).join(' | ')}`,
    ...rows.map(({ question, isOpen }) => `    ${question} | ${isOpen.map(openText).join(' | ')}`),
  ];
}

/** A line for each open question of each venue, so that one call fills in a block. */
export function questionsCsv({ venues, rows }: QuestionTable): string {
  const lines = venues.flatMap((venue, index) =>
    rows.filter(({ isOpen }) => isOpen[index]).map(({ question }) => [venue, question, '', '']),
  );
  return toCsv([['Venue', 'Question', 'Answer', 'Notes'], ...lines]);
}
