import { ArchMotif } from '../../components/arch-motif.tsx';
import { Button } from '../../components/button.tsx';
import type { Locality } from '../../content/cities.ts';
import { budgetBandLabels } from '../../domain/budget-bands.ts';
import { formatCount } from '../../domain/format.ts';
import { m } from '../../i18n/compiled/messages.js';
import { openCallBackDialog } from '../../visitor/lead-store.ts';
import { chipsOf } from './filters/filter-chips.tsx';
import { filterGroups } from './filters/filter-groups.ts';
import { type Filters, noFilters } from './filters/filters.ts';
import { bestRemoval, nearestBudget, type Removal, type Searched } from './filters/near-matches.ts';
import styles from './listing-no-match.module.css';

interface ListingNoMatchProps {
  /** The city, or all cities. */
  readonly area: string;
  readonly filters: Filters;
  readonly localities: readonly Locality[];
  /** All venues of the listing; undefined until they are loaded. */
  readonly searched: Searched | undefined;
  readonly onChange: (filters: Filters) => void;
}

/** Shown when no venue matches: the nearest budget, or without one filter; clear all of them, or request a call-back about them. */
export function ListingNoMatch({ area, filters, localities, searched, onChange }: ListingNoMatchProps) {
  const text = filters.text.trim();
  const labels = chipsOf(filters, localities).map(({ label }) => label);
  const criteria = [...(text ? [`“${text}”`] : []), ...labels].join(', ');
  const near = searched ? listNear(searched, filters, localities) : [];
  const about = m.listing_venues_in_with({ city: area, criteria });
  return (
    <section className={`box stack centred ${styles.none}`} aria-labelledby="no-match">
      <ArchMotif className={styles.motif} />
      <h2 id="no-match">{m.listing_no_match()}</h2>
      <p>{m.listing_no_match_text({ asked: criteria })}</p>
      <div className="row centred">
        {near.map(({ id, label, filters: next }, index) => (
          <Button key={id} variant={index > 0 ? 'secondary' : 'primary'} onClick={() => onChange(next)}>
            {label}
          </Button>
        ))}
        <Button variant={near.length > 0 ? 'secondary' : 'primary'} onClick={() => onChange(noFilters)}>
          {m.listing_no_match_clear()}
        </Button>
        <Button variant="secondary" onClick={() => openCallBackDialog({ control: 'no match', about })}>
          {m.contact_request_a_call_back()}
        </Button>
      </div>
    </section>
  );
}

interface NearFilters {
  readonly id: string;
  readonly label: string;
  readonly filters: Filters;
}

/** Each with what it finds: "2–3 lakh: 16 venues", "Without Hawan Allowed: 3 venues". */
function listNear(
  searched: Searched,
  filters: Filters,
  localities: readonly Locality[],
): readonly NearFilters[] {
  const budget = nearestBudget(searched, filters);
  const removal = bestRemoval(searched, filters);
  const venuesOf = ({ count }: { readonly count: number }) => formatCount(count, m.format_venues);
  const near: NearFilters[] = [];
  if (budget) {
    const label = m.listing_near_budget({ venues: venuesOf(budget), band: budgetBandLabels[budget.band]() });
    near.push({ id: 'budget', label, filters: budget.filters });
  }
  if (removal) {
    const filter = nameRemoved(removal.removed, filters, localities);
    const label = m.listing_near_removal({ venues: venuesOf(removal), filter });
    near.push({ id: 'removal', label, filters: removal.filters });
  }
  return near;
}

function nameRemoved(removed: Removal['removed'], filters: Filters, localities: readonly Locality[]): string {
  if (removed === 'text') return `“${filters.text.trim()}”`;
  const labels = filterGroups[removed.group].labels({ localities });
  return removed.choices.map((choice) => labels[choice] ?? choice).join(', ');
}
