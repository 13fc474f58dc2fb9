import * as m from '../../i18n/compiled/messages.js';
import { formatNumber, formatRupees } from '../format.ts';
import { factTexts } from './fact-texts.ts';
import { factIds } from './facts.ts';
import { formatFact } from './format-fact.ts';
import type { Told } from './told.ts';

/** What a hall told, a fact a line, in the order of the table: "Corkage: ₹500 a bottle (beer too)". */
export function describeToldFacts(told: Omit<Told, 'note' | 'day'>): readonly string[] {
  const line = (label: string, text: string) => `${label}: ${text}`;
  const facts = factIds.flatMap((id) => {
    const value = told.facts[id];
    if (value === undefined) return [];
    const text = formatFact(id, value as never);
    const note = told.notes?.[id];
    return line(factTexts[id].label(), note ? m.told_with_note({ text, note }) : text);
  });
  return [
    ...(told.sum ? [line(m.told_one_sum(), formatRupees(told.sum.rupees))] : []),
    ...facts,
    ...(told.roomsIncluded ? [line(factTexts.roomPrice.label(), m.format_included())] : []),
    ...(told.seats === undefined ? [] : [line(m.owners_hallSeats(), formatNumber(told.seats))]),
  ];
}
