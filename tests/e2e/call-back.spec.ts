import { expect, test } from './support/fixtures.ts';
import { expectThanks, sendCallBack } from './support/leads.ts';
import { button, dialogIn, openMenu } from './support/page-actions.ts';

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
