import { m } from '../i18n/compiled/messages.js';
import { closesAt, isVegetarianKitchen, type SlotFact } from './facts/fact-rules.ts';
import type { Known } from './facts/facts.ts';
import { formatCount, formatRupees } from './format.ts';
import type { VenueFacts } from './venue.ts';

/** Minutes after midnight: a slot that closes at 4 AM or later runs through the night. */
const overnightFrom = 28 * 60;

type FeatureFacts = Pick<VenueFacts, 'halls'> &
  Known<
    | 'vegPlate'
    | 'nonVegPlate'
    | 'servesNonVeg'
    | 'rooms'
    | 'changingRooms'
    | 'parking'
    | 'hasValet'
    | 'decoration'
    | 'cancellable'
    | SlotFact
  >;

/** The lines of "Features of venue", one for each known fact. */
export function listFeatures(venue: FeatureFacts): string[] {
  const { halls, rooms, changingRooms, parking, decoration } = venue;
  return [
    describeMenus(venue),
    halls.length > 1 && m.facts_feature_halls({ count: halls.length }),
    rooms !== undefined && rooms > 0 && m.facts_feature_rooms({ count: rooms }),
    changingRooms !== undefined && formatCount(changingRooms, m.facts_feature_changing_rooms),
    parking !== undefined && m.facts_feature_parking({ count: parking }),
    venue.hasValet && m.facts_feature_valet(),
    typeof decoration === 'object' && m.facts_feature_decoration({ price: formatRupees(decoration.from) }),
    (closesAt(venue) ?? 0) >= overnightFrom && m.facts_feature_overnight(),
    venue.cancellable && m.facts_feature_cancellable(),
  ].filter((line) => typeof line === 'string');
}

function describeMenus(venue: FeatureFacts): string | undefined {
  if (isVegetarianKitchen(venue)) return m.facts_feature_veg_kitchen();
  return venue.vegPlate !== undefined && venue.nonVegPlate !== undefined
    ? m.facts_feature_both_menus()
    : undefined;
}
