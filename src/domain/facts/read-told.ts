import * as v from 'valibot';
import { functionKinds } from '../choices.ts';
import { eventDetailsLimits, isFunctionName } from '../event-details.ts';
import { isVenueId } from '../shortlist-ids.ts';
import { schemaOf } from './fact-kinds.ts';
import { type FactId, type Facts, isFactId, rowOf } from './facts.ts';
import type { Told, ToldVenues } from './told.ts';

/** The highest numbers of what a hall told; lengths in characters. `keptNote` is that of a note that an older version has stored. */
export const toldLimits = {
  rupees: 100_000_000,
  seats: 20_000,
  factNote: 80,
  note: 300,
  keptNote: 8000,
} as const;

const wholeNumber = (low: number, high: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(low), v.maxValue(high));

/** Functions as a hall was told them. */
export const toldFunctionsSchema = v.pipe(
  v.array(
    v.object({
      kind: v.picklist(functionKinds),
      name: v.optional(v.pipe(v.string(), v.check(isFunctionName))),
      guests: wholeNumber(1, eventDetailsLimits.guests),
      vegShare: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
      rooms: wholeNumber(0, eventDetailsLimits.rooms),
    }),
  ),
  v.minLength(1),
  v.maxLength(eventDetailsLimits.functions),
  v.readonly(),
);

/** Those that are known here and valid: a later version may have stored others. */
function validFacts(stored: Readonly<Record<string, unknown>>): Facts {
  const valid = Object.entries(stored).filter(
    ([id, value]) => isFactId(id) && v.is(schemaOf(rowOf(id)), value),
  );
  return Object.fromEntries(valid);
}

const factNotes = v.pipe(
  v.record(v.string(), v.pipe(v.string(), v.maxLength(toldLimits.factNote))),
  v.transform((notes): { readonly [Id in FactId]?: string } =>
    Object.fromEntries(Object.entries(notes).filter(([id]) => isFactId(id))),
  ),
);

/** What one hall told. */
export const toldSchema = v.object({
  facts: v.pipe(v.record(v.string(), v.unknown()), v.transform(validFacts)),
  notes: v.exactOptional(factNotes),
  sum: v.exactOptional(
    v.object({ rupees: wholeNumber(1, toldLimits.rupees), functions: toldFunctionsSchema }),
  ),
  plate: v.exactOptional(v.picklist(['plate', 'package'])),
  roomsIncluded: v.exactOptional(v.literal(true)),
  seats: v.exactOptional(wholeNumber(1, toldLimits.seats)),
  note: v.exactOptional(v.pipe(v.string(), v.maxLength(toldLimits.keptNote))),
  day: v.pipe(v.string(), v.isoDate()),
}) satisfies v.GenericSchema<unknown, Told>;

const record = v.record(v.string(), v.unknown());

/** What is stored as text, by venue; what is not readable is left out. */
export function readTold(text: string): ToldVenues {
  const stored = v.safeParse(v.pipe(v.string(), v.parseJson(), record), text);
  if (!stored.success) return {};
  return Object.fromEntries(
    Object.entries(stored.output).flatMap(([id, value]) => {
      const told = v.safeParse(toldSchema, value);
      return isVenueId(id) && told.success ? [[id, told.output]] : [];
    }),
  );
}

/** The text that `readTold` reads back; empty where nothing was told. */
export const formatTold = (venues: ToldVenues): string =>
  Object.keys(venues).length > 0 ? JSON.stringify(venues) : '';
