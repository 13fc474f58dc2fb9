import { expect } from '@playwright/test';
import { m } from '../../../src/i18n/compiled/messages.js';
import type { Journey } from './journey.ts';
import { sendCallBack } from './steps.ts';

/** Sent at first without a number. */
export const callBack: Journey = async (visitor, receive) => {
  const { say } = visitor;
  await visitor.open('/whyus');
  await visitor.click('button', say(m.contact_call_back));
  await visitor.click('button', say(m.leads_call_back_submit));
  await visitor.see('alert', /^/, { text: say(m.leads_error_phone) });
  await sendCallBack(visitor);
  const mail = await receive();
  expect(mail.subject).toMatch(/^(\[Check\] )?Call back · \+91 98765 12345/);
  expect(mail.text).toMatch(/Page: (\/hi)?\/whyus\n/);
  expect(mail.text).toContain('Control: side button');
};
