import { type VenueQuestionId, venueQuestions } from '../../../content/questions.ts';
import type { VenueFacts } from '../../../content/types.ts';
import { formatClosing, formatPrice, formatRupees, formatShare } from '../../../lib/format.ts';
import { formatAdvance } from '../policies/policy-groups.ts';
import type { AskAnswer } from './ask-sheet-text.ts';

type Answer = (venue: VenueFacts) => string | undefined;

const yesNo = (holds: boolean | undefined) => (holds === undefined ? undefined : holds ? 'Yes' : 'No');

/** For questions that the facts of a venue do not cover. */
const unknown: Answer = () => undefined;

const answers: Record<VenueQuestionId, Answer> = {
  tax: (venue) => formatShare(venue.foodTax),
  minimumPlates: unknown,
  advance: (venue) => formatAdvance(venue.advance),
  cancellation: ({ cancellable }) =>
    // The question is about the refund, which "cancellable" does not answer.
    cancellable === false ? 'Non-cancellable' : undefined,
  closing: ({ slots }) => {
    const ends = slots.map((slot) => slot.closes).filter((end) => end !== undefined);
    return ends.length > 0 ? formatClosing(Math.max(...ends)) : undefined;
  },
  extraHour: unknown,
  lateMusic: (venue) => yesNo(venue.otherPolicies?.lateMusic),
  outsideCaterer: (venue) => yesNo(venue.food?.outsideCaterer),
  royalty: ({ food }) =>
    food?.cateringRoyalty === undefined ? undefined : `${formatRupees(food.cateringRoyalty)} per plate`,
  outsideAlcohol: (venue) => yesNo(venue.alcohol?.outside),
  corkage: (venue) => yesNo(venue.alcohol?.corkage),
  outsideDecorator: (venue) => yesNo(venue.decoration?.outside),
  decorationFrom: ({ decoration }) =>
    decoration?.from === undefined ? undefined : formatRupees(decoration.from),
  roomPrice: ({ rooms }) => {
    if (rooms?.count === 0) return 'No rooms here';
    return rooms?.price === undefined ? undefined : formatPrice(rooms.price);
  },
  valet: unknown,
  power: unknown,
};

/** All questions in their order, with the answers that follow from the venue's facts. */
export function answerQuestions(venue: VenueFacts): AskAnswer[] {
  return venueQuestions.map(({ id, question, why }) => {
    const answer = answers[id](venue);
    return { id, question, why, ...(answer === undefined ? {} : { answer }) };
  });
}
