import * as v from 'valibot';
import { leadLimits } from '../../../domain/lead-limits.ts';
import * as m from '../../../i18n/compiled/messages.js';
import {
  anyPhone,
  fields,
  guestCount,
  meta,
  optional,
  optionalDate,
  required,
  toError,
} from './lead-fields.ts';

const noEmail = toError(m.leads_error_email);

export const enquiry = fields({
  kind: v.literal('enquiry'),
  name: required(leadLimits.name, toError(m.leads_error_name)),
  /** The rule of `<input type="email">`, without what would make it look like another address in a mail. */
  email: v.pipe(
    required(leadLimits.email, noEmail),
    v.transform((text) => text.replace(/\p{Cf}|[.।]\p{Cf}*$/gu, '')),
    v.rfcEmail(noEmail),
    v.regex(/^[^/?#:]+$/, noEmail),
  ),
  phone: anyPhone,
  eventType: required(leadLimits.choice, toError(m.leads_error_event_type)),
  location: optional(leadLimits.venue),
  date: optionalDate,
  guests: guestCount,
  message: optional(leadLimits.message),
  meta,
});
