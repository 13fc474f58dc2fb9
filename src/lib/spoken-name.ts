import type { VenueFacts } from '../content/types.ts';

/** The venue's name for screen readers within a sentence: on Hindi pages its Devanagari spelling, if it has one. */
export const spokenName = ({ name, nameHi }: Pick<VenueFacts, 'name' | 'nameHi'>): string => nameHi ?? name;
