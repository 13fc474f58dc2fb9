import { expect } from '@playwright/test';
import { locales } from '../../src/i18n/locale.ts';
import { conditions } from './conditions.ts';
import { findEngine, test } from './fixtures.ts';
import { askDates } from './journeys/ask-dates.ts';
import { callBack } from './journeys/call-back.ts';
import { compare } from './journeys/compare.ts';
import { findHall } from './journeys/find-hall.ts';
import { goBack } from './journeys/go-back.ts';
import { type Journey, phone } from './journeys/journey.ts';
import { landingCall } from './journeys/landing-call.ts';
import { listBusiness } from './journeys/list-business.ts';
import { plan } from './journeys/plan.ts';
import { priceRequest } from './journeys/price-request.ts';
import { sendLater } from './journeys/send-later.ts';
import { shareShortlist } from './journeys/share-shortlist.ts';
import { venueTotal } from './journeys/venue-total.ts';
import { visit } from './journeys/visit.ts';
import { createVisitor } from './visitor.ts';

/**
 * Which journey is tested under which condition, and in which language. A condition has the journeys that it can touch most;
 * each journey runs in Chromium, and in another engine where the engine is the point.
 */
const table = `
| engine   | condition                                          | hall | total | call back | price | visit | landing | shortlist | compare | plan | dates | business | later | back |
| -------- | -------------------------------------------------- | ---- | ----- | --------- | ----- | ----- | ------- | --------- | ------- | ---- | ----- | -------- | ----- | ---- |
| firefox  | no condition                                       | en   |       |           | hi    |       |         |           |         |      |       |          |       | en   |
| webkit   | no condition                                       |      |       |           | en    |       |         |           |         |      |       |          |       | hi   |
| chromium | no condition                                       |      |       |           |       |       |         |           |         |      |       |          |       | en   |
| webkit   | input before hydration                             | hi   |       |           |       |       |         |           |         |      |       |          |       |      |
| chromium | input before hydration                             |      |       |           |       |       |         | en        |         |      |       | hi       |       |      |
| chromium | a slow network                                     |      |       | hi        |       |       |         |           |         |      |       |          |       |      |
| chromium | lazy scripts fail once                             |      | en    |           |       |       |         |           |         |      |       |          |       |      |
| chromium | data files fail once                               |      | hi    |           |       |       |         |           | en      |      |       |          |       |      |
| chromium | the POST fails once                                |      |       |           |       | hi    |         |           |         |      |       |          |       |      |
| chromium | a gateway refuses twice                            |      |       |           | en    |       |         |           |         |      |       |          |       |      |
| chromium | no storage, locks or worker                        |      |       |           |       |       |         | hi        |         |      |       |          |       |      |
| chromium | a keyboard's suggestion                            |      |       |           |       |       |         |           |         |      | hi    |          |       |      |
| chromium | composition in Devanagari digits                   |      |       |           | en    |       |         |           |         |      |       |          |       |      |
| chromium | dropped text                                       |      |       |           |       |       |         |           |         |      | en    |          |       |      |
| chromium | autofill                                           |      |       |           |       |       |         |           |         |      | hi    |          |       |      |
| chromium | autofill without events                            |      |       |           | hi    |       |         |           |         |      |       |          |       |      |
| chromium | the clock two hours fast                           |      |       |           |       | hi    |         |           |         |      |       |          |       |      |
| chromium | the clock a year slow                              |      |       |           |       | en    |         |           |         |      |       |          |       |      |
| chromium | the clock a year slow at first                     |      |       |           |       |       |         |           |         |      |       |          | hi    |      |
| chromium | the clock five days fast later                     |      |       |           |       |       |         |           |         |      |       |          | en    |      |
| chromium | the clock in 2037                                  |      |       |           |       | hi    |         |           |         |      |       |          |       |      |
| chromium | another tab acts first                             | en   |       |           |       |       |         |           |         |      |       |          |       |      |
| chromium | another tab saves meanwhile                        |      |       |           |       |       |         |           | hi      | en   |       |          |       |      |
| chromium | translated before hydration, with another language |      |       |           |       |       | en      |           |         |      | hi    |          |       |      |
| chromium | translated before hydration                        |      |       |           |       |       |         |           | en      |      |       |          |       |      |
| chromium | translated after hydration                         | hi   | en    |           |       |       |         |           |         |      |       |          | en    |      |
| chromium | a blocker removes elements                         |      |       |           | hi    |       |         |           |         |      |       |          |       |      |
| chromium | text of 32 px                                      |      |       |           |       |       |         |           |         | en   |       |          |       |      |
| chromium | an extension at the fields                         |      |       |           |       |       | hi      |           |         |      |       |          |       |      |
| chromium | the development server                             |      | en    |           |       |       |         |           |         |      |       |          |       |      |
`;

const journeys: Readonly<Record<string, Journey>> = {
  hall: findHall,
  total: venueTotal,
  'call back': callBack,
  price: priceRequest,
  visit,
  landing: landingCall,
  shortlist: shareShortlist,
  compare,
  plan,
  dates: askDates,
  business: listBusiness,
  later: sendLater,
  back: goBack,
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
      const cutOff = () => {
        let isCut = true;
        allowErrors(/status of 502|Error sending email/);
        leadServer.intercept(({ url = '' }, response) => {
          if (isCut && url.startsWith('/api/')) response.writeHead(502).end();
        });
        return () => {
          isCut = false;
        };
      };
      const receive = async () => {
        const own = () =>
          mails.filter(({ subject, text }) => `${subject} ${text}`.replaceAll(' ', '').includes(phone));
        await expect.poll(() => own().length, { message: 'mails' }).toBe(1);
        const [mail] = own();
        if (!mail) throw new Error('No mail');
        return mail;
      };
      await run(visitor, receive, cutOff);
      await verify();
    });
  }
}
