import { Button, type ButtonVariant } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import type { EventDetails } from '../../domain/event-details.ts';
import type { ShownTotals } from '../../domain/shown-total.ts';
import type { NamedVenue } from '../../domain/venue.ts';
import { m } from '../../i18n/compiled/messages.js';
import { openDatesDialog } from '../../visitor/lead-store.ts';
import { askedFunctions } from './asked-functions.ts';

interface DatesButtonProps {
  readonly control: string;
  readonly eventDetails: EventDetails | undefined;
  /** The venues to choose from, at least one. */
  readonly venues: readonly NamedVenue[];
  /** Their totals, as far as the page shows them. */
  readonly getTotals: () => ShownTotals | undefined;
  /** The event details of the plan that it is on, as its address has them. */
  readonly plan?: string;
  readonly variant?: ButtonVariant;
  /** While the venues are loading. */
  readonly busy?: boolean;
}

/** Opens the dialog that asks venues for free dates of the functions. */
export function DatesButton(props: DatesButtonProps) {
  const { control, eventDetails, venues, getTotals, plan, variant, busy } = props;
  return (
    <Button
      variant={variant}
      busy={busy}
      aria-haspopup="dialog"
      onClick={() =>
        openDatesDialog({
          control,
          functions: askedFunctions(eventDetails, venues),
          venues: venues.map(({ name }) => name),
          totals: getTotals(),
          plan,
        })
      }
    >
      <Icon name="clipboard-list" />
      {m.leads_dates_title()}
    </Button>
  );
}
