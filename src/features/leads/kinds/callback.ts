import * as v from 'valibot';
import { anyPhone, callTime, fields, guestCount, meta, optionalDate } from './lead-fields.ts';

export const callback = fields({
  kind: v.literal('callback'),
  phone: anyPhone,
  callTime,
  date: optionalDate,
  guests: guestCount,
  meta,
});
