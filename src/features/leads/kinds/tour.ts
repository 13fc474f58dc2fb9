import * as v from 'valibot';
import { leadLimits, maxTourVenues } from '../../../domain/lead-limits.ts';
import { fields, list, meta, noVenues, required, tenDigitPhone, visitFields } from './lead-fields.ts';

export const tour = fields({
  kind: v.literal('tour'),
  phone: tenDigitPhone,
  /** In the order in which they are visited. */
  venues: list(required(leadLimits.venue, noVenues), maxTourVenues, noVenues),
  ...visitFields,
  meta,
});
