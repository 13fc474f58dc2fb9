import { expect } from '@playwright/test';
import { slotsOf } from '../../../src/domain/facts/fact-rules.ts';
import { tourHours } from '../../../src/features/leads/visit-times.ts';
import { m } from '../../../src/i18n/compiled/messages.js';
import { tomorrow } from '../../e2e/support/page-actions.ts';
import { lagoonaEmerald, samarGrand } from '../../venues.ts';
import { type Journey, phone } from './journey.ts';

/** A tour of the venues of a list, in an order of the family's own. */
export const visit: Journey = async (visitor, receive) => {
  const { say } = visitor;
  const [year = '', month = '', day = ''] = tomorrow().split('-');
  await visitor.open('/shortlist?venues=samargrand,lagoonaemerald&guests=300');
  await visitor.click('link', say(m.shortlist_visit));
  await visitor.click('button', say(m.leads_tour_earlier_name, { name: lagoonaEmerald.name }));
  await visitor.click('textbox', say(m.leads_phone));
  await visitor.enter(phone);
  await visitor.focus('field', say(m.leads_date));
  await visitor.typeDate(month, day, year);
  await visitor.focus('field', say(m.leads_time));
  await visitor.type(typedTime(tourHours([lagoonaEmerald, samarGrand].map(slotsOf)).from));
  await visitor.click('button', say(m.leads_tour_submit));
  await visitor.see('button', say(m.leads_calendar_add));
  const mail = await receive();
  expect(mail.text).toContain(`Venues, in order: 1. ${lagoonaEmerald.name}\n    2. ${samarGrand.name}\n`);
  expect(mail.attachments.map(({ mimeType }) => mimeType)).toContain('text/calendar');
};

/** `HH:MM` as it is typed into a time field: "1000AM". */
function typedTime(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const twoDigits = (count: number) => String(count).padStart(2, '0');
  return `${twoDigits(hour % 12 || 12)}${twoDigits(minute)}${hour < 12 ? 'AM' : 'PM'}`;
}
