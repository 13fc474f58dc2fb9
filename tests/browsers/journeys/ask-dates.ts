import { expect } from '@playwright/test';
import { m } from '../../../src/i18n/compiled/messages.js';
import { samarGrand } from '../../venues.ts';
import { type Journey, phone } from './journey.ts';

/** One question about two dates to all venues of a list. */
export const askDates: Journey = async (visitor, receive) => {
  const { say } = visitor;
  const [thanks = ''] = say(m.response_dates_accepted, { count: '§', opens: '', closes: '' }).split('§');
  const date = (number: number) => say(m.leads_dates_date, { number });
  await visitor.open('/shortlist?venues=samargrand,hotelrajmahal&guests=300');
  await visitor.click('button', say(m.leads_dates_title));
  await visitor.see('field', date(1), { focused: true });
  await visitor.typeDate('12', '21', '2030');
  await visitor.click('button', say(m.leads_dates_add));
  await visitor.see('field', date(2), { focused: true });
  await visitor.typeDate('12', '25', '2030');
  await visitor.click('textbox', say(m.leads_phone));
  await visitor.enter(phone);
  await visitor.click('button', say(m.leads_dates_submit));
  await visitor.see('dialog', say(m.leads_dates_title), { text: thanks });
  const mail = await receive();
  expect(mail.text).toContain(
    `    Venue | Sat 21 Dec 2030 | Wed 25 Dec 2030\n    ${samarGrand.name} | ? | ?`,
  );
  expect(mail.attachments.map(({ filename }) => filename).join()).toMatch(/dates-\d+-2030-12-21-\w{5}\.csv/);
};
