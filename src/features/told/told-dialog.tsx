import { useMemo } from 'react';
import { Dialog } from '../../components/dialog.tsx';
import { LoadFailed } from '../../components/load-failed.tsx';
import { m } from '../../i18n/compiled/messages.js';
import {
  closeToldSheet,
  leaveToldSheet,
  openToldSheet,
  type ToldRequest,
} from '../../visitor/told-request.ts';
import type { RenderVenueSearch } from '../total/venue-search.ts';
import { useVenues } from '../venues/use-venues.ts';
import { ToldSheet } from './told-sheet.tsx';

interface ToldDialogProps {
  readonly request: ToldRequest;
  readonly renderVenueSearch: RenderVenueSearch;
}

/** The sheet of a hall in a dialog, or the search for the hall. */
export function ToldDialog({ request: { venue }, renderVenueSearch: VenueSearch }: ToldDialogProps) {
  const { venues, isFailed, retry } = useVenues(useMemo(() => (venue ? [venue.id] : []), [venue]));
  const [full] = venues;
  return (
    <Dialog
      open
      size="sheet"
      closesByBackdrop={false}
      onClose={closeToldSheet}
      onDismiss={leaveToldSheet}
      title={venue ? m.told_title({ name: venue.name }) : m.told_title_any()}
    >
      {!venue && <VenueSearch number={1} getFunction={() => undefined} onChoose={openToldSheet} />}
      {venue && isFailed && <LoadFailed text={m.shortlist_compare_failed()} retry={retry} />}
      {venue && !full && !isFailed && <p role="status">{m.leads_loading()}</p>}
      {full && <ToldSheet venue={full} onClose={closeToldSheet} />}
    </Dialog>
  );
}
