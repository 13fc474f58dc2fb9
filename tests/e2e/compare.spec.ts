import { hotelRajmahal, lagoonaEmerald, samarGrand, sumAt } from '../venues.ts';
import { expect, test } from './support/fixtures.ts';
import { button, dialogIn } from './support/page-actions.ts';

const eventDetails = 'guests=300&veg=60&rooms=10&date=2030-12-21';

test('compare · a link shows totals and differences, leaves out unknown venues with a note, and its open questions are copied, sent, asked or printed alone', async ({
  page,
  context,
  allowErrors,
}) => {
  allowErrors(/404/);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(
    `/compare?venues=samargrand,nowhere,hotelrajmahal,pushpvatika,lagoonaemerald,royalimperio)&${eventDetails}`,
  );
  const table = page.getByRole('table');
  const corkage = table.getByRole('row', { name: /Corkage charge/ });
  await test.step('totals and differences', async () => {
    await expect(table.getByRole('columnheader')).toHaveCount(4);
    await expect(page.getByText('We left out what we do not know: nowhere, royalimperio).')).toBeVisible();
    await expect(table.getByRole('row', { name: /^Your total: Total/ })).toContainText(
      sumAt(hotelRajmahal, { vegShare: 0.6, rooms: 10 }),
    );
    await expect(table.getByRole('row', { name: /^Lodging: Rooms available/ })).toContainText('differs');
    await expect(corkage).toContainText('Not known yet');
  });
  await test.step('a wide table scrolls in its own box, and its first column stays in place', async () => {
    const label = page.getByRole('rowheader', { name: /Parking: Space for/ });
    await label.scrollIntoViewIfNeeded();
    const before = await label.boundingBox();
    await page.getByRole('region', { name: 'Comparison' }).evaluate((region) => region.scrollBy(200, 0));
    expect((await label.boundingBox())?.x).toBe(before?.x);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
  await test.step('only what differs, of fewer venues', async () => {
    await page.getByRole('checkbox', { name: 'Only what differs' }).check();
    await expect(corkage).toHaveCount(0);
    for (const name of [hotelRajmahal.name, 'Pushp Vatika']) await button(page, `Take ${name} out`).click();
    await expect(page).toHaveURL('/compare?venues=samargrand,lagoonaemerald');
  });
  const sheet = page.getByRole('region', { name: 'Ask before you pay' });
  await test.step('the open questions are copied, sent by WhatsApp or asked', async () => {
    await expect(sheet.getByRole('heading', { level: 3 })).toHaveText([
      `${samarGrand.name}, ${lagoonaEmerald.name}`,
      samarGrand.name,
    ]);
    await sheet.getByRole('button', { name: 'Copy' }).click();
    await expect(sheet.getByRole('status').filter({ hasText: /^Copied\.$/ })).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(new RegExp(`\\*${samarGrand.name}\\*\\n• [^*]+\\*${lagoonaEmerald.name}\\*\\n• `));
    const chat = await sheet.getByRole('link', { name: 'Send by WhatsApp' }).getAttribute('href');
    expect(new URL(chat ?? '').searchParams.get('text')).toBe(copied);
    await sheet.getByRole('button', { name: /^Ask all \d+ open questions/ }).click();
    const about = dialogIn(page).getByText(
      new RegExp(`^About: .*${samarGrand.name}, ${lagoonaEmerald.name}: .*· ${samarGrand.name}: `),
    );
    await expect(about).toContainText('300 guests, 60% veg, 10 rooms, 21 Dec 2030');
    await page.keyboard.press('Escape');
  });
  await test.step('they are printed alone', async () => {
    // The print layout is checked while the print dialog would be open.
    await page.evaluate(() => {
      window.print = () => {};
    });
    await sheet.getByRole('button', { name: 'Print this sheet' }).click();
    await page.emulateMedia({ media: 'print' });
    await expect(sheet).toBeVisible();
    await expect(page.getByRole('table')).toBeHidden();
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await expect(page.getByRole('table')).toBeVisible();
    await expect(sheet).toBeHidden();
  });
});

test('compare · the link of the own list names its venues', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => localStorage.setItem('shortlist', 'samargrand,hotelrajmahal'));
  await page.goto('/compare?guests=300');
  await page.getByRole('button', { name: 'Share this page' }).click();
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(copied).toMatch(/\/compare\?venues=samargrand,hotelrajmahal&guests=300$/);
});
