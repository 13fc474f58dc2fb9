import type { VenueFacts } from '../../../content/types.ts';
import { m } from '../../../i18n/compiled/messages.js';
import {
  formatClosing,
  formatCount,
  formatPrice,
  formatRupees,
  formatShare,
  formatSlot,
} from '../../../lib/format.ts';

export const policyGroupIds = [
  'timings',
  'tax',
  'lodging',
  'changingRooms',
  'parking',
  'alcohol',
  'food',
  'decoration',
  'advance',
  'cancellation',
  'other',
] as const;
export type PolicyGroupId = (typeof policyGroupIds)[number];

export type PolicyId =
  | 'long'
  | 'morning'
  | 'evening'
  | 'closing'
  | 'foodTax'
  | 'roomsAvailable'
  | 'roomCount'
  | 'roomPrice'
  | 'changingRoomCount'
  | 'changingRoomsAirConditioned'
  | 'parkingSpaces'
  | 'valet'
  | 'alcoholAllowed'
  | 'outsideAlcohol'
  | 'corkage'
  | 'venueFood'
  | 'outsideCaterer'
  | 'nonVeg'
  | 'cateringRoyalty'
  | 'outsideDecorators'
  | 'venueDecoration'
  | 'decorationFrom'
  | 'lateMusic'
  | 'airConditionedHalls'
  | 'ampleParking'
  | 'baraat'
  | 'firecrackers'
  | 'hawan'
  | 'overnightWedding'
  | 'advance'
  | 'cancellation';

interface Policy {
  readonly id: PolicyId;
  readonly label: string;
}

/** A policy with its value (`holds` for a yes or a no), or with the question to ask while it is unknown. */
export type PolicyRow = Policy &
  (
    | { readonly value: string; readonly holds?: boolean }
    | { readonly value?: undefined; readonly question: string }
  );

export interface PolicyGroup {
  readonly id: PolicyGroupId;
  readonly title: string;
  readonly rows: readonly PolicyRow[];
}

function textRow(id: PolicyId, label: string, value: string | undefined, question: string): PolicyRow {
  return value === undefined ? { id, label, question } : { id, label, value };
}

function yesNoRow(id: PolicyId, label: string, holds: boolean | undefined, question: string): PolicyRow {
  return holds === undefined ? { id, label, question } : { id, label, value: holds ? 'Yes' : 'No', holds };
}

/** Every policy group of the specification, in its order. */
export function listPolicyGroups(venue: VenueFacts): readonly PolicyGroup[] {
  return [
    { id: 'timings', title: 'Timing slots', rows: timings(venue) },
    {
      id: 'tax',
      title: 'F&B tax',
      rows: [{ id: 'foodTax', label: 'On food and beverages', value: formatShare(venue.foodTax) }],
    },
    { id: 'lodging', title: 'Lodging', rows: lodging(venue) },
    { id: 'changingRooms', title: 'Complimentary changing rooms', rows: changingRooms(venue) },
    { id: 'parking', title: 'Parking', rows: parking(venue) },
    { id: 'alcohol', title: 'Alcohol', rows: alcohol(venue) },
    { id: 'food', title: 'Food', rows: food(venue) },
    { id: 'decoration', title: 'Decoration', rows: decoration(venue) },
    { id: 'advance', title: 'Advance payment', rows: [advance(venue)] },
    { id: 'cancellation', title: 'Cancellation', rows: [cancellation(venue)] },
    { id: 'other', title: 'Other policies', rows: otherPolicies(venue) },
  ];
}

function timings({ slots }: VenueFacts): PolicyRow[] {
  const find = (kind: 'morning' | 'evening' | 'long') => {
    const slot = slots.find((one) => one.kind === kind);
    return slot && formatSlot(slot);
  };
  const closings = slots.map((slot) => slot.closes).filter((end) => end !== undefined);
  const closing = textRow(
    'closing',
    'Closing time',
    closings.length > 0 ? formatClosing(Math.max(...closings)) : undefined,
    'By what time does the venue close?',
  );
  const long = find('long');
  if (long) return [{ id: 'long', label: 'One long slot', value: long }, closing];
  return [
    textRow('morning', 'Morning slot', find('morning'), 'What are the hours of the morning slot?'),
    textRow('evening', 'Evening slot', find('evening'), 'What are the hours of the evening slot?'),
    closing,
  ];
}

function lodging({ rooms }: VenueFacts): PolicyRow[] {
  if (rooms?.count === 0)
    return [{ id: 'roomsAvailable', label: 'Rooms available', value: 'No', holds: false }];
  return [
    yesNoRow('roomsAvailable', 'Rooms available', rooms && true, 'Are there rooms for guests to stay?'),
    textRow('roomCount', 'Number of rooms', rooms && `${rooms.count}`, 'How many rooms are there?'),
    textRow(
      'roomPrice',
      'Average room price',
      rooms?.price === undefined ? undefined : `${formatPrice(rooms.price)} a night`,
      'What does a room cost a night?',
    ),
  ];
}

