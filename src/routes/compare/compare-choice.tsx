import { useMemo } from 'react';
import { Button } from '../../components/button.tsx';
import { ButtonLink } from '../../components/button-link.tsx';
import { Icon } from '../../components/icon.tsx';
import { useVenues } from '../../features/venues/use-venues.ts';
import { paths } from '../../lib/paths.ts';
import { EmptyList } from '../shortlist/empty-list.tsx';
import { compared } from '../shortlist/list-links.ts';
import styles from './compare-page.module.css';

interface CompareChoiceProps {
  readonly chosen: readonly string[];
  readonly own: readonly string[];
  readonly onAdd: (id: string) => void;
  readonly waiting: boolean;
}

/** What else may stand beside: the rest of the shortlist, or the way to fill it. */
export function CompareChoice({ chosen, own, onAdd, waiting }: CompareChoiceProps) {
  const rest = useMemo(() => own.filter((id) => !chosen.includes(id)), [own, chosen]);
  const { venues } = useVenues(rest);
  if (waiting) return null;
  if (rest.length === 0 && chosen.length >= compared.least) return null;
  const few = chosen.length + rest.length < compared.least;
  if (few && chosen.length === 0) {
    return <EmptyList>Press the heart on two or more venues, then come back here.</EmptyList>;
  }
  return (
    <div className={styles.choice}>
      {chosen.length >= compared.most && <p>Take one out to put another in.</p>}
      {chosen.length < compared.most &&
        venues.map((venue) => (
          <Button key={venue.id} variant="secondary" onClick={() => onAdd(venue.id)}>
            <Icon name="plus" />
            {`Add ${venue.name}`}
          </Button>
        ))}
      {few && (
        <>
          <p>Press the heart on two or more venues, then come back here.</p>
          <ButtonLink to={paths.venues()}>See all venues</ButtonLink>
        </>
      )}
    </div>
  );
}
