import { expect, test } from './support/fixtures.ts';
import { expectThanks, sendCallBack, watchLeads } from './support/leads.ts';
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
