import { venueQuestions } from '../../../content/questions.ts';
import {
  formatClosing,
  formatPrice,
  formatRupees,
  formatShare,
  formatYesNo,
} from '../../../domain/format.ts';
import type { VenueQuestionId } from '../../../domain/question-ids.ts';
import { m } from '../../../i18n/compiled/messages.js';
import { formatAdvance, type PolicyVenue } from '../policies/policy-groups.ts';

export interface AskAnswer {
  readonly id: VenueQuestionId;
  readonly question: string;
  /** What a late answer can cost. */
  readonly why?: string;
  /** Omitted while it is unknown. */
  readonly answer?: string;
}

type Answer = (venue: PolicyVenue) => string | undefined;

/** For questions that the facts of a venue do not cover. */
const unknown: Answer = () => undefined;

const answers: Record<VenueQuestionId, Answer> = {
  tax: (venue) => formatShare(venue.foodTax),
  minimumPlates: unknown,
  advance: (venue) => formatAdvance(venue.advance),
  cancellation: ({ cancellable }) =>
    // The question is about the refund, which "cancellable" does not answer.
    cancellable === false ? m.venues_non_cancellable() : undefined,
  closing: ({ slots }) => {
    const ends = slots.map((slot) => slot.closes).filter((end) => end !== undefined);
    return ends.length > 0 ? formatClosing(Math.max(...ends)) : undefined;
  },
  extraHour: unknown,
  lateMusic: (venue) => formatYesNo(venue.otherPolicies?.lateMusic),
  outsideCaterer: (venue) => formatYesNo(venue.food?.outsideCaterer),
  royalty: ({ food }) =>
    food?.cateringRoyalty === undefined
      ? undefined
      : m.venues_per_plate({ price: formatRupees(food.cateringRoyalty) }),
  outsideAlcohol: (venue) => formatYesNo(venue.alcohol?.outside),
  corkage: (venue) => formatYesNo(venue.alcohol?.corkage),
  outsideDecorator: (venue) => formatYesNo(venue.decoration?.outside),
  decorationFrom: ({ decoration }) =>
    decoration?.from === undefined ? undefined : formatRupees(decoration.from),
  roomPrice: ({ rooms }) => {
    if (rooms?.count === 0) return m.venues_no_rooms_here();
    return rooms?.price === undefined ? undefined : formatPrice(rooms.price);
  },
  valet: unknown,
  power: unknown,
};

/** All questions in their order, with the answers that follow from the venue's facts. */
export function answerQuestions(venue: PolicyVenue): AskAnswer[] {
  return venueQuestions.map(({ id, question, why }) => {
    const answer = answers[id](venue);
    return { id, question: question(), why: why(), ...(answer === undefined ? {} : { answer }) };
  });
}

/** The questions without an answer. */
export function openQuestions(answers: readonly AskAnswer[]): string[] {
  return answers.filter(({ answer }) => answer === undefined).map(({ question }) => question);
}

/** The sheet as plain text for the clipboard and WhatsApp, which prints *text* in bold. */
export function askSheetText(venue: string, answers: readonly AskAnswer[]): string {
  const lines = answers.map(
    ({ question, answer }) => `• ${question}\n   ${answer ?? `*${m.venues_ask_not_known()}*`}`,
  );
  return [`*${m.venues_ask_sheet_title({ name: venue })}*`, ...lines].join('\n');
}
