import { ampleParkingFrom, type Facility, facilityLabels } from '../../../domain/choices.ts';
import { formatAmount, formatCount } from '../../../domain/format.ts';
import type { Hall, Rating, VenueFacts } from '../../../domain/venue.ts';
import { m } from '../../../i18n/compiled/messages.js';

/** "4.7 / 5 (4 reviews)", "4.7 / 5 (3–4 reviews)", or "Rating N/A". */
export function showRating(rating: Rating | undefined): string {
  if (!rating) return m.venues_rating_none();
  return `${rating.score.toFixed(1)} / 5 (${formatCount(rating.count, m.format_reviews)})`;
}

/** "4.7 / 5 (3–4)": the same beside a star. */
export const showScore = ({ score, count }: Rating): string =>
  `${score.toFixed(1)} / 5 (${formatAmount(count)})`;

/** "500 seated, 1,000 floating" of the largest hall, in guests; undefined while it is unknown. */
export function showCapacity({ halls }: Pick<VenueFacts, 'halls'>): string | undefined {
  const capacityOf = ({ seats, floating = seats }: Hall) => floating;
  const [largest] = [...halls].sort((a, b) => capacityOf(b) - capacityOf(a));
  if (!largest) return undefined;
  const seats = formatAmount(largest.seats);
  return largest.floating === undefined
    ? m.venues_card_seats({ seats })
    : m.venues_card_halls({ seats, floating: formatAmount(largest.floating) });
}

/** A facility that the venue has. */
export const showFacility = (facility: Facility): string => facilityLabels[facility]();

/** The same with the rule where it is derived: "Ample Parking (100 or more vehicles)". */
export const showFacilityRule = (facility: Facility): string =>
  facility === 'ample-parking'
    ? m.venues_facility_ample_parking({ label: facilityLabels[facility](), from: ampleParkingFrom })
    : facilityLabels[facility]();
