import { type Asked, type FactProblem, limitsOf } from '../../../domain/facts/fact-kinds.ts';
import { formatNumber, formatPer, formatShare } from '../../../domain/format.ts';
import { askedOf, type OwnerGroup, type OwnerQuestion, ownerLabel } from '../../../domain/owner-answers.ts';
import { m } from '../../../i18n/compiled/messages.js';

export const groupTitles: Readonly<Record<OwnerGroup, () => string>> = {
  place: m.owners_group_place,
  halls: m.owners_group_halls,
  prices: m.owners_group_prices,
  'tax-and-minimum': m.owners_group_tax,
  'also-to-pay': m.owners_group_also,
  advance: m.owners_group_advance,
  stay: m.owners_group_stay,
  timings: m.owners_group_timings,
  rules: m.owners_group_policies,
  comfort: m.owners_group_comfort,
  families: m.owners_group_families,
};

/** The label of a field, with what to write: "Corkage: rupees a bottle, “included” or “no charge”". */
export function fieldLabel(question: OwnerQuestion): string {
  const { kind, unit = 'all', min } = askedOf(question);
  const label = ownerLabel(question)();
  const rupees = formatPer(unit, m.owners_rupees());
  switch (kind) {
    case 'rupees':
    case 'plate-price':
      return orNone(m.owners_label_rupees({ label, rupees }), min);
    case 'charge':
      return m.owners_label_charge({ label, rupees });
    case 'share':
      return m.owners_label_percent({ label });
    case 'tax':
      return m.owners_label_tax({ label });
    default:
      return orNone(label, min);
  }
}

const orNone = (label: string, min: number | undefined) =>
  min === 0 ? m.owners_label_or_none({ label }) : label;

/** What is wrong with an answer, and what to write. */
export function problemText(problem: FactProblem, asked: Asked | undefined): string {
  const { min, max, maxLength } = limitsOf(asked ?? { kind: 'text' });
  switch (problem) {
    case 'not-a-number':
    case 'not-whole':
      return m.owners_problem_number();
    case 'not-a-share':
    case 'not-a-tax':
      return m.owners_problem_percent();
    case 'not-a-charge':
      return m.owners_problem_charge();
    case 'too-low':
      return m.owners_problem_low({ min: formatNumber(min) });
    case 'too-high':
      return m.owners_problem_high({ max: max < 1 ? formatShare(max) : formatNumber(max) });
    case 'not-a-time':
      return m.owners_problem_time();
    case 'line-break':
      return m.owners_problem_line();
    case 'too-long':
      return m.owners_problem_long({ max: maxLength });
    case 'not-latin':
      return m.owners_problem_latin();
    case 'not-devanagari':
      return m.owners_problem_hindi();
    case 'missing':
      return m.owners_problem_missing();
    case 'not-yes-or-no':
      return m.owners_problem_yes_no();
    default:
      return m.owners_problem_other();
  }
}
