import { site } from '../../src/content/site.ts';
import { type AskedFact, askBeforePaying } from '../../src/domain/facts/ask-before-paying.ts';
import { factTexts } from '../../src/domain/facts/fact-texts.ts';
import type { OpenQuestions } from '../../src/domain/open-questions.ts';
import { own, toCsv } from './csv.ts';
import type { VenueDraft } from './free-dates.ts';
import { toSingleLine } from './plain-text.ts';

/** The open questions of venues, as the operator works with them. Every text is safe to display. */
export interface QuestionTable {
  readonly venues: readonly string[];
  /** Their ids on the site, empty where a lead has none. */
  readonly ids: readonly string[];
  readonly rows: readonly QuestionRow[];
  /** For each venue a WhatsApp message to it, without what identifies the family. */
  readonly drafts: readonly VenueDraft[];
}

interface QuestionRow {
  readonly fact: AskedFact;
  readonly question: string;
  /** For each venue whether the question is open. */
  readonly isOpen: readonly boolean[];
}

/** As the operator asks them: the page has them in the visitor's language. */
const questionText = (fact: AskedFact): string => factTexts[fact].question({}, { locale: 'en' });

export const questionsTitle = 'Questions to the venues';

/** Undefined without any. */
export function tabulateQuestions(open: readonly OpenQuestions[] = []): QuestionTable | undefined {
  if (open.length === 0) return undefined;
  const asked = askBeforePaying.filter((id) => open.some(({ questions }) => questions.includes(id)));
  return {
    venues: open.map(({ venue }) => toSingleLine(venue, 80)),
    ids: open.map(({ venueId = '' }) => toSingleLine(venueId, 60)),
    rows: asked.map((id) => ({
      fact: id,
      question: questionText(id),
      isOpen: open.map(({ questions }) => questions.includes(id)),
    })),
    drafts: open.map(({ venue, questions }) => draftTo(toSingleLine(venue, 80), questions)),
  };
}

function draftTo(venue: string, questions: readonly AskedFact[]): VenueDraft {
  const lines = askBeforePaying.filter((id) => questions.includes(id)).map((id) => `- ${questionText(id)}`);
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

/**
 * A line for each open question of each venue, so that one call fills in a block. `npm run new-venue -- --from` reads the answers by
 * the ids of venue and fact.
 */
export function questionsCsv({ venues, ids, rows }: QuestionTable): string {
  const lines = venues.flatMap((venue, index) =>
    rows
      .filter(({ isOpen }) => isOpen[index])
      .map(({ fact, question }) => [venue, question, '', '', own(ids[index] ?? ''), own(fact)]),
  );
  return toCsv([['Venue', 'Question', 'Answer', 'Notes', 'Venue id', 'Fact'], ...lines]);
}
