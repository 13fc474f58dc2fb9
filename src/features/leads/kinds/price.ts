import * as v from 'valibot';
import { leadLimits } from '../../../domain/lead-limits.ts';
import * as m from '../../../i18n/compiled/messages.js';
import {
  anyPhone,
  fields,
  meta,
  notUnderstood,
  required,
  requiredDate,
  toError,
  venue,
} from './lead-fields.ts';

const noDateAndGuests = toError(m.leads_error_date_and_guests);

export const price = fields({
  kind: v.literal('price'),
  venue,
  date: requiredDate(noDateAndGuests),
  /** One of `guestRangeValues`. */
  guests: required(leadLimits.choice, noDateAndGuests),
  phone: anyPhone,
  whatsapp: v.optional(v.boolean(notUnderstood), false),
  meta,
});
