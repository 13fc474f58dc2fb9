import * as v from 'valibot';
import { callTime, fields, meta, tenDigitPhone, venue } from './lead-fields.ts';

export const venueCallback = fields({
  kind: v.literal('venue-callback'),
  phone: tenDigitPhone,
  venue,
  callTime,
  meta,
});
