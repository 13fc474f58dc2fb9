import type { VenueSummary } from '../../content/types.ts';
import { openPriceDialog } from '../../lib/lead-dialog.ts';

/** "See Prices" on a card. One function for all cards, so that none is drawn again when the list around it changes. */
export function seePrices(venue: VenueSummary): void {
  openPriceDialog({ venue: venue.name, control: 'venue card' });
}
