import { expect } from '@playwright/test';
import { m } from '../../../src/i18n/compiled/messages.js';
import { royalImperio } from '../../venues.ts';
import { type Journey, phone } from './journey.ts';

export const priceRequest: Journey = async (visitor, receive) => {
  const { say } = visitor;
  const [thanks = ''] = say(m.response_price_accepted, { count: '§', opens: '', closes: '' }).split('§');
  await visitor.open('/venues/royalimperio');
  await visitor.click('button', say(m.venues_tour));
  await visitor.see('dialog', say(m.leads_price_title));
  await visitor.focus('field', say(m.leads_event_date));
  await visitor.typeDate('12', '14', '2027');
  await visitor.tabTo('combobox', say(m.leads_guests));
  await visitor.type('200');
  await visitor.click('button', say(m.leads_price_next));
  await visitor.see('textbox', say(m.leads_phone), { focused: true });
  await visitor.enter(phone);
  await visitor.click('button', say(m.leads_price_submit));
  await visitor.see('status', /^/, { text: thanks });
  await visitor.see('button', say(m.venues_tour), { focused: true });
  const { subject, text } = await receive();
  expect(subject).toContain(`Price · 200-300 guests · 14 Dec 2027 · ${royalImperio.name} · +91 `);
  expect(text).toContain('Control: Venue Tour');
};
