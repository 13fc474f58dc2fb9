import * as v from 'valibot';
import { fields, meta, tenDigitPhone, venue, visitFields } from './lead-fields.ts';

export const visit = fields({
  kind: v.literal('visit'),
  phone: tenDigitPhone,
  venue,
  ...visitFields,
  meta,
});
