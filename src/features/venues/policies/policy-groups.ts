import { ampleParkingFrom } from '../../../domain/choices.ts';
import {
  formatClosing,
  formatCount,
  formatPrice,
  formatRupees,
  formatShare,
  formatSlot,
  formatYesNo,
} from '../../../domain/format.ts';
import type { VenueFacts } from '../../../domain/venue.ts';
import { m } from '../../../i18n/compiled/messages.js';

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

/** A label as a row has it, or as the first or a further item of a list: "Space for", "Space", "valet". */
type PolicyLabel = (inputs: { readonly place: 'row' | 'first' | 'rest' }) => string;

interface Policy {
  readonly id: PolicyId;
  readonly label: string;
}

interface UnknownPolicy {
  readonly value?: undefined;
  readonly question: string;
  readonly listLabel: PolicyLabel;
}

/** A policy with its value (`holds` for a yes or a no), or with the question to ask while it is unknown. */
export type PolicyRow = Policy & ({ readonly value: string; readonly holds?: boolean } | UnknownPolicy);

export interface PolicyGroup {
  readonly id: PolicyGroupId;
  readonly title: string;
  readonly rows: readonly PolicyRow[];
}

type Question = () => string;

function textRow(id: PolicyId, label: PolicyLabel, value: string | undefined, question: Question): PolicyRow {
  const row = { id, label: label({ place: 'row' }) };
  return value === undefined ? { ...row, question: question(), listLabel: label } : { ...row, value };
}

function yesNoRow(
  id: PolicyId,
  label: PolicyLabel,
  holds: boolean | undefined,
  question: Question,
  value = formatYesNo(holds),
): PolicyRow {
  const row = textRow(id, label, value, question);
  return row.value === undefined || holds === undefined ? row : { ...row, holds };
}

/** What the policies, and the answers to questions, read of a venue. */
export type PolicyVenue = Pick<
  VenueFacts,
  | 'slots'
  | 'foodTax'
  | 'rooms'
  | 'changingRooms'
  | 'parking'
  | 'facilities'
  | 'alcohol'
  | 'food'
  | 'decoration'
  | 'advance'
  | 'cancellable'
  | 'otherPolicies'
>;

/** Every policy group of the specification, in its order. */
export function listPolicyGroups(venue: PolicyVenue): readonly PolicyGroup[] {
  return [
    { id: 'timings', title: m.venues_policies_timings(), rows: timings(venue) },
    {
      id: 'tax',
      title: m.venues_policies_tax(),
      rows: [
        {
          id: 'foodTax',
          label: m.venues_policy_food_tax(),
          value: formatShare(venue.foodTax),
        },
      ],
    },
    { id: 'lodging', title: m.venues_policies_lodging(), rows: lodging(venue) },
    { id: 'changingRooms', title: m.venues_policies_changing_rooms(), rows: changingRooms(venue) },
    { id: 'parking', title: m.venues_policies_parking(), rows: parking(venue) },
    { id: 'alcohol', title: m.venues_policies_alcohol(), rows: alcohol(venue) },
    { id: 'food', title: m.venues_policies_food(), rows: food(venue) },
    { id: 'decoration', title: m.venues_policies_decoration(), rows: decoration(venue) },
    { id: 'advance', title: m.venues_policies_advance(), rows: [advance(venue)] },
    { id: 'cancellation', title: m.venues_policies_cancellation(), rows: [cancellation(venue)] },
    { id: 'other', title: m.venues_policies_other(), rows: otherPolicies(venue) },
  ];
}

function timings({ slots }: PolicyVenue): PolicyRow[] {
  const find = (kind: 'morning' | 'evening' | 'long') => {
    const slot = slots.find((one) => one.kind === kind);
    return slot && formatSlot(slot);
  };
  const closings = slots.map((slot) => slot.closes).filter((end) => end !== undefined);
  const closing = textRow(
    'closing',
    m.venues_policy_closing,
    closings.length > 0 ? formatClosing(Math.max(...closings)) : undefined,
    m.venues_policy_question_closing,
  );
  const long = find('long');
  if (long) return [{ id: 'long', label: m.venues_policy_long(), value: long }, closing];
  return [
    textRow('morning', m.venues_policy_morning, find('morning'), m.venues_policy_question_morning),
    textRow('evening', m.venues_policy_evening, find('evening'), m.venues_policy_question_evening),
    closing,
  ];
}

function lodging({ rooms }: PolicyVenue): PolicyRow[] {
  if (rooms?.count === 0)
    return [
      yesNoRow(
        'roomsAvailable',
        m.venues_policy_rooms_available,
        false,
        m.venues_policy_question_rooms_available,
      ),
    ];
  return [
    yesNoRow(
      'roomsAvailable',
      m.venues_policy_rooms_available,
      rooms && true,
      m.venues_policy_question_rooms_available,
    ),
    textRow(
      'roomCount',
      m.venues_policy_room_count,
      rooms && `${rooms.count}`,
      m.venues_policy_question_room_count,
    ),
    textRow(
      'roomPrice',
      m.venues_policy_room_price,
      rooms?.price === undefined ? undefined : m.venues_a_night({ price: formatPrice(rooms.price) }),
      m.venues_policy_question_room_price,
    ),
  ];
}

function changingRooms({ changingRooms: rooms }: PolicyVenue): PolicyRow[] {
  return [
    textRow(
      'changingRoomCount',
      m.venues_policy_changing_room_count,
      rooms && formatCount(rooms.count, m.format_rooms),
      m.venues_policy_question_changing_room_count,
    ),
    yesNoRow(
      'changingRoomsAirConditioned',
      m.venues_policy_changing_rooms_ac,
      rooms?.airConditioned,
      m.venues_policy_question_changing_rooms_ac,
    ),
  ];
}

