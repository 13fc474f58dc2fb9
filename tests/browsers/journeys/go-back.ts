import { m } from '../../../src/i18n/compiled/messages.js';
import { samarGrand } from '../../venues.ts';
import { type Journey, phone } from './journey.ts';

/**
 * A number is typed, the dialog left by Escape and the page by a step back, and the number sent when it is opened again. Escape
 * stands for Android's Back, which a headless Chromium does not have: both are close requests.
 */
export const goBack: Journey = async (visitor, receive) => {
  const { say } = visitor;
  const open = async () => {
    await visitor.click('button', say(m.contact_call_back));
    await visitor.see('dialog', say(m.leads_call_back_title));
  };
  await visitor.open('/faridabad');
  await visitor.click('link', samarGrand.name);
  await visitor.see('heading', samarGrand.name, { level: 1 });
  await open();
  await visitor.see('textbox', say(m.leads_phone), { focused: true });
  await visitor.enter(phone);
  await visitor.press('Escape');
  await visitor.seeCount(0, 'dialog');
  await visitor.see('heading', samarGrand.name, { level: 1 });
  await open();
  await visitor.see('textbox', say(m.leads_phone), { text: phone });
  await visitor.goBack();
  await visitor.seeCount(0, 'dialog');
  await visitor.seeAddress('/faridabad');
  await visitor.click('link', samarGrand.name);
  await visitor.see('heading', samarGrand.name, { level: 1 });
  await open();
  await visitor.see('textbox', say(m.leads_phone), { text: phone });
  await visitor.click('button', say(m.leads_call_back_submit));
  await receive();
};
