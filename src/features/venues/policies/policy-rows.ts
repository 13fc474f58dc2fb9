import { ampleParkingFrom } from '../../../domain/choices.ts';
import { advanceOf, closesAt, confirmationOf, type SlotFact } from '../../../domain/facts/fact-rules.ts';
import { factTexts } from '../../../domain/facts/fact-texts.ts';
import type { FactId, Known } from '../../../domain/facts/facts.ts';
import { formatFact } from '../../../domain/facts/format-fact.ts';
import {
  formatClosing,
  formatCount,
  formatRupees,
  formatShare,
  formatSlot,
  formatYesNo,
} from '../../../domain/format.ts';
import type { Confirmation, Confirmed } from '../../../domain/venue.ts';
import { m } from '../../../i18n/compiled/messages.js';

/** A label as a row has it, or as the first or a further item of a list: "Space for", "Space", "valet". */
type PolicyLabel = (inputs: { readonly place: 'row' | 'first' | 'rest' }) => string;

interface PolicyDefinition {
  readonly id: string;
  /** What the row states; the question of the first is asked while it is unknown. */
  readonly facts: readonly [FactId, ...FactId[]];
  readonly label: PolicyLabel;
  /** The label of what this venue has, where it is another. */
  readonly labelOf?: (venue: Known) => string | undefined;
  /** Undefined while it is unknown; by default the first fact as it is written everywhere. */
  readonly show?: (venue: Known) => string | undefined;
  /** A yes or a no; by default that of the first fact. */
  readonly holds?: (venue: Known) => boolean | undefined;
  /** Whether the row applies to the venue. */
  readonly applies?: (venue: Known) => boolean;
  /** Beyond the specification: shown only where it is known. */
  readonly isExtra?: true;
}

/** A row that states one fact. */
const row = (id: FactId, label: PolicyLabel, more: Partial<PolicyDefinition> = {}): PolicyDefinition => ({
  id,
  facts: [id],
  label,
  ...more,
});

const extra = (id: FactId): PolicyDefinition => row(id, () => factTexts[id].label(), { isExtra: true });

const hasLongSlot = ({ longOpens, longCloses }: Known) => (longOpens ?? longCloses) !== undefined;
const hasNoLongSlot = (venue: Known) => !hasLongSlot(venue);

const slotRow = (
  opens: SlotFact,
  closes: SlotFact,
  label: PolicyLabel,
  applies: (venue: Known) => boolean,
): PolicyDefinition =>
  row(opens, label, {
    facts: [opens, closes],
    show: (venue) => formatSlot({ opens: venue[opens], closes: venue[closes] }),
    applies,
  });

const mayHaveRooms = ({ rooms }: Known) => rooms !== 0;

/** "25%" or "₹1,00,000"; undefined while it is unknown. */
function formatAdvance(venue: Known): string | undefined {
  const advance = advanceOf(venue);
  if (!advance) return undefined;
  if (advance.kind === 'amount') return formatRupees(advance.rupees);
  return advance.note ? `${formatShare(advance.share)}, ${advance.note}` : formatShare(advance.share);
}

function formatClosingOf(venue: Known): string | undefined {
  const closes = closesAt(venue);
  return closes === undefined ? undefined : formatClosing(closes);
}

/** From 100 vehicles on a yes, with the rule; below that the number alone, because no source says no. */
function showAmpleParking({ parking }: Known): string | undefined {
  if (parking === undefined) return undefined;
  const vehicles = formatCount(parking, m.format_vehicles);
  return parking >= ampleParkingFrom
    ? m.venues_policy_ample_parking_yes({ vehicles, from: ampleParkingFrom })
    : vehicles;
}

