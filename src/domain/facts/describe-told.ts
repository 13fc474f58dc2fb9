import * as m from '../../i18n/compiled/messages.js';
import { formatNumber, formatRupees } from '../format.ts';
import { factTexts } from './fact-texts.ts';
import { type FactId, factIds } from './facts.ts';
import { formatFact } from './format-fact.ts';
import type { Told } from './told.ts';

/** A fact as the family was told it, with its words beside it; undefined where the hall did not say it. */
export function showTold(id: FactId, { facts, notes }: Pick<Told, 'facts' | 'notes'>): string | undefined {
  const value = facts[id];
  if (value === undefined) return undefined;
  const text = formatFact(id, value as never);
  const note = notes?.[id];
  return note ? m.told_with_note({ text, note }) : text;
}

/** What a hall told, a fact a line, in the order of the table: "Corkage: ₹500 a bottle (beer too)". */
export function describeToldFacts(told: Omit<Told, 'note' | 'day'>): readonly string[] {
  const line = (label: string, text: string) => `${label}: ${text}`;
  const facts = factIds.flatMap((id) => {
    const text = showTold(id, told);
    return text === undefined ? [] : line(factTexts[id].label(), text);
  });
  return [
    ...(told.sum ? [line(m.told_one_sum(), formatRupees(told.sum.rupees))] : []),
    ...facts,
    ...(told.roomsIncluded ? [line(factTexts.roomPrice.label(), m.format_included())] : []),
    ...(told.seats === undefined ? [] : [line(m.owners_hallSeats(), formatNumber(told.seats))]),
  ];
}
