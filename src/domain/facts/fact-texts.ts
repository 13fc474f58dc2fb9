import * as m from '../../i18n/compiled/messages.js';
import type { Label } from '../choices.ts';
import type { AskedFact } from './ask-before-paying.ts';
import type { FactId } from './facts.ts';

interface FactTexts {
  readonly label: Label;
  /** As families and the operator ask the venue. */
  readonly question: Label;
  /** Why a late answer costs money. */
  readonly why?: Label;
}

/** The texts of each fact; what is asked before paying has a reason, too. */
export const factTexts = {
  servesNonVeg: { label: m.facts_servesNonVeg, question: m.facts_ask_servesNonVeg },
  vegPlate: { label: m.facts_vegPlate, question: m.facts_ask_vegPlate },
  nonVegPlate: { label: m.facts_nonVegPlate, question: m.facts_ask_nonVegPlate },
  vegPackage: { label: m.facts_vegPackage, question: m.facts_ask_vegPackage },
  nonVegPackage: { label: m.facts_nonVegPackage, question: m.facts_ask_nonVegPackage },
  foodTax: { label: m.facts_foodTax, question: m.facts_ask_foodTax, why: m.facts_why_foodTax },
  minimumPlates: {
    label: m.facts_minimumPlates,
    question: m.facts_ask_minimumPlates,
    why: m.facts_why_minimumPlates,
  },
  decoration: { label: m.facts_decoration, question: m.facts_ask_decoration, why: m.facts_why_decoration },
  decorationIncludes: {
    label: m.facts_decorationIncludes,
    question: m.facts_ask_decorationIncludes,
    why: m.facts_why_decorationIncludes,
  },
  dj: { label: m.facts_dj, question: m.facts_ask_dj, why: m.facts_why_dj },
  generator: { label: m.facts_generator, question: m.facts_ask_generator, why: m.facts_why_generator },
  cleaning: { label: m.facts_cleaning, question: m.facts_ask_cleaning, why: m.facts_why_cleaning },
  royalty: { label: m.facts_royalty, question: m.facts_ask_royalty, why: m.facts_why_royalty },
  corkage: { label: m.facts_corkage, question: m.facts_ask_corkage, why: m.facts_why_corkage },
  extraHour: { label: m.facts_extraHour, question: m.facts_ask_extraHour, why: m.facts_why_extraHour },
  valet: { label: m.facts_valet, question: m.facts_ask_valet, why: m.facts_why_valet },
  advanceShare: {
    label: m.facts_advanceShare,
    question: m.facts_ask_advanceShare,
    why: m.facts_why_advanceShare,
  },
  advanceRupees: { label: m.facts_advanceRupees, question: m.facts_ask_advanceRupees },
  bookingAmount: { label: m.facts_bookingAmount, question: m.facts_ask_bookingAmount },
  advanceNote: { label: m.facts_advanceNote, question: m.facts_ask_advanceNote },
  deposit: { label: m.facts_deposit, question: m.facts_ask_deposit, why: m.facts_why_deposit },
  cancellable: { label: m.facts_cancellable, question: m.facts_ask_cancellable },
  refund: { label: m.facts_refund, question: m.facts_ask_refund, why: m.facts_why_refund },
  rooms: { label: m.facts_rooms, question: m.facts_ask_rooms },
  roomPrice: { label: m.facts_roomPrice, question: m.facts_ask_roomPrice, why: m.facts_why_roomPrice },
  changingRooms: { label: m.facts_changingRooms, question: m.facts_ask_changingRooms },
  airConditionedChangingRooms: {
    label: m.facts_airConditionedChangingRooms,
    question: m.facts_ask_airConditionedChangingRooms,
  },
  parking: { label: m.facts_parking, question: m.facts_ask_parking },
  hasValet: { label: m.facts_hasValet, question: m.facts_ask_hasValet },
  morningOpens: { label: m.facts_morningOpens, question: m.facts_ask_morningOpens },
  morningCloses: { label: m.facts_morningCloses, question: m.facts_ask_morningOpens },
  eveningOpens: { label: m.facts_eveningOpens, question: m.facts_ask_eveningOpens },
  eveningCloses: {
    label: m.facts_eveningCloses,
    question: m.facts_ask_eveningCloses,
    why: m.facts_why_eveningCloses,
  },
  longOpens: { label: m.facts_longOpens, question: m.facts_ask_longOpens },
  longCloses: { label: m.facts_longCloses, question: m.facts_ask_longOpens },
  foodByVenue: { label: m.facts_foodByVenue, question: m.facts_ask_foodByVenue },
  outsideCaterer: {
    label: m.facts_outsideCaterer,
    question: m.facts_ask_outsideCaterer,
    why: m.facts_why_outsideCaterer,
  },
  alcohol: { label: m.facts_alcohol, question: m.facts_ask_alcohol },
  outsideAlcohol: {
    label: m.facts_outsideAlcohol,
    question: m.facts_ask_outsideAlcohol,
    why: m.facts_why_outsideAlcohol,
  },
  takesCorkage: { label: m.facts_takesCorkage, question: m.facts_ask_takesCorkage },
  licenceByVenue: {
    label: m.facts_licenceByVenue,
    question: m.facts_ask_licenceByVenue,
    why: m.facts_why_licenceByVenue,
  },
  decorationByVenue: { label: m.facts_decorationByVenue, question: m.facts_ask_decorationByVenue },
  outsideDecorator: {
    label: m.facts_outsideDecorator,
    question: m.facts_ask_outsideDecorator,
    why: m.facts_why_outsideDecorator,
  },
  lateMusic: { label: m.facts_lateMusic, question: m.facts_ask_lateMusic, why: m.facts_why_lateMusic },
  musicUntil: { label: m.facts_musicUntil, question: m.facts_ask_musicUntil, why: m.facts_why_musicUntil },
  baraat: { label: m.facts_baraat, question: m.facts_ask_baraat },
  firecrackers: { label: m.facts_firecrackers, question: m.facts_ask_firecrackers },
  hawan: { label: m.facts_hawan, question: m.facts_ask_hawan },
  overnightWedding: { label: m.facts_overnightWedding, question: m.facts_ask_overnightWedding },
  airConditionedHalls: { label: m.facts_airConditionedHalls, question: m.facts_ask_airConditionedHalls },
  lift: { label: m.facts_lift, question: m.facts_ask_lift, why: m.facts_why_lift },
  stepFree: { label: m.facts_stepFree, question: m.facts_ask_stepFree, why: m.facts_why_stepFree },
  rainCover: { label: m.facts_rainCover, question: m.facts_ask_rainCover, why: m.facts_why_rainCover },
  jainKitchen: {
    label: m.facts_jainKitchen,
    question: m.facts_ask_jainKitchen,
    why: m.facts_why_jainKitchen,
  },
} as const satisfies Readonly<Record<FactId, FactTexts> & Record<AskedFact, { readonly why: Label }>>;
