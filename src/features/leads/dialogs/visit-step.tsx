import { useEffect, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { slotsOf, type TimingSlot } from '../../../domain/facts/fact-rules.ts';
import type { ShownTotal } from '../../../domain/shown-total.ts';
import { m } from '../../../i18n/compiled/messages.js';
import { contentLang } from '../../../i18n/localized.ts';
import { loadVenue } from '../../../lib/load-data.ts';
import { VenueRequestForm } from '../forms/venue-request-form.tsx';

interface VisitStepProps {
  readonly venue: string;
  readonly venueId: string;
  readonly total: ShownTotal | undefined;
  readonly draft: string;
  readonly onRestart: () => void;
  readonly onBack: () => void;
}

/** Instead of prices: a visit to the venue. */
export function VisitStep({ venue, venueId, total, draft, onRestart, onBack }: VisitStepProps) {
  const slots = useSlots(venueId);
  return (
    <div className="stack">
      <VenueRequestForm
        venue={venue}
        venueId={venueId}
        total={total}
        control="Visit instead"
        visit
        slots={slots}
        draft={draft}
        onRestart={onRestart}
        autoFocus
      >
        <p className="strong" lang={contentLang(venue)}>
          {venue}
        </p>
      </VenueRequestForm>
      <Button variant="quiet" className="flush" onClick={onBack}>
        {m.leads_prices_instead()}
      </Button>
    </div>
  );
}

/** The hours of the venue, which a card does not have; the team's apply until they are loaded, and where they do not load. */
function useSlots(venueId: string): readonly TimingSlot[] | undefined {
  const [slots, setSlots] = useState<readonly TimingSlot[]>();
  useEffect(() => {
    loadVenue(venueId).then(
      (venue) => setSlots(venue && !('isUnlisted' in venue) ? slotsOf(venue) : undefined),
      () => undefined,
    );
  }, [venueId]);
  return slots;
}
