import { formatNumber } from '../../../domain/format.ts';
import type { OwnerGroup, OwnerQuestion } from '../../../domain/owner-answers.ts';
import type { AnswerProblem, VenueQuestion } from '../../../domain/venue-questions.ts';
import { m } from '../../../i18n/compiled/messages.js';

export const groupTitles: Readonly<Record<OwnerGroup, () => string>> = {
  place: m.owners_group_place,
  halls: m.owners_group_halls,
  prices: m.owners_group_prices,
  stay: m.owners_group_stay,
  timings: m.owners_group_timings,
  policies: m.owners_group_policies,
  families: m.owners_group_families,
};

export const questionLabels: Readonly<Record<OwnerQuestion, () => string>> = {
  locality: m.owners_locality,
  address: m.owners_address,
  hallName: m.owners_hallName,
  hallSeats: m.owners_hallSeats,
  hallFloating: m.owners_hallFloating,
  servesNonVeg: m.owners_servesNonVeg,
  vegPlate: m.owners_vegPlate,
  nonVegPlate: m.owners_nonVegPlate,
  vegPackage: m.owners_vegPackage,
  nonVegPackage: m.owners_nonVegPackage,
  foodTax: m.owners_foodTax,
  advance: m.owners_advance,
  rooms: m.owners_rooms,
  roomPrice: m.owners_roomPrice,
  parking: m.owners_parking,
  morningOpens: m.owners_morningOpens,
  morningCloses: m.owners_morningCloses,
  eveningOpens: m.owners_eveningOpens,
  eveningCloses: m.owners_eveningCloses,
  outsideCaterer: m.owners_outsideCaterer,
  outsideDecoration: m.owners_outsideDecoration,
  alcohol: m.owners_alcohol,
  outsideAlcohol: m.owners_outsideAlcohol,
  lateMusic: m.owners_lateMusic,
  baraat: m.owners_baraat,
  firecrackers: m.owners_firecrackers,
  hawan: m.owners_hawan,
  overnightWedding: m.owners_overnightWedding,
  cancellable: m.owners_cancellable,
  familyQuestions: m.owners_familyQuestions,
};

/** What is wrong with an answer, and what to write. */
export function problemText(problem: AnswerProblem, question: VenueQuestion | undefined): string {
  switch (problem) {
    case 'not-a-number':
      return m.owners_problem_number();
    case 'too-low':
      return m.owners_problem_low({ min: formatNumber(question?.min ?? 0) });
    case 'too-high':
      return m.owners_problem_high({ max: formatNumber(question?.max ?? 0) });
    case 'not-a-time':
      return m.owners_problem_time();
    case 'line-break':
      return m.owners_problem_line();
    case 'too-long':
      return m.owners_problem_long({ max: question?.maxLength ?? 0 });
    case 'not-latin':
      return m.owners_problem_latin();
    default:
      return m.owners_problem_other();
  }
}
