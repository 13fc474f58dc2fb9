import { expect } from '@playwright/test';
import { m } from '../../../src/i18n/compiled/messages.js';
import type { Journey } from './journey.ts';
import { sendCallBack } from './steps.ts';

export const callBack: Journey = async (visitor, receive) => {
  await visitor.open('/whyus');
  await visitor.click('button', visitor.say(m.contact_call_back));
  await sendCallBack(visitor);
  const mail = await receive();
  expect(mail.subject).toMatch(/^(\[Check\] )?Call back · \+91 98765 12345/);
  expect(mail.text).toMatch(/Page: (\/hi)?\/whyus\n/);
};
