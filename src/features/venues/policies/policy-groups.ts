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

export type PolicyRowId =
  | 'closing'
  | 'morning'
  | 'evening'
  | 'long'
  | 'tax'
  | 'rooms'
  | 'room-count'
  | 'room-price'
  | 'changing-rooms'
  | 'air-conditioned'
  | 'vehicles'
  | 'valet'
  | 'alcohol'
  | 'outside-alcohol'
  | 'corkage'
  | 'food-by-venue'
  | 'outside-caterer'
  | 'non-veg'
  | 'royalty'
  | 'outside-decorator'
  | 'decoration-by-venue'
  | 'decoration-from'
  | 'advance'
  | 'cancellation'
  | 'late-music'
  | 'air-conditioned-halls'
  | 'ample-parking'
  | 'baraat'
  | 'firecrackers'
  | 'hawan'
  | 'overnight-wedding';

interface PolicyFact {
  readonly id: PolicyRowId;
  readonly label: string;
  /** Replaces the label where the venue uses another term for the same policy. */
  readonly variantLabel?: string;
}

export interface KnownPolicy extends PolicyFact {
  readonly value: string;
  readonly holds?: boolean;
}

/** A known policy, or the question to ask about it. */
export type PolicyRow =
  | KnownPolicy
  | (PolicyFact & { readonly value?: undefined; readonly question: string });

export interface PolicyGroup {
  readonly id: PolicyGroupId;
  readonly title: string;
  readonly rows: readonly PolicyRow[];
}

/** A row of a fact that may be unknown. */
function known(id: PolicyRowId, label: string, value: string | undefined, question: string): PolicyRow {
  return value === undefined ? { id, label, question } : { id, label, value };
}

/** A row of a yes-or-no fact. */
function yesNo(id: PolicyRowId, label: string, holds: boolean | undefined, question: string): PolicyRow {
  return holds === undefined ? { id, label, question } : { id, label, value: holds ? 'Yes' : 'No', holds };
}

