import { useMemo } from 'react';
import { Button, ButtonLink } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import { EmptyList } from '../../features/shortlist/empty-list.tsx';
import { compareLimits } from '../../features/shortlist/list-links.ts';
import { useVenues } from '../../features/venues/use-venues.ts';
import { m } from '../../i18n/compiled/messages.js';
import { paths } from '../../lib/paths.ts';

interface CompareChoiceProps {
  readonly chosen: readonly string[];
  readonly own: readonly string[];
  readonly onAdd: (id: string) => void;
  readonly isLoading: boolean;
}

/** The other venues of the shortlist, to add; with too few venues, how to add some to the shortlist. */
export function CompareChoice({ chosen, own, onAdd, isLoading }: CompareChoiceProps) {
  const rest = useMemo(() => own.filter((id) => !chosen.includes(id)), [own, chosen]);
  const { venues } = useVenues(rest);
  if (isLoading) return null;
  if (rest.length === 0 && chosen.length >= compareLimits.min) return null;
  const hasTooFew = chosen.length + rest.length < compareLimits.min;
  if (hasTooFew && chosen.length === 0) {
    return <EmptyList>{m.shortlist_compare_too_few()}</EmptyList>;
  }
  return (
    <div className="row gap-2 screen-only">
      {chosen.length >= compareLimits.max && <p>{m.shortlist_compare_full()}</p>}
      {chosen.length < compareLimits.max &&
        venues.map((venue) => (
          <Button key={venue.id} variant="secondary" onClick={() => onAdd(venue.id)}>
            <Icon name="plus" />
            {m.shortlist_compare_add({ name: venue.name })}
          </Button>
        ))}
      {hasTooFew && (
        <>
          <p>{m.shortlist_compare_too_few()}</p>
          <ButtonLink to={paths.venues()}>{m.navigation_see_all_venues()}</ButtonLink>
        </>
      )}
    </div>
  );
}
