import type { VenueFacts } from '../../../content/types.ts';
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

export interface ToldPolicy {
  readonly label: string;
  readonly value: string;
  readonly holds?: boolean;
}

/** What was told (`value`, and whether it is a plain yes or no), or the question to ask where nothing was. */
export type PolicyRow =
  | ToldPolicy
  | { readonly label: string; readonly value?: undefined; readonly question: string };

export interface PolicyGroup {
  readonly id: PolicyGroupId;
  readonly title: string;
  readonly rows: readonly PolicyRow[];
}

/** A row of a fact that may not have been told. */
function told(label: string, value: string | undefined, question: string): PolicyRow {
  return value === undefined ? { label, question } : { label, value };
}

/** A row of a yes-or-no fact. */
function yesNo(label: string, holds: boolean | undefined, question: string): PolicyRow {
  return holds === undefined ? { label, question } : { label, value: holds ? 'Yes' : 'No', holds };
}

/** Every policy group of the specification, in its order; what was not told carries its question instead of a value. */
export function listPolicyGroups(venue: VenueFacts): readonly PolicyGroup[] {
  return [
    { id: 'timings', title: 'Timing slots', rows: timings(venue) },
    {
      id: 'tax',
      title: 'F&B tax',
      rows: [{ label: 'On food and beverages', value: formatShare(venue.foodTax) }],
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
  const closing = told(
    'Closing time',
    closings.length > 0 ? formatClosing(Math.max(...closings)) : undefined,
    'By what time does the venue close?',
  );
  const long = find('long');
  if (long) return [{ label: 'One long slot', value: long }, closing];
  return [
    told('Morning slot', find('morning'), 'What are the hours of the morning slot?'),
    told('Evening slot', find('evening'), 'What are the hours of the evening slot?'),
    closing,
  ];
}

function lodging({ rooms }: VenueFacts): PolicyRow[] {
  if (rooms?.count === 0) return [{ label: 'Rooms available', value: 'No', holds: false }];
  return [
    yesNo('Rooms available', rooms && true, 'Are there rooms for guests to stay?'),
    told('Number of rooms', rooms && `${rooms.count}`, 'How many rooms are there?'),
    told(
      'Average room price',
      rooms?.price === undefined ? undefined : `${formatPrice(rooms.price)} a night`,
      'What does a room cost a night?',
    ),
  ];
}

function changingRooms({ changingRooms: rooms }: VenueFacts): PolicyRow[] {
  return [
    told(
      'Free changing rooms',
      rooms && formatCount(rooms.count, 'room'),
      'How many changing rooms are complimentary?',
    ),
    yesNo('Air-conditioned', rooms?.airConditioned, 'Are the changing rooms air-conditioned?'),
  ];
}

function parking({ parking: spaces }: VenueFacts): PolicyRow[] {
  return [
    told('Space for', spaces && formatCount(spaces.vehicles, 'vehicle'), 'How many vehicles can park?'),
    yesNo('Valet', spaces?.valet, 'Is there valet parking, and is it free?'),
  ];
}

function alcohol({ alcohol: rules }: VenueFacts): PolicyRow[] {
  return [
    yesNo('Allowed', rules?.allowed, 'Is alcohol allowed?'),
    yesNo('From outside', rules?.outside, 'May we bring our own alcohol?'),
    yesNo('Corkage charge', rules?.corkage, 'Is there a corkage charge, and how much?'),
  ];
}

function food({ food: rules }: VenueFacts): PolicyRow[] {
  return [
    yesNo('Provided by the venue', rules?.byVenue, 'Does the venue provide the food?'),
    yesNo('Outside caterer', rules?.outsideCaterer, 'May we bring an outside caterer?'),
    yesNo('Non-veg', rules?.nonVeg, 'Is non-veg food allowed?'),
    told(
      'Catering royalty',
      rules?.cateringRoyalty === undefined ? undefined : `${formatRupees(rules.cateringRoyalty)} per plate`,
      'Is there a royalty on outside catering, and how much?',
    ),
  ];
}

function decoration({ decoration: rules }: VenueFacts): PolicyRow[] {
  return [
    yesNo('Outside decorators', rules?.outside, 'May we bring our own decorator?'),
    yesNo('By the venue', rules?.byVenue, 'Does the venue do the decoration?'),
    told(
      'Starting cost',
      rules?.from === undefined ? undefined : `from ${formatRupees(rules.from)}`,
      'What does decoration start at?',
    ),
  ];
}

/** "25%" or "₹1,00,000 total booking amount"; undefined where it was not told. */
export function formatAdvance(advance: VenueFacts['advance']): string | undefined {
  if (!advance) return undefined;
  if (advance.kind === 'amount') return formatRupees(advance.rupees);
  return advance.note ? `${formatShare(advance.share)}, ${advance.note}` : formatShare(advance.share);
}

function advance({ advance: asked }: VenueFacts): PolicyRow {
  const label =
    asked?.kind === 'amount' && asked.purpose === 'total-booking-amount' ? 'Total booking amount' : 'To book';
  return told(label, formatAdvance(asked), 'How much is the advance to book?');
}

function cancellation({ cancellable }: VenueFacts): PolicyRow {
  const value = cancellable ? 'Can be cancelled' : 'Non-cancellable';
  const question = 'Can a booking be cancelled, and what is returned?';
  return cancellable === undefined
    ? { label: 'A booking', question }
    : { label: 'A booking', value, holds: cancellable };
}

function otherPolicies({ otherPolicies: rules, facilities, parking: spaces }: VenueFacts): PolicyRow[] {
  // Below what we call ample, the number stands under Parking and speaks for itself.
  const ample = facilities.includes('ample-parking') ? true : spaces && false;
  return [
    yesNo('Music allowed late', rules?.lateMusic, 'Until what time may music play?'),
    yesNo('A/C halls', rules?.airConditionedHalls, 'Are the halls air-conditioned?'),
    yesNo('Ample parking', ample, 'Is there ample parking?'),
    yesNo('Baraat', rules?.baraat, 'May the baraat come up to the venue?'),
    yesNo('Firecrackers', rules?.firecrackers, 'Are firecrackers allowed?'),
    yesNo('Hawan', rules?.hawan, 'Is a hawan allowed?'),
    yesNo('Overnight wedding', rules?.overnightWedding, 'Can the wedding go on through the night?'),
  ];
}