/** Every policy group of the specification, in its order. */
export function listPolicyGroups(venue: VenueFacts): readonly PolicyGroup[] {
  return [
    { id: 'timings', title: 'Timing slots', rows: timings(venue) },
    {
      id: 'tax',
      title: 'F&B tax',
      rows: [{ id: 'tax', label: 'On food and beverages', value: formatShare(venue.foodTax) }],
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
  const closing = known(
    'closing',
    'Closing time',
    closings.length > 0 ? formatClosing(Math.max(...closings)) : undefined,
    'By what time does the venue close?',
  );
  const long = find('long');
  if (long) return [{ id: 'long', label: 'One long slot', value: long }, closing];
  return [
    known('morning', 'Morning slot', find('morning'), 'What are the hours of the morning slot?'),
    known('evening', 'Evening slot', find('evening'), 'What are the hours of the evening slot?'),
    closing,
  ];
}

function lodging({ rooms }: VenueFacts): PolicyRow[] {
  if (rooms?.count === 0) return [{ id: 'rooms', label: 'Rooms available', value: 'No', holds: false }];
  return [
    yesNo('rooms', 'Rooms available', rooms && true, 'Are there rooms for guests to stay?'),
    known('room-count', 'Number of rooms', rooms && `${rooms.count}`, 'How many rooms are there?'),
    known(
      'room-price',
      'Average room price',
      rooms?.price === undefined ? undefined : `${formatPrice(rooms.price)} a night`,
      'What does a room cost a night?',
    ),
  ];
}

function changingRooms({ changingRooms: rooms }: VenueFacts): PolicyRow[] {
  return [
    known(
      'changing-rooms',
      'Free changing rooms',
      rooms && formatCount(rooms.count, 'room'),
      'How many changing rooms are complimentary?',
    ),
    yesNo(
      'air-conditioned',
      'Air-conditioned',
      rooms?.airConditioned,
      'Are the changing rooms air-conditioned?',
    ),
  ];
}

function parking({ parking: spaces }: VenueFacts): PolicyRow[] {
  return [
    known(
      'vehicles',
      'Space for',
      spaces && formatCount(spaces.vehicles, 'vehicle'),
      'How many vehicles can park?',
    ),
    yesNo('valet', 'Valet', spaces?.valet, 'Is there valet parking, and is it free?'),
  ];
}

function alcohol({ alcohol: rules }: VenueFacts): PolicyRow[] {
  return [
    yesNo('alcohol', 'Allowed', rules?.allowed, 'Is alcohol allowed?'),
    yesNo('outside-alcohol', 'From outside', rules?.outside, 'May we bring our own alcohol?'),
    yesNo('corkage', 'Corkage charge', rules?.corkage, 'Is there a corkage charge, and how much?'),
  ];
}

function food({ food: rules }: VenueFacts): PolicyRow[] {
  return [
    yesNo('food-by-venue', 'Provided by the venue', rules?.byVenue, 'Does the venue provide the food?'),
    yesNo('outside-caterer', 'Outside caterer', rules?.outsideCaterer, 'May we bring an outside caterer?'),
    yesNo('non-veg', 'Non-veg', rules?.nonVeg, 'Is non-veg food allowed?'),
    known(
      'royalty',
      'Catering royalty',
      rules?.cateringRoyalty === undefined ? undefined : `${formatRupees(rules.cateringRoyalty)} per plate`,
      'Is there a royalty on outside catering, and how much?',
    ),
  ];
}

function decoration({ decoration: rules }: VenueFacts): PolicyRow[] {
  return [
    yesNo('outside-decorator', 'Outside decorators', rules?.outside, 'May we bring our own decorator?'),
    yesNo('decoration-by-venue', 'By the venue', rules?.byVenue, 'Does the venue do the decoration?'),
    known(
      'decoration-from',
      'Starting cost',
      rules?.from === undefined ? undefined : `from ${formatRupees(rules.from)}`,
      'What does decoration start at?',
    ),
  ];
}

/** "25%" or "₹1,00,000"; undefined where it is not known. */
export function formatAdvance(advance: VenueFacts['advance']): string | undefined {
  if (!advance) return undefined;
  if (advance.kind === 'amount') return formatRupees(advance.rupees);
  return advance.note ? `${formatShare(advance.share)}, ${advance.note}` : formatShare(advance.share);
}

function advance({ advance: asked }: VenueFacts): PolicyRow {
  const row = known('advance', 'To book', formatAdvance(asked), 'How much is the advance to book?');
  return asked?.kind === 'amount' && asked.purpose === 'total-booking-amount'
    ? { ...row, variantLabel: 'Total booking amount' }
    : row;
}

function cancellation({ cancellable }: VenueFacts): PolicyRow {
  const value = cancellable ? 'Can be cancelled' : 'Non-cancellable';
  const question = 'Can a booking be cancelled, and what is returned?';
  return cancellable === undefined
    ? { id: 'cancellation', label: 'A booking', question }
    : { id: 'cancellation', label: 'A booking', value, holds: cancellable };
}

function otherPolicies({ otherPolicies: rules, facilities, parking: spaces }: VenueFacts): PolicyRow[] {
  // A number below the limit is known not to be ample.
  const ample = facilities.includes('ample-parking') ? true : spaces && false;
  return [
    yesNo('late-music', 'Music allowed late', rules?.lateMusic, 'Until what time may music play?'),
    yesNo('air-conditioned-halls', 'A/C halls', rules?.airConditionedHalls, 'Are the halls air-conditioned?'),
    yesNo('ample-parking', 'Ample parking', ample, 'Is there ample parking?'),
    yesNo('baraat', 'Baraat', rules?.baraat, 'May the baraat come up to the venue?'),
    yesNo('firecrackers', 'Firecrackers', rules?.firecrackers, 'Are firecrackers allowed?'),
    yesNo('hawan', 'Hawan', rules?.hawan, 'Is a hawan allowed?'),
    yesNo(
      'overnight-wedding',
      'Overnight wedding',
      rules?.overnightWedding,
      'Can the wedding go on through the night?',
    ),
  ];
}
