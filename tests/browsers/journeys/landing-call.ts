import { expect } from '@playwright/test';
import { m } from '../../../src/i18n/compiled/messages.js';
import { type Journey, phone } from './journey.ts';

/** The landing page's form for a call: at first without a number. */
export const landingCall: Journey = async (visitor, receive) => {
  const { say } = visitor;
  await visitor.open('/faridabadlp');
  await visitor.click('button', say(m.leads_landing_call_submit));
  await visitor.see('alert', /^/, { text: say(m.leads_error_ten_digits) });
  await visitor.see('textbox', say(m.leads_phone), { focused: true });
  await visitor.enter(phone);
  await visitor.click('button', say(m.leads_landing_call_submit));
  await visitor.see('status', /^/, { text: say(m.leads_submitted) });
  expect((await receive()).subject).toContain('+91 98765 12345');
};
