import { Button, type ButtonVariant } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import type { NamedVenue } from '../../domain/venue.ts';
import { spokenName } from '../../domain/venue-facts.ts';
import type { VenueWithFacts } from '../../domain/venue-summary.ts';
import { m } from '../../i18n/compiled/messages.js';
import { openToldSheet } from '../../visitor/told-request.ts';
import { useToldBy } from '../../visitor/told-store.ts';

interface ToldButtonProps {
  readonly venue: NamedVenue & { readonly nameHi?: string | undefined };
  /** The same with its facts, where a page has them. */
  readonly page?: VenueWithFacts;
  readonly variant?: ButtonVariant;
  /** Several halls have a button each: it is spoken with the name. */
  readonly isOneOfSeveral?: boolean;
}

/** Opens the sheet of what the hall told the family. */
export function ToldButton({ venue, page, variant = 'secondary', isOneOfSeveral = false }: ToldButtonProps) {
  const isTold = useToldBy(venue.id) !== undefined;
  const label = isTold ? m.told_change() : m.told_note();
  return (
    <Button
      variant={variant}
      aria-haspopup="dialog"
      aria-label={
        isOneOfSeveral ? m.told_of({ label, name: spokenName({ nameHi: undefined, ...venue }) }) : undefined
      }
      onClick={() => openToldSheet(venue, page)}
    >
      <Icon name="clipboard-list" />
      {label}
    </Button>
  );
}
