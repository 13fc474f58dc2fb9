import type { VenueQuestionId } from '../domain/question-ids.ts';
import { m } from '../i18n/compiled/messages.js';

interface Question {
  readonly id: VenueQuestionId;
  readonly question: () => string;
  /** Why a late answer costs money. */
  readonly why: () => string;
}

/** "Ask before you pay": the questions whose answers cost money later. */
export const venueQuestions = [
  { id: 'tax', question: m.venues_question_tax, why: m.venues_why_tax },
  { id: 'minimumPlates', question: m.venues_question_minimum_plates, why: m.venues_why_minimum_plates },
  { id: 'advance', question: m.venues_question_advance, why: m.venues_why_advance },
  { id: 'cancellation', question: m.venues_question_cancellation, why: m.venues_why_cancellation },
  { id: 'closing', question: m.venues_question_closing, why: m.venues_why_closing },
  { id: 'extraHour', question: m.venues_question_extra_hour, why: m.venues_why_extra_hour },
  { id: 'lateMusic', question: m.venues_question_late_music, why: m.venues_why_late_music },
  { id: 'outsideCaterer', question: m.venues_question_outside_caterer, why: m.venues_why_outside_caterer },
  { id: 'royalty', question: m.venues_question_royalty, why: m.venues_why_royalty },
  { id: 'outsideAlcohol', question: m.venues_question_outside_alcohol, why: m.venues_why_outside_alcohol },
  { id: 'corkage', question: m.venues_question_corkage, why: m.venues_why_corkage },
  {
    id: 'outsideDecorator',
    question: m.venues_question_outside_decorator,
    why: m.venues_why_outside_decorator,
  },
  { id: 'decorationFrom', question: m.venues_question_decoration_from, why: m.venues_why_decoration_from },
  { id: 'roomPrice', question: m.venues_question_room_price, why: m.venues_why_room_price },
  { id: 'valet', question: m.venues_question_valet, why: m.venues_why_valet },
  { id: 'power', question: m.venues_question_power, why: m.venues_why_power },
] as const satisfies readonly Question[];
