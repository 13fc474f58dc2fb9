import * as v from 'valibot';
import { m } from '../../i18n/compiled/messages.js';
import { describeFunction, nameFunction } from '../event-details-text.ts';
import { formatRupees } from '../format.ts';
import { isVenueId } from '../shortlist-ids.ts';
import { type FactId, type Facts, rowOf } from './facts.ts';
import { formatFact } from './format-fact.ts';
import { schemaOf } from './read-fact.ts';
import type { Told, ToldVenues } from './told.ts';
import { toldFunctionsSchema } from './told-shape.ts';

const rupees = v.pipe(v.number(), v.integer(), v.minValue(0));
const item = v.optional(v.union([rupees, v.picklist(['included', 'open', 'not-needed'])]));

/** A quote as the version before stored it. */
const quoteSchema = v.object({
  venue: v.pipe(v.string(), v.check(isVenueId)),
  functions: toldFunctionsSchema,
  price: v.optional(
    v.variant('kind', [
      v.object({
        kind: v.literal('plate'),
        of: v.optional(v.picklist(['plate', 'package'])),
        veg: rupees,
        nonVeg: v.optional(rupees),
        minimum: v.optional(rupees),
      }),
      v.object({ kind: v.literal('sum'), rupees }),
    ]),
  ),
  tax: v.optional(v.union([v.literal('included'), v.number()])),
  items: v.object({
    rooms: item,
    decoration: item,
    dj: item,
    generator: item,
    corkage: item,
    cleaning: item,
  }),
  advance: v.optional(v.union([v.object({ rupees }), v.object({ share: v.number() })])),
});
type Quote = v.InferOutput<typeof quoteSchema>;

/** What a quote could say. */
const labels = {
  vegPlate: m.facts_vegPlate,
  nonVegPlate: m.facts_nonVegPlate,
  vegPackage: m.facts_vegPackage,
  nonVegPackage: m.facts_nonVegPackage,
  minimumPlates: m.facts_minimumPlates,
  foodTax: m.facts_foodTax,
  roomPrice: m.facts_roomPrice,
  decoration: m.facts_decoration,
  dj: m.facts_dj,
  generator: m.facts_generator,
  cleaning: m.facts_cleaning,
  corkage: m.facts_corkage,
  advanceRupees: m.facts_advanceRupees,
  advanceShare: m.facts_advanceShare,
} as const satisfies { readonly [Id in FactId]?: () => string };
type QuotedFact = keyof typeof labels;

/**
 * What halls told, from the quotes that the version before stored: of each venue the newest; older ones become lines of the note, as does
 * what no fact can hold, such as a corkage in all. `today` is YYYY-MM-DD.
 */
export function readOldQuotes(text: string, today: string): ToldVenues {
  const list = v.safeParse(v.pipe(v.string(), v.parseJson(), v.array(v.unknown())), text);
  if (!list.success) return {};
  const quotes = list.output.flatMap((one) => {
    const quote = v.safeParse(quoteSchema, one);
    return quote.success ? [quote.output] : [];
  });
  const venues = new Map<string, Told>();
  for (const quote of quotes) {
    const { note: rest, ...told } = toTold(quote, today);
    const before = venues.get(quote.venue);
    const note = [rest, before && describeTold(before)].filter(Boolean).join('\n');
    venues.set(quote.venue, { ...told, ...(note && { note }) });
  }
  return Object.fromEntries(venues);
}

function toTold(quote: Quote, day: string): Told {
  const { price, tax, items, advance, functions } = quote;
  const plates = price?.kind === 'plate' ? price : undefined;
  const [veg, nonVeg] =
    plates?.of === 'package'
      ? (['vegPackage', 'nonVegPackage'] as const)
      : (['vegPlate', 'nonVegPlate'] as const);
  const eatNonVeg = functions.some(({ vegShare }) => vegShare < 1);
  const charge = (answer: Quote['items']['dj']) => {
    if (answer === 0) return 'no-charge';
    return answer === 'open' || answer === 'not-needed' ? undefined : answer;
  };
  const rooms = items.rooms;
  const stated: Readonly<Partial<Record<QuotedFact, unknown>>> = {
    [veg]: plates?.veg,
    // One price was that of every plate.
    [nonVeg]: plates && (plates.nonVeg ?? (eatNonVeg ? plates.veg : undefined)),
    minimumPlates: plates?.minimum,
    foodTax: tax,
    roomPrice: typeof rooms === 'number' && rooms > 0 ? rooms : undefined,
    decoration: charge(items.decoration),
    dj: charge(items.dj),
    generator: charge(items.generator),
    cleaning: charge(items.cleaning),
    corkage: items.corkage === 'included' ? items.corkage : undefined,
    advanceRupees: advance && 'rupees' in advance ? advance.rupees : undefined,
    advanceShare: advance && 'share' in advance ? advance.share : undefined,
  };
  const given = Object.entries(stated).filter(([, value]) => value !== undefined) as [QuotedFact, never][];
  const isValid = ([id, value]: [QuotedFact, unknown]) => v.is(schemaOf(rowOf(id)), value);
  const lines = given
    .filter((one) => !isValid(one))
    .map(([id, value]) => `${labels[id]()}: ${formatFact(id, value)}`);
  // It was a price in all, and the fact is a price a bottle.
  if (typeof items.corkage === 'number') lines.push(`${labels.corkage()}: ${formatRupees(items.corkage)}`);
  return {
    facts: Object.fromEntries(given.filter(isValid)) as Facts,
    ...(price?.kind === 'sum' && price.rupees > 0 && { sum: { rupees: price.rupees, functions } }),
    ...(plates?.of && { plate: plates.of }),
    ...((rooms === 'included' || rooms === 0) && { roomsIncluded: true }),
    ...(lines.length > 0 && { note: lines.join('\n') }),
    day,
  };
}

/** An older quote in one line, then the lines of its note. */
function describeTold({ facts, sum, roomsIncluded, note }: Told): string {
  const parts = [
    ...(sum ? [sum.functions.map(forFunction).join(' + '), formatRupees(sum.rupees)] : []),
    ...Object.entries(facts).map(
      ([id, value]) => `${labels[id as QuotedFact]()}: ${formatFact(id as FactId, value as never)}`,
    ),
    ...(roomsIncluded ? [`${labels.roomPrice()}: ${m.format_included()}`] : []),
  ];
  return [m.told_earlier({ facts: parts.join(', ') }), note].filter(Boolean).join('\n');
}

const forFunction = (one: Quote['functions'][number]) => {
  const { name, ...rest } = one;
  const plain = { ...rest, ...(name && { name }), decor: undefined };
  return `${nameFunction(plain)}, ${describeFunction(plain)}`;
};