function changingRooms({ changingRooms: rooms }: VenueFacts): PolicyRow[] {
  return [
    textRow(
      'changingRoomCount',
      'Free changing rooms',
      rooms && formatCount(rooms.count, m.lib_rooms),
      'How many changing rooms are complimentary?',
    ),
    yesNoRow(
      'changingRoomsAirConditioned',
      'Air-conditioned',
      rooms?.airConditioned,
      'Are the changing rooms air-conditioned?',
    ),
  ];
}

function parking({ parking: spaces }: VenueFacts): PolicyRow[] {
  return [
    textRow(
      'parkingSpaces',
      'Space for',
      spaces && formatCount(spaces.vehicles, m.lib_vehicles),
      'How many vehicles can park?',
    ),
    yesNoRow('valet', 'Valet', spaces?.valet, 'Is there valet parking, and is it free?'),
  ];
}

function alcohol({ alcohol: rules }: VenueFacts): PolicyRow[] {
  return [
    yesNoRow('alcoholAllowed', 'Allowed', rules?.allowed, 'Is alcohol allowed?'),
    yesNoRow('outsideAlcohol', 'From outside', rules?.outside, 'May we bring our own alcohol?'),
    yesNoRow('corkage', 'Corkage charge', rules?.corkage, 'Is there a corkage charge, and how much?'),
  ];
}

function food({ food: rules }: VenueFacts): PolicyRow[] {
  return [
    yesNoRow('venueFood', 'Provided by the venue', rules?.byVenue, 'Does the venue provide the food?'),
    yesNoRow('outsideCaterer', 'Outside caterer', rules?.outsideCaterer, 'May we bring an outside caterer?'),
    yesNoRow('nonVeg', 'Non-veg', rules?.nonVeg, 'Is non-veg food allowed?'),
    textRow(
      'cateringRoyalty',
      'Catering royalty',
      rules?.cateringRoyalty === undefined ? undefined : `${formatRupees(rules.cateringRoyalty)} per plate`,
      'Is there a royalty on outside catering, and how much?',
    ),
  ];
}

function decoration({ decoration: rules }: VenueFacts): PolicyRow[] {
  return [
    yesNoRow('outsideDecorators', 'Outside decorators', rules?.outside, 'May we bring our own decorator?'),
    yesNoRow('venueDecoration', 'By the venue', rules?.byVenue, 'Does the venue do the decoration?'),
    textRow(
      'decorationFrom',
      'Starting cost',
      rules?.from === undefined ? undefined : `from ${formatRupees(rules.from)}`,
      'What does decoration start at?',
    ),
  ];
}

/** "25%" or "₹1,00,000"; undefined while it is unknown. */
export function formatAdvance(advance: VenueFacts['advance']): string | undefined {
  if (!advance) return undefined;
  if (advance.kind === 'amount') return formatRupees(advance.rupees);
  return advance.note ? `${formatShare(advance.share)}, ${advance.note}` : formatShare(advance.share);
}

function advance({ advance: due }: VenueFacts): PolicyRow {
  const label =
    due?.kind === 'amount' && due.purpose === 'total-booking-amount' ? 'Total booking amount' : 'To book';
  return textRow('advance', label, formatAdvance(due), 'How much is the advance to book?');
}

function cancellation({ cancellable }: VenueFacts): PolicyRow {
  const value = cancellable ? 'Can be cancelled' : 'Non-cancellable';
  const question = 'Can a booking be cancelled, and what is returned?';
  return cancellable === undefined
    ? { id: 'cancellation', label: 'A booking', question }
    : { id: 'cancellation', label: 'A booking', value, holds: cancellable };
}

function otherPolicies({ otherPolicies: rules, facilities, parking: spaces }: VenueFacts): PolicyRow[] {
  // Known parking that is not listed as a facility is not ample.
  const ample = facilities.includes('ample-parking') ? true : spaces && false;
  return [
    yesNoRow('lateMusic', 'Music allowed late', rules?.lateMusic, 'Until what time may music play?'),
    yesNoRow(
      'airConditionedHalls',
      'A/C halls',
      rules?.airConditionedHalls,
      'Are the halls air-conditioned?',
    ),
    yesNoRow('ampleParking', 'Ample parking', ample, 'Is there ample parking?'),
    yesNoRow('baraat', 'Baraat', rules?.baraat, 'May the baraat come up to the venue?'),
    yesNoRow('firecrackers', 'Firecrackers', rules?.firecrackers, 'Are firecrackers allowed?'),
    yesNoRow('hawan', 'Hawan', rules?.hawan, 'Is a hawan allowed?'),
    yesNoRow(
      'overnightWedding',
      'Overnight wedding',
      rules?.overnightWedding,
      'Can the wedding go on through the night?',
    ),
  ];
}
