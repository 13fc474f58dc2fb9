import { useMemo } from 'react';
import { LoadFailed } from '../../components/load-failed.tsx';
import { m } from '../../i18n/compiled/messages.js';
import { closeToldSheet, openToldSheet, type ToldRequest } from '../../visitor/told-request.ts';
import { useAsTold } from '../../visitor/told-store.ts';
import type { RenderVenueSearch } from '../total/venue-search.ts';
import { useVenues } from '../venues/use-venues.ts';
import { ToldSheet } from './told-sheet.tsx';

interface ToldContentProps {
  readonly request: ToldRequest;
  readonly renderVenueSearch: RenderVenueSearch;
}

/** The sheet of a hall, or the search for the hall. */
export function ToldContent({ request: { venue, page }, renderVenueSearch: VenueSearch }: ToldContentProps) {
  const given = useAsTold(useMemo(() => (page ? [page] : []), [page]));
  const { venues, isFailed, retry } = useVenues(
    useMemo(() => (venue && !page ? [venue.id] : []), [venue, page]),
  );
  const [full] = [...given, ...venues];
  if (!venue) return <VenueSearch number={1} getFunction={() => undefined} onChoose={openToldSheet} />;
  if (full) return <ToldSheet venue={full} onClose={closeToldSheet} />;
  if (isFailed) return <LoadFailed text={m.shortlist_compare_failed()} retry={retry} />;
  return <p role="status">{m.leads_loading()}</p>;
}
