import { openingNote } from '../../src/content/call-texts.ts';
import { site } from '../../src/content/site.ts';
import { hoursOf } from '../../src/domain/call-times.ts';
import { hourText } from '../../src/domain/clock.ts';
import { istOffset } from '../../src/domain/opening-hours.ts';
import { expect, test } from './support/fixtures.ts';
import { expectThanks, sendCallBack, watchLeads } from './support/leads.ts';
import { button, dialogIn, holdScripts, openMenu, selectByKey } from './support/page-actions.ts';

/** Controls that open the call-back dialog, and what its lead says about them; journeys use those of the side and of a business. */
const entries: readonly (readonly [
  path: string,
  ...controls: (readonly [name: string, control: string, about?: RegExp])[],
])[] = [
  ['/photos', ['Request Call Back', 'header'], ['Rooms', 'navigation', /Rooms/]],
  ['/gurgaon', ['Request a Call Back', 'gurgaon', /Wedding venues in Gurgaon/]],
  ['/southdelhi/vendors', ['Request a Call Back about Caterers', 'vendors', /Caterers in South Delhi/]],
];

test('call back · each control opens the dialog, and its lead names the control', async ({ page }) => {
  await page.route('**/api/send-email', (route) => route.fulfill({ json: { message: 'Sent' } }));
  const leads = watchLeads(page);
  for (const [path, ...controls] of entries) {
    await page.goto(path);
    for (const [name, control, about = /./] of controls) {
      if (path === '/photos') await openMenu(page);
      await button(page, name).click();
      await expect(dialogIn(page)).toHaveAccessibleName('Request a Call Back');
      await sendCallBack(page, '9876500000');
      await expectThanks(page);
      const sent = JSON.stringify(leads.at(-1));
      expect(sent).toContain(`"${control}"`);
      expect(sent).toMatch(about);
      await page.keyboard.press('Escape');
      await expect(dialogIn(page)).toHaveCount(0);
    }
  }
});

const morning = hoursOf('morning', site.hours) ?? { from: 0, to: 0 };
/** "09:00" */
const digital = (minutes: number) => new Date(minutes * 60_000).toISOString().slice(11, 16);

test('call back · at night Home and its dialog say when we call, in a reserved place, and the chosen time reaches the mail', async ({
  page,
  inbox,
  phone,
}) => {
  const release = await holdScripts(page);
  await page.goto('/');
  const night = new Date('2026-11-21T23:30:00+05:30');
  await page.clock.setFixedTime(night);
  const section = page.getByRole('region', { name: 'Talk to a person, 24/7' });
  const before = await section.boundingBox();
  release();
  const closed = openingNote({ now: night, utcOffset: istOffset });
  await expect(section.getByText(closed)).toBeVisible();
  expect((await section.boundingBox())?.height).toBe(before?.height);
  await button(page, 'Request a Call Back').click();
  await expect(dialogIn(page).getByText(closed)).toBeVisible();
  await selectByKey(
    dialogIn(page).getByLabel(/^Best time to call/),
    `Morning, ${hourText(morning.from)} to ${hourText(morning.to)}`,
  );
  await sendCallBack(page, phone);
  await expectThanks(page);
  const { text } = await inbox.one(phone);
  expect(text).toContain('Control: home contact');
  expect(text).toMatch(
    new RegExp(`\\nBest time to call: Morning, .* ${digital(morning.from)} to ${digital(morning.to)} IST\\n`),
  );
});
