import { type VenueQuestionId, venueQuestions } from '../../../content/questions.ts';
import type { VenueFacts } from '../../../content/types.ts';
import { formatClosing, formatPrice, formatRupees, formatShare } from '../../../lib/format.ts';
import { formatAdvance } from '../policies/policy-groups.ts';
import type { AskAnswer } from './ask-sheet-text.ts';

type Answer = (venue: VenueFacts) => string | undefined;

const yesNo = (holds: boolean | undefined) => (holds === undefined ? undefined : holds ? 'Yes' : 'No');

/** No venue has told these yet; they are asked of each. */
const untold: Answer = () => undefined;

const answers: Record<VenueQuestionId, Answer> = {
  tax: (venue) => formatShare(venue.foodTax),
  minimumPlates: untold,
  advance: (venue) => formatAdvance(venue.advance),
  cancellation: ({ cancellable }) =>
    // That it can be cancelled does not tell what is returned.
    cancellable === false ? 'Non-cancellable' : undefined,
  closing: ({ slots }) => {
    const ends = slots.map((slot) => slot.closes).filter((end) => end !== undefined);
    return ends.length > 0 ? formatClosing(Math.max(...ends)) : undefined;
  },
  extraHour: untold,
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
  valet: untold,
  power: untold,
};

/** The sheet of a venue: each question in its order, with what the facts answer. */
export function answerQuestions(venue: VenueFacts): (AskAnswer & { readonly id: VenueQuestionId })[] {
  return venueQuestions.map(({ id, question, why }) => {
    const answer = answers[id](venue);
    return answer === undefined ? { id, question, why } : { id, question, why, answer };
  });
}
