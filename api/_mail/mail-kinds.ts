import type { LeadFields, LeadKind } from '../../src/features/leads/lead-schema.ts';
import { callback } from './kinds/callback.ts';
import { dates } from './kinds/dates.ts';
import { enquiry } from './kinds/enquiry.ts';
import type { FieldsOf, MailKind } from './kinds/mail-kind.ts';
import { owner } from './kinds/owner.ts';
import { price } from './kinds/price.ts';
import { tour } from './kinds/tour.ts';
import { venueCallback } from './kinds/venue-callback.ts';
import { visit } from './kinds/visit.ts';

const mailKinds: { readonly [Kind in LeadKind]: MailKind<FieldsOf<Kind>> } = {
  callback,
  price,
  enquiry,
  'venue-callback': venueCallback,
  visit,
  tour,
  dates,
  owner,
};

export const mailKindOf = ({ kind }: LeadFields): MailKind => mailKinds[kind];
