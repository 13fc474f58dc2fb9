import { expect } from '@playwright/test';
import { m } from '../../../src/i18n/compiled/messages.js';
import type { Journey } from './journey.ts';
import { sendCallBack } from './steps.ts';

/** An owner asks to be listed. */
export const listBusiness: Journey = async (visitor, receive) => {
  const { say } = visitor;
  await visitor.open('/whyus');
  await visitor.click('button', say(m.navigation_menu_open));
  await visitor.click('button', say(m.navigation_list_business));
  await sendCallBack(visitor);
  expect((await receive()).text).toContain(`About: ${say(m.navigation_list_business_about)}\n`);
};