/** The policies of the specification, in its order, and beside them what else halls say. */
const definitions = {
  timings: {
    title: m.venues_policies_timings,
    rows: [
      slotRow('longOpens', 'longCloses', m.venues_policy_long, hasLongSlot),
      slotRow('morningOpens', 'morningCloses', m.venues_policy_morning, hasNoLongSlot),
      slotRow('eveningOpens', 'eveningCloses', m.venues_policy_evening, hasNoLongSlot),
      row('eveningCloses', m.venues_policy_closing, {
        facts: ['eveningCloses', 'morningCloses', 'longCloses'],
        show: formatClosingOf,
      }),
      extra('extraHour'),
    ],
  },
  tax: { title: m.venues_policies_tax, rows: [row('foodTax', m.venues_policy_food_tax)] },
  lodging: {
    title: m.venues_policies_lodging,
    rows: [
      {
        id: 'roomsAvailable',
        facts: ['rooms'],
        label: m.venues_policy_rooms_available,
        show: ({ rooms }) => (rooms === undefined ? undefined : formatYesNo(rooms > 0)),
        holds: ({ rooms }) => (rooms === undefined ? undefined : rooms > 0),
      },
      row('rooms', m.venues_policy_room_count, {
        show: ({ rooms }) => (rooms === undefined ? undefined : String(rooms)),
        applies: mayHaveRooms,
      }),
      row('roomPrice', m.venues_policy_room_price, { applies: mayHaveRooms }),
    ],
  },
  changingRooms: {
    title: m.venues_policies_changing_rooms,
    rows: [
      row('changingRooms', m.venues_policy_changing_room_count),
      row('airConditionedChangingRooms', m.venues_policy_changing_rooms_ac),
    ],
  },
  parking: {
    title: m.venues_policies_parking,
    rows: [
      row('parking', m.venues_policy_parking_spaces),
      row('hasValet', m.venues_policy_valet),
      extra('valet'),
    ],
  },
  alcohol: {
    title: m.venues_policies_alcohol,
    rows: [
      row('alcohol', m.venues_policy_alcohol_allowed),
      row('outsideAlcohol', m.venues_policy_outside_alcohol),
      row('takesCorkage', m.venues_policy_corkage),
      extra('corkage'),
      extra('licenceByVenue'),
    ],
  },
  food: {
    title: m.venues_policies_food,
    rows: [
      row('foodByVenue', m.venues_policy_venue_food),
      row('outsideCaterer', m.venues_policy_outside_caterer),
      row('servesNonVeg', m.venues_policy_non_veg),
      row('royalty', m.venues_policy_royalty),
      extra('minimumPlates'),
      extra('jainKitchen'),
    ],
  },
  decoration: {
    title: m.venues_policies_decoration,
    rows: [
      row('outsideDecorator', m.venues_policy_outside_decorators),
      row('decorationByVenue', m.venues_policy_venue_decoration),
      row('decoration', m.venues_policy_decoration_from, {
        labelOf: ({ decoration }) =>
          decoration === undefined || typeof decoration === 'object'
            ? undefined
            : factTexts.decoration.label(),
      }),
      extra('decorationIncludes'),
    ],
  },
  advance: {
    title: m.venues_policies_advance,
    rows: [
      row('advanceShare', m.venues_policy_advance, {
        facts: ['advanceShare', 'advanceRupees', 'bookingAmount', 'advanceNote'],
        labelOf: ({ bookingAmount }) =>
          bookingAmount === undefined ? undefined : factTexts.bookingAmount.label(),
        show: formatAdvance,
      }),
      extra('deposit'),
    ],
  },
  cancellation: {
    title: m.venues_policies_cancellation,
    rows: [
      row('cancellable', m.venues_policy_cancellation, {
        show: ({ cancellable }) => {
          if (cancellable === undefined) return undefined;
          return cancellable ? m.venues_can_be_cancelled() : m.venues_non_cancellable();
        },
      }),
      extra('refund'),
    ],
  },
  other: {
    title: m.venues_policies_other,
    rows: [
      row('lateMusic', m.venues_policy_late_music),
      extra('musicUntil'),
      row('airConditionedHalls', m.venues_policy_halls_ac),
      {
        id: 'ampleParking',
        facts: ['parking'],
        label: m.venues_policy_ample_parking,
        show: showAmpleParking,
        holds: ({ parking = 0 }) => parking >= ampleParkingFrom || undefined,
      },
      row('baraat', m.venues_policy_baraat),
      row('firecrackers', m.venues_policy_firecrackers),
      row('hawan', m.venues_policy_hawan),
      row('overnightWedding', m.venues_policy_overnight),
      extra('dj'),
      extra('generator'),
      extra('cleaning'),
      extra('lift'),
      extra('stepFree'),
      extra('rainCover'),
    ],
  },
} as const satisfies Readonly<
  Record<string, { readonly title: () => string; readonly rows: readonly PolicyDefinition[] }>
>;

export type PolicyGroupId = keyof typeof definitions;
export const policyGroupIds = Object.keys(definitions) as readonly PolicyGroupId[];

interface Policy {
  readonly id: string;
  readonly label: string;
  /** The label of the row at every venue. */
  readonly commonLabel: string;
}

interface KnownPolicy {
  readonly value: string;
  readonly isExtra?: never;
  readonly holds?: boolean;
  readonly confirmed?: Confirmation;
}

interface UnknownPolicy {
  readonly value?: undefined;
  readonly question: string;
  readonly listLabel: PolicyLabel;
  readonly isExtra?: true;
}

/** A policy with its value (`holds` for a yes or a no), or with the question to ask while it is unknown. */
export type PolicyRow = Policy & (KnownPolicy | UnknownPolicy);

export interface PolicyGroup {
  readonly id: PolicyGroupId;
  readonly title: string;
  readonly rows: readonly PolicyRow[];
}

/** What the policies read of a venue. */
export type PolicyVenue = Known & { readonly confirmed?: Confirmed | undefined };

const allRows: readonly PolicyDefinition[] = Object.values(definitions).flatMap(({ rows }) => rows);

/** A fact as the row of its id states it; undefined while it is unknown. */
export function showFact(fact: FactId, venue: Known): string | undefined {
  const definition = allRows.find(({ id }) => id === fact);
  return definition && showPolicy(definition, venue);
}

/** Every group of policies, each with the rows that apply to the venue. */
export const listPolicyGroups = (venue: PolicyVenue): readonly PolicyGroup[] =>
  policyGroupIds.map((id) => {
    const { title, rows }: { title: () => string; rows: readonly PolicyDefinition[] } = definitions[id];
    const applying = rows.filter(({ applies }) => !applies || applies(venue));
    return { id, title: title(), rows: applying.map((one) => toRow(one, venue)) };
  });

function toRow(definition: PolicyDefinition, venue: PolicyVenue): PolicyRow {
  const { id, label, labelOf, isExtra, facts } = definition;
  const [fact] = facts;
  const value = showPolicy(definition, venue);
  const commonLabel = label({ place: 'row' });
  const common = { id, commonLabel, label: labelOf?.(venue) ?? commonLabel };
  if (value === undefined) {
    const question = factTexts[fact].question();
    return { ...common, question, listLabel: label, ...(isExtra && { isExtra }) };
  }
  const stated = venue[fact];
  const holds = definition.holds ? definition.holds(venue) : typeof stated === 'boolean' ? stated : undefined;
  const confirmed = confirmationOf(venue, facts);
  return { ...common, value, ...(holds !== undefined && { holds }), ...(confirmed && { confirmed }) };
}

function showPolicy({ show, facts: [fact] }: PolicyDefinition, venue: Known): string | undefined {
  if (show) return show(venue);
  const value = venue[fact];
  return value === undefined ? undefined : formatFact(fact, value);
}
