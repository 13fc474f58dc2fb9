import { type AskedFact, askBeforePaying } from '../../src/domain/facts/ask-before-paying.ts';
import { factTexts } from '../../src/domain/facts/fact-texts.ts';
import type { OpenQuestions } from '../../src/domain/open-questions.ts';
import { own, toCsv } from './csv.ts';
import { toSingleLine } from './plain-text.ts';
import { draftTo, tableLine, type VenueInquiry } from './venue-inquiry.ts';

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
    drafts: venues.map(({ venue, facts }) =>
      draftTo(
        venue,
        `A family asks about ${venue}:\n${facts.map((fact) => `- ${questionText(fact)}`).join('\n')}`,
      ),
    ),
    // A line for each question of each venue, so that one call fills in a block. `npm run new-venue -- --from` reads the ids.
    csv: toCsv([
      ['Venue', 'Question', 'Answer', 'Notes', 'Venue id', 'Fact'],
      ...venues.flatMap(({ venue, venueId, facts }) =>
        facts.map((fact) => [venue, questionText(fact), '', '', own(venueId), own(fact)]),
      ),
    ]),
    fileName: 'questions',
  };
}
