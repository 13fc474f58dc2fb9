import { expect } from '@playwright/test';
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
  await visitor.type('1000AM');
  await visitor.click('button', say(m.leads_tour_submit));
  await visitor.see('button', say(m.leads_calendar_add));
  const mail = await receive();
  expect(mail.text).toContain(`Venues, in order: 1. ${lagoonaEmerald.name}\n    2. ${samarGrand.name}\n`);
  expect(mail.attachments.map(({ mimeType }) => mimeType)).toContain('text/calendar');
};
