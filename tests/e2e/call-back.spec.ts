import { openingNote } from '../../src/content/call-texts.ts';
import { site } from '../../src/content/site.ts';
import { hoursOf } from '../../src/domain/call-times.ts';
import { hourText } from '../../src/domain/clock.ts';
import { istOffset } from '../../src/domain/opening-hours.ts';
import { expect, test } from './support/fixtures.ts';
import { expectThanks, sendCallBack, watchLeads } from './support/leads.ts';
import { button, dialogIn, holdScripts, openMenu, selectByKey } from './support/page-actions.ts';

/** Every control that opens the call-back dialog, and what its lead says about it. */
const entries: readonly [name: string, path: string, control: string, about?: RegExp][] = [
  ['Request Call Back', '/photos', 'header'],
  ['Rooms', '/testimonials', 'navigation', /Rooms/],
  ['List Your Business', '/whyus', 'navigation', /Listing a business/],
  ['Call Back', '/terms-and-conditions', 'side button'],
  ['Request a Call Back', '/', 'home contact'],
  ['Request a Call Back', '/gurgaon', 'gurgaon', /Wedding venues in Gurgaon/],
  ['Request a Call Back about Caterers', '/southdelhi/vendors', 'vendors', /Caterers in South Delhi/],
];

for (const [name, path, control, about = /./] of entries) {
  test(`call back · "${name}" on ${path} opens the dialog, and its lead names the control`, async ({
    page,
  }) => {
    await page.route('**/api/send-email', (route) => route.fulfill({ json: { message: 'Sent' } }));
    const leads = watchLeads(page);
    await page.goto(path);
    if (['header', 'navigation'].includes(control)) await openMenu(page);
    await button(page, name).click();
    await expect(dialogIn(page)).toHaveAccessibleName('Request a Call Back');
    await sendCallBack(page, '9876500000');
    await expectThanks(page);
    const sent = JSON.stringify(leads);
    expect(sent).toContain(`"${control}"`);
    expect(sent).toMatch(about);
  });
}

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
  expect((await inbox.one(phone)).text).toMatch(
    new RegExp(`\\nBest time to call: Morning, .* ${digital(morning.from)} to ${digital(morning.to)} IST\\n`),
  );
});
