import * as v from 'valibot';
import { leadLimits } from '../../../domain/lead-limits.ts';
import * as m from '../../../i18n/compiled/messages.js';
import {
  anyPhone,
  count,
  fields,
  meta,
  optional,
  required,
  toError,
  tooLong,
  trimmed,
  venue,
} from './lead-fields.ts';

/** Someone who wants a hall to be listed, or its page to be corrected. Form and function check the answers by domain/owner-file.ts. */
export const owner = fields({
  kind: v.literal('owner'),
  phone: anyPhone,
  /** The name of the hall. */
  venue,
  city: required(leadLimits.choice, toError(m.leads_error_city)),
  name: optional(leadLimits.name),
  /** The venue on our site that the answers are about. */
  venueId: optional(leadLimits.choice),
  answers: v.optional(
    v.pipe(
      v.array(
        v.object({
          question: v.pipe(v.string(), v.maxLength(leadLimits.question)),
          hall: v.optional(count),
          answer: v.pipe(v.string(), trimmed, v.maxLength(leadLimits.answer, tooLong)),
          replaces: optional(leadLimits.answer),
        }),
      ),
      v.maxLength(leadLimits.answers, tooLong),
    ),
  ),
  meta,
});
