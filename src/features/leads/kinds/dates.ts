import * as v from 'valibot';
import { isDate } from '../../../domain/dates.ts';
import { eventDetailsLimits } from '../../../domain/event-details.ts';
import { datesLimits, leadLimits } from '../../../domain/lead-limits.ts';
import * as m from '../../../i18n/compiled/messages.js';
import {
  anyPhone,
  count,
  fields,
  lenient,
  list,
  meta,
  noDate,
  notRealDate,
  notUnderstood,
  noVenues,
  optional,
  required,
  toError,
} from './lead-fields.ts';

const isGuestCount = (guests: number) =>
  Number.isInteger(guests) && guests > 0 && guests <= datesLimits.guests;

const realDate = v.pipe(v.string(noDate), v.nonEmpty(noDate), v.check(isDate, notRealDate));

/** A function of a wedding. */
const datedFunction = fields({
  /** Its kind in English, or the family's own words: it does not depend on the language of the page. */
  label: required(leadLimits.functionLabel, notUnderstood),
  /** The form has no fields for these, so an invalid one does not make the lead invalid. */
  guests: lenient(v.pipe(v.number(), v.check(isGuestCount))),
  vegShare: lenient(v.pipe(v.number(), v.minValue(0), v.maxValue(1))),
  /** Guest rooms for the night. */
  rooms: lenient(v.pipe(count, v.maxValue(eventDetailsLimits.rooms))),
  /** Those of the request's venues that are asked for it; all without any. */
  venues: lenient(list(required(leadLimits.venue, notUnderstood), datesLimits.venues, notUnderstood)),
  dates: v.pipe(
    list(realDate, datesLimits.dates, noDate),
    v.checkItems((date, index, dates) => dates.indexOf(date) === index, toError(m.leads_error_same_date)),
  ),
});

/** Which dates are free. */
export const dates = fields({
  kind: v.literal('dates'),
  phone: anyPhone,
  name: optional(leadLimits.name),
  functions: list(datedFunction, datesLimits.functions, noDate),
  venues: list(required(leadLimits.venue, noVenues), datesLimits.venues, noVenues),
  meta,
});
