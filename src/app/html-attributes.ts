import { eventDetailsLimits } from '../domain/event-details.ts';
import { eventDetailsParams } from '../domain/event-details-url.ts';
import { listingParams } from '../features/listing/filters/filters-url.ts';

/** What the script in index.html reads: the parameters of event details and of a list, and the lowest and highest figures. */
export const htmlAttributes = `data-event-params="${eventDetailsParams.join(' ')}" data-event-figures="guests=1-${eventDetailsLimits.guests} veg=0-100 rooms=0-${eventDetailsLimits.rooms}" data-list-params="${[...listingParams, 'venues', 'category'].join(' ')}"`;