function parking({ parking: spaces }: PolicyVenue): PolicyRow[] {
  return [
    textRow(
      'parkingSpaces',
      m.venues_policy_parking_spaces,
      spaces && formatCount(spaces.vehicles, m.format_vehicles),
      m.venues_policy_question_parking_spaces,
    ),
    yesNoRow('valet', m.venues_policy_valet, spaces?.valet, m.venues_policy_question_valet),
  ];
}

function alcohol({ alcohol: rules }: PolicyVenue): PolicyRow[] {
  return [
    yesNoRow(
      'alcoholAllowed',
      m.venues_policy_alcohol_allowed,
      rules?.allowed,
      m.venues_policy_question_alcohol_allowed,
    ),
    yesNoRow(
      'outsideAlcohol',
      m.venues_policy_outside_alcohol,
      rules?.outside,
      m.venues_question_outside_alcohol,
    ),
    yesNoRow('corkage', m.venues_policy_corkage, rules?.corkage, m.venues_policy_question_corkage),
  ];
}

function food({ food: rules }: PolicyVenue): PolicyRow[] {
  return [
    yesNoRow('venueFood', m.venues_policy_venue_food, rules?.byVenue, m.venues_policy_question_venue_food),
    yesNoRow(
      'outsideCaterer',
      m.venues_policy_outside_caterer,
      rules?.outsideCaterer,
      m.venues_question_outside_caterer,
    ),
    yesNoRow('nonVeg', m.venues_policy_non_veg, rules?.nonVeg, m.venues_policy_question_non_veg),
    textRow(
      'cateringRoyalty',
      m.venues_policy_royalty,
      rules?.cateringRoyalty === undefined
        ? undefined
        : m.venues_per_plate({ price: formatRupees(rules.cateringRoyalty) }),
      m.venues_policy_question_royalty,
    ),
  ];
}

function decoration({ decoration: rules }: PolicyVenue): PolicyRow[] {
  return [
    yesNoRow(
      'outsideDecorators',
      m.venues_policy_outside_decorators,
      rules?.outside,
      m.venues_question_outside_decorator,
    ),
    yesNoRow(
      'venueDecoration',
      m.venues_policy_venue_decoration,
      rules?.byVenue,
      m.venues_policy_question_venue_decoration,
    ),
    textRow(
      'decorationFrom',
      m.venues_policy_decoration_from,
      rules?.from === undefined ? undefined : m.format_from({ price: formatRupees(rules.from) }),
      m.venues_policy_question_decoration_from,
    ),
  ];
}

/** "25%" or "₹1,00,000"; undefined while it is unknown. */
export function formatAdvance(advance: VenueFacts['advance']): string | undefined {
  if (!advance) return undefined;
  if (advance.kind === 'amount') return formatRupees(advance.rupees);
  return advance.note ? `${formatShare(advance.share)}, ${advance.note}` : formatShare(advance.share);
}

function advance({ advance: due }: PolicyVenue): PolicyRow {
  const label =
    due?.kind === 'amount' && due.purpose === 'total-booking-amount'
      ? m.venues_policy_booking_amount
      : m.venues_policy_advance;
  return textRow('advance', label, formatAdvance(due), m.venues_policy_question_advance);
}

function cancellation({ cancellable }: PolicyVenue): PolicyRow {
  const value = cancellable ? m.venues_can_be_cancelled() : m.venues_non_cancellable();
  return yesNoRow(
    'cancellation',
    m.venues_policy_cancellation,
    cancellable,
    m.venues_policy_question_cancellation,
    cancellable === undefined ? undefined : value,
  );
}

/** From 100 vehicles on a yes, with the rule; below that the number alone, because no source says no. */
function ampleParking({ facilities, parking: spaces }: PolicyVenue): PolicyRow {
  const isAmple = facilities.includes('ample-parking');
  const vehicles = spaces && formatCount(spaces.vehicles, m.format_vehicles);
  return yesNoRow(
    'ampleParking',
    m.venues_policy_ample_parking,
    isAmple || undefined,
    m.venues_policy_question_ample_parking,
    vehicles && isAmple ? m.venues_policy_ample_parking_yes({ vehicles, from: ampleParkingFrom }) : vehicles,
  );
}

function otherPolicies(venue: PolicyVenue): PolicyRow[] {
  const rules = venue.otherPolicies;
  return [
    yesNoRow('lateMusic', m.venues_policy_late_music, rules?.lateMusic, m.venues_policy_question_late_music),
    yesNoRow(
      'airConditionedHalls',
      m.venues_policy_halls_ac,
      rules?.airConditionedHalls,
      m.venues_policy_question_halls_ac,
    ),
    ampleParking(venue),
    yesNoRow('baraat', m.venues_policy_baraat, rules?.baraat, m.venues_policy_question_baraat),
    yesNoRow(
      'firecrackers',
      m.venues_policy_firecrackers,
      rules?.firecrackers,
      m.venues_policy_question_firecrackers,
    ),
    yesNoRow('hawan', m.venues_policy_hawan, rules?.hawan, m.venues_policy_question_hawan),
    yesNoRow(
      'overnightWedding',
      m.venues_policy_overnight,
      rules?.overnightWedding,
      m.venues_policy_question_overnight,
    ),
  ];
}
