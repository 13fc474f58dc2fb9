import { type AskedFact, answeredBy, asksOf } from '../../domain/facts/ask-before-paying.ts';
import { showTold } from '../../domain/facts/describe-told.ts';
import { factTexts } from '../../domain/facts/fact-texts.ts';
import type { Known } from '../../domain/facts/facts.ts';
import { type AsTold, pageOf } from '../../domain/facts/told.ts';
import type { VenueFacts } from '../../domain/venue.ts';
import { m } from '../../i18n/compiled/messages.js';
import { showFact } from '../venues/policies/policy-rows.ts';

export type AskAnswer = ReturnType<typeof answerQuestions>[number];

/** What the questions read of a venue. */
export type AskedVenue = Known & Pick<VenueFacts, 'venueTypes'>;

function answerTo(id: AskedFact, venue: Known): string | undefined {
  const fact = answeredBy(venue, id);
  if (fact === 'rooms') return m.venues_no_rooms_here();
  return showFact(id, venue) ?? (fact && showFact(fact, venue));
}

/** All questions in their order, with the answers that follow from the venue's facts, and from what it told. */
export function answerQuestions(venue: AsTold<AskedVenue>) {
  const { told } = venue;
  return asksOf(venue).map((id) => {
    const { question, why } = factTexts[id];
    const page = answerTo(id, pageOf(venue));
    const fact = told && answeredBy(told.facts, id);
    const included = id === 'roomPrice' && told?.roomsIncluded ? m.format_included() : undefined;
    const said = fact ? (showTold(fact, told) ?? answerTo(id, venue)) : included;
    return {
      id,
      question: question(),
      /** What a late answer can cost. */
      why: why(),
      /** Undefined while it is unknown. */
      answer: said ?? page,
      isTold: said !== undefined,
      /** What our page says, where the hall told another answer. */
      page: said === undefined || said === page ? undefined : page,
    };
  });
}

/** The sheet as plain text for the clipboard, where WhatsApp prints *text* in bold. */
export function askSheetText(
  venue: string,
  answers: readonly { readonly question: string; readonly answer: string | undefined }[],
): string {
  const lines = answers.map(
    ({ question, answer }) => `• ${question}\n   ${answer ?? `*${m.venues_ask_not_known()}*`}`,
  );
  return [`*${m.venues_ask_sheet_title({ name: venue })}*`, ...lines].join('\n');
}
