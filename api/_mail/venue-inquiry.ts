import { site } from '../../src/content/site.ts';
import { whatsAppUrl } from '../../src/content/whatsapp-draft.ts';
import { type AskedFact, askBeforePaying } from '../../src/domain/facts/ask-before-paying.ts';
import { factTexts } from '../../src/domain/facts/fact-texts.ts';
import type { OpenQuestions } from '../../src/domain/open-questions.ts';
import { own, type Table } from './csv.ts';
import { toSingleLine } from './plain-text.ts';

/** What venues are to be asked, as the operator works with it. Every text is safe to display. */
export interface VenueInquiry {
  readonly title: string;
  /** In plain text. */
  readonly lines: readonly string[];
  readonly parts: readonly {
    readonly heading: string;
    /** Its first row is the head. */
    readonly table?: readonly (readonly string[])[];
    readonly items?: readonly string[];
  }[];
  readonly drafts: readonly Draft[];
  /** A table to fill in, and the first word of its name. */
  readonly csv: Table;
  readonly fileName: string;
}

export const draftsTitle = 'Ask the venues on WhatsApp';
export const draftsNote = 'Our form says that the venues learn neither the name nor the number.';

/** A WhatsApp message to a venue, whose receiver the operator chooses; without what identifies the family. */
export const draftTo = (venue: string, request: string) => ({
  venue,
  href: whatsAppUrl(`Namaste, this is ${site.name}. ${request}`),
});
type Draft = ReturnType<typeof draftTo>;

export function draftLines(drafts: readonly Draft[]): readonly string[] {
  if (drafts.length === 0) return [];
  return ['', draftsTitle, draftsNote, ...drafts.map(({ venue, href }) => `    ${venue}\n  ${href}`)];
}

/** A row in plain text: indented, and without "|" in names, so that one of the visitor's cannot imitate another row or cell. */
export const tableLine = (row: readonly string[]): string =>
  `    ${row.map((cell) => cell.replaceAll('|', '/')).join(' | ')}`;

/** As the operator asks it: the page has it in the visitor's language. */
const questionText = (fact: AskedFact): string => factTexts[fact].question({}, { locale: 'en' });

/** The open questions of venues, in the order of the sheet: as lists, because a table of twelve venues is wider than a phone. */
export function askQuestions(open: readonly OpenQuestions[]): VenueInquiry {
  const venues = open.map(({ venue, venueId = '', questions }) => ({
    venue: toSingleLine(venue, 80),
    venueId: toSingleLine(venueId, 60),
    facts: askBeforePaying.filter((fact) => questions.includes(fact)),
  }));
  const asked = askBeforePaying.filter((fact) => venues.some(({ facts }) => facts.includes(fact)));
  const title = 'Questions to the venues';
  return {
    title,
    lines: [
      title,
      tableLine(['Question', ...venues.map(({ venue }) => venue)]),
      ...asked.map((fact) =>
        tableLine([questionText(fact), ...venues.map(({ facts }) => (facts.includes(fact) ? '?' : '–'))]),
      ),
    ],
    parts: venues.map(({ venue, facts }) => ({ heading: venue, items: facts.map(questionText) })),
    drafts: venues.map(({ venue, facts }) => {
      const questions = facts.map((fact) => `- ${questionText(fact)}`).join('\n');
      return draftTo(venue, `A family asks about ${venue}:\n${questions}`);
    }),
    // A line for each question of each venue, so that one call fills in a block. `npm run new-venue -- --from` reads the ids.
    csv: [
      ['Venue', 'Question', 'Answer', 'Notes', 'Venue id', 'Fact'],
      ...venues.flatMap(({ venue, venueId, facts }) =>
        facts.map((fact) => [venue, questionText(fact), '', '', own(venueId), own(fact)]),
      ),
    ],
    fileName: 'questions',
  };
}
