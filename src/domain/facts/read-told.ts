import * as v from 'valibot';
import { isVenueId } from '../shortlist-ids.ts';
import { type FactId, type Facts, isFactId, rowOf } from './facts.ts';
import { schemaOf } from './read-fact.ts';
import { type Told, type ToldVenues, toldLimits } from './told.ts';
import { toldShape } from './told-shape.ts';

/** The facts and notes that are known here and valid: a later version, or a stranger, may have written others. */
export function readFacts<Shape extends v.InferOutput<typeof toldShape>>({ facts, notes, ...rest }: Shape) {
  const valid = Object.entries(facts).filter(
    ([id, value]) => isFactId(id) && v.is(schemaOf(rowOf(id)), value),
  );
  const known = Object.entries(notes ?? {}).filter(([id]) => isFactId(id));
  return {
    ...rest,
    facts: Object.fromEntries(valid) as Facts,
    ...(known.length > 0 && { notes: Object.fromEntries(known) as { readonly [Id in FactId]?: string } }),
  };
}

/** What one hall told. */
const toldSchema = v.pipe(
  v.object({
    ...toldShape.entries,
    note: v.exactOptional(v.pipe(v.string(), v.maxLength(toldLimits.keptNote))),
    day: v.pipe(v.string(), v.isoDate()),
  }),
  v.transform(readFacts),
) satisfies v.GenericSchema<unknown, Told>;

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
