import { formatPer } from '../../../domain/format.ts';
import { askedOf, type OwnerGroup, type OwnerQuestion } from '../../../domain/owner-answers.ts';
import { ownerLabel } from '../../../domain/owner-labels.ts';
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
