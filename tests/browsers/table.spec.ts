import { expect } from '@playwright/test';
import { locales } from '../../src/i18n/locale.ts';
import { conditions } from './conditions.ts';
import { findEngine, test } from './fixtures.ts';
import { askDates } from './journeys/ask-dates.ts';
import { callBack } from './journeys/call-back.ts';
import { compare } from './journeys/compare.ts';
import { findHall } from './journeys/find-hall.ts';
import { type Journey, phone } from './journeys/journey.ts';
import { listBusiness } from './journeys/list-business.ts';
import { plan } from './journeys/plan.ts';
import { priceRequest } from './journeys/price-request.ts';
import { shareShortlist } from './journeys/share-shortlist.ts';
import { venueTotal } from './journeys/venue-total.ts';
import { visit } from './journeys/visit.ts';
import { createVisitor } from './visitor.ts';

/**
 * Which journey is tested under which condition, and in which language. A condition has the two to four journeys that it can
 * touch most.
 */
const table = `
| engine   | condition                   | hall | total | call back | price | visit | shortlist | compare | plan | dates | business |
| -------- | --------------------------- | ---- | ----- | --------- | ----- | ----- | --------- | ------- | ---- | ----- | -------- |
| firefox  | no condition                | en   |       |           | hi    |       | en        |         |      | hi    |          |
| webkit   | no condition                | hi   |       |           | en    |       | hi        |         |      |       |          |
| webkit   | input before hydration      | en   |       |           |       |       |           |         |      |       |          |
| chromium | input before hydration      | hi   |       |           |       |       | en        |         |      |       | hi       |
| chromium | a slow network              |      |       | hi        |       |       |           |         | en   |       |          |
| chromium | lazy scripts fail once      |      | en    |           | hi    |       |           |         |      | en    |          |
| chromium | data files fail once        |      | hi    |           |       |       |           | en      | hi   |       |          |
| chromium | the POST fails once         |      |       | en        |       | hi    |           |         |      |       |          |
| chromium | no storage, locks or worker |      |       | en        |       |       | hi        |         |      |       |          |
| chromium | the clock two hours fast    |      |       |           | en    | hi    |           |         |      |       |          |
| chromium | the clock two hours slow    |      |       |           |       |       |           |         |      | hi    |          |
| chromium | another tab acts first      | en   |       | hi        |       |       |           |         | hi   |       |          |
| chromium | the development server      |      | en    |           |       |       |           |         |      |       |          |
`;

const journeys: Readonly<Record<string, Journey>> = {
  hall: findHall,
  total: venueTotal,
  'call back': callBack,
  price: priceRequest,
  visit,
  shortlist: shareShortlist,
  compare,
  plan,
  dates: askDates,
  business: listBusiness,
};

test.skip(({ engine }) => !findEngine(engine), 'The browser is not installed');

const [head = [], , ...rows] = table
  .trim()
  .split('\n')
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((text) => text.trim()),
  );

for (const [engine, condition = '', ...languages] of rows) {
  for (const [column, language] of languages.entries()) {
    if (!language) continue;
    const name = head[column + 2] ?? '';
    const [run, prepare] = [journeys[name], conditions[condition as keyof typeof conditions]];
    const locale = locales.find((one) => one === language);
    if (!run || !prepare || !locale)
      throw new Error(`The table has an unknown name: ${name}, ${condition}, ${language}`);

    test(`${name} · ${condition}, ${engine}, ${language} @${engine}`, async ({
      window,
      site,
      leadServer,
      allowErrors,
    }) => {
      const { mails } = await leadServer.mailServer();
      const here = { url: site.url, locale };
      const visitor = createVisitor(window, here);
      const verify = await prepare({ window, visitor, visit: here, leadServer, allowErrors });
      await run(visitor, async () => {
        const own = () =>
          mails.filter(({ subject, text }) => `${subject} ${text}`.replaceAll(' ', '').includes(phone));
        await expect.poll(() => own().length, { message: 'mails' }).toBe(1);
        const [mail] = own();
        if (!mail) throw new Error('No mail');
        return mail;
      });
      await verify();
    });
  }
}
