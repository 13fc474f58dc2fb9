import * as v from 'valibot';
import { eventDetailsLimits, isFunctionName } from '../event-details.ts';
import { functionKinds } from '../function-kinds.ts';
import { toldLimits } from './told.ts';

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

/** What a hall told, its facts by id: their values are checked by `readFacts`, whose table no form of a lead loads. */
export const toldShape = v.object({
  facts: v.record(v.string(), v.unknown()),
  notes: v.exactOptional(v.record(v.string(), v.pipe(v.string(), v.maxLength(toldLimits.factNote)))),
  sum: v.exactOptional(
    v.object({ rupees: wholeNumber(1, toldLimits.rupees), functions: toldFunctionsSchema }),
  ),
  plate: v.exactOptional(v.picklist(['plate', 'package'])),
  roomsIncluded: v.exactOptional(v.literal(true)),
  seats: v.exactOptional(wholeNumber(1, toldLimits.seats)),
});
