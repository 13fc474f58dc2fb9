import type { ListedVenue } from '../../content/types.ts';
import { openLeadDialog } from '../../leads/open-lead-dialog.ts';
import { readParty } from '../../venues/party-store.ts';

/** "See Prices" on a card. One function for all cards, so that none is drawn again when the list around it changes. */
export function seePrices(venue: ListedVenue): void {
  openLeadDialog({ dialog: 'price', venue: venue.name, control: 'venue card', wish: readParty() });
}
