import { expect } from '@playwright/test';
import { m } from '../../../src/i18n/compiled/messages.js';
import { type Journey, phone } from './journey.ts';

/** A call-back that cannot be sent: it waits on the device, and is sent on the next page. */
export const sendLater: Journey = async (visitor, receive, cutOff) => {
  const { say } = visitor;
  const [begin = '', end = ''] = say(m.leads_outbox, { kind: 'callback', venue: '', date: '§' }).split('§');
  await visitor.open('/whyus');
  await visitor.click('button', say(m.contact_call_back));
  await visitor.see('textbox', say(m.leads_phone), { focused: true });
  await visitor.enter(phone);
  const restore = cutOff();
  await visitor.click('button', say(m.leads_call_back_submit));
  await visitor.see('alert', /^/, { text: say(m.leads_queued) });
  await visitor.press('Escape');
  await visitor.see('paragraph', /^/, { text: begin });
  await visitor.see('paragraph', /^/, { text: end });
  restore();
  await visitor.open('/photos');
  await visitor.see('status', /^/, { text: say(m.leads_queued_sent, { count: 1 }) });
  expect((await receive()).text).toMatch(/Page: (\/hi)?\/whyus\n/);
};
