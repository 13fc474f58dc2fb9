import { expect, test } from './support/fixtures.ts';
import { askForCall, expectThanks, sendCallBack } from './support/leads.ts';
import { button, dialogIn, holdScripts, openMenu, selectByKey, title } from './support/page-actions.ts';

test('call back · from the home page over a city to a venue, a request reaches the inbox', async ({
  page,
  inbox,
  phone,
}) => {
  await page.goto('/');
  await selectByKey(page.getByLabel('Where is the wedding?'), 'Faridabad');
  await expect(page).toHaveURL(/\/faridabad$/);
  await page.getByRole('link', { name: 'Samar Grand', exact: true }).click();
  await expect(title(page)).toHaveText('Samar Grand');
  await askForCall(page, phone);
  await expectThanks(page);
  const mail = await inbox.one(phone);
  expect(mail.subject).toMatch(/^(\[Check\] )?Call back · \+91 /);
  expect(mail.text).toContain('Page: /venues/samargrand');
  expect(mail.text).toContain('Control: side button');
});

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

test('call back · every control opens the dialog, and its lead names the control', async ({ page }) => {
  await page.route('**/api/send-email', (route) => route.fulfill({ json: { message: 'Sent' } }));
  for (const [name, path, control, about = /./] of entries) {
    const lead = page.waitForRequest('**/api/send-email');
    await page.goto(path);
    if (['header', 'navigation'].includes(control)) await openMenu(page);
    await button(page, name).click();
    await expect(dialogIn(page), name).toHaveAccessibleName('Request a Call Back');
    await sendCallBack(page, '9876500000');
    const sent = JSON.stringify((await lead).postDataJSON());
    expect(sent).toContain(`"${control}"`);
    expect(sent).toMatch(about);
    await expectThanks(page);
  }
});

test('call back · at 10 pm Home and its dialog say when we call, in a reserved place, and the chosen time reaches the mail', async ({
  page,
  inbox,
  phone,
}) => {
  const release = await holdScripts(page);
  await page.goto('/');
  await page.clock.setFixedTime(new Date('2026-11-21T22:00:00+05:30'));
  const section = page.getByRole('region', { name: 'Talk to a person, 24/7' });
  const before = await section.boundingBox();
  release();
  const closed = 'We are closed now: we call tomorrow from 9 am.';
  await expect(section.getByText(closed)).toBeVisible();
  expect((await section.boundingBox())?.height).toBe(before?.height);
  await button(page, 'Request a Call Back').click();
  await expect(dialogIn(page).getByText(closed)).toBeVisible();
  await selectByKey(dialogIn(page).getByLabel(/^Best time to call/), 'Morning, 9 am to 12 pm');
  await sendCallBack(page, phone);
  await expectThanks(page);
  expect((await inbox.one(phone)).text).toMatch(/\nBest time to call: Morning, .* 09:00 to 12:00 IST\n/);
});
