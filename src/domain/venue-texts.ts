import { cityIds, venueTypes } from './choices.ts';
import type { Asked } from './facts/fact-kinds.ts';

/** Characters of the line on a card. */
export const cardLineLength = 119;

/** What is asked about a venue beside its facts: by `npm run new-venue`, and some of it by the form for owners. */
export const venueTexts = {
  name: { kind: 'text', maxLength: 80, script: 'latin', required: true },
  nameHi: { kind: 'text', maxLength: 80, script: 'devanagari', required: true },
  city: { kind: 'choice', choices: cityIds, required: true },
  locality: { kind: 'text', maxLength: 60, script: 'latin' },
  localityHi: { kind: 'text', maxLength: 60, script: 'devanagari' },
  address: { kind: 'text', maxLength: 200 },
  types: { kind: 'choices', choices: venueTypes },
  managed: { kind: 'yes-no', required: true },
  /** What families ask the owner most, and the answers. */
  familyQuestions: { kind: 'paragraph', maxLength: 2_000 },
  line: { kind: 'text', maxLength: cardLineLength, script: 'latin' },
  lineHi: { kind: 'text', maxLength: cardLineLength, script: 'devanagari' },
} as const satisfies Readonly<Record<string, Asked>>;
