import * as m from '../i18n/compiled/messages.js';
import type { Label } from './choices.ts';
import { factTexts } from './facts/fact-texts.ts';
import { isFactId } from './facts/facts.ts';
import type { OwnerQuestion } from './owner-answers.ts';

const texts = {
  locality: m.owners_locality,
  address: m.owners_address,
  types: m.owners_types,
  familyQuestions: m.owners_familyQuestions,
  hallName: m.owners_hallName,
  hallSeats: m.owners_hallSeats,
  hallFloating: m.owners_hallFloating,
} as const satisfies Readonly<Record<string, Label>>;

/** What an owner is asked, as the label of a field. */
export const ownerLabel = (question: OwnerQuestion): Label =>
  isFactId(question) ? factTexts[question].label : texts[question];
