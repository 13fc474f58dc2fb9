import { useMemo } from 'react';
import { ButtonLink } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import { PrintButton } from '../../components/print-button.tsx';
import { ShareButton } from '../../components/share-button.tsx';
import { shareLink } from '../../content/whatsapp-draft.ts';
import type { EventDetails } from '../../domain/event-details.ts';
import { formatEventDetails } from '../../domain/event-details-url.ts';
import type { ComparedVenue } from '../../domain/venue-summary.ts';
import { DatesButton } from '../../features/shortlist/dates-button.tsx';
import { planUrl, toLink } from '../../features/shortlist/list-links.ts';
import { ToldTick, useToldTick } from '../../features/told/told-tick.tsx';
import { shownTotals } from '../../features/total/shown-total.ts';
import { calculateWeddingTotal } from '../../features/total/wedding-total.ts';
import { useVenues } from '../../features/venues/use-venues.ts';
import { m } from '../../i18n/compiled/messages.js';
import { useShortlist } from '../../visitor/shortlist-store.ts';
import { planDraft } from './plan-text.ts';

interface PlanActionsProps {
  readonly eventDetails: EventDetails;
  /** Those that the functions have. */
  readonly venues: readonly ComparedVenue[];
}

/** Free dates, WhatsApp, print and share. */
export function PlanActions({ eventDetails, venues }: PlanActionsProps) {
  const { asked, isLoading } = useAskedVenues(venues);
  const link = () => toLink(planUrl(eventDetails));
  const tick = useToldTick(venues);
  const total = calculateWeddingTotal(eventDetails, (id) => tick.venues.find((venue) => venue.id === id));
  const message = planDraft({ eventDetails, total, venues: tick.venues, link: link() });
  return (
    <div className="actions screen-only">
      {(asked.length > 0 || isLoading) && (
        <DatesButton
          control="plan"
          eventDetails={eventDetails}
          venues={asked}
          plan={formatEventDetails(eventDetails)}
          getTotals={() => shownTotals(venues, eventDetails)}
          busy={isLoading}
        />
      )}
      <ToldTick {...tick} />
      <ButtonLink variant="secondary" href={shareLink(message)} target="_blank" rel="noopener">
        <Icon name="message-circle" />
        {m.contact_send_whatsapp()}
      </ButtonLink>
      <PrintButton>
        <Icon name="file-text" />
        {m.plan_print()}
      </PrintButton>
      <ShareButton title={m.plan_share_title()} link={link}>
        {m.plan_share()}
      </ShareButton>
    </div>
  );
}

/** The venues that can be asked: those of the functions, then the rest of the shortlist. */
function useAskedVenues(venues: readonly ComparedVenue[]) {
  const shortlist = useShortlist();
  const others = useMemo(
    () => shortlist.filter((id) => venues.every((venue) => venue.id !== id)),
    [shortlist, venues],
  );
  const { venues: listed, isLoading } = useVenues(others);
  return { asked: [...venues, ...listed], isLoading };
}
