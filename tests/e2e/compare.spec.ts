import { hotelRajmahal, lagoonaEmerald, samarGrand, sumAt } from '../venues.ts';
import { expect, test } from './support/fixtures.ts';
import { button, dialogIn } from './support/page-actions.ts';

const eventDetails = 'guests=300&veg=60&rooms=10&date=2030-12-21';

test('compare · a link shows totals and differences, leaves out unknown venues with a note, and asks what nobody has said', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/404/);
  await page.goto(
    `/compare?venues=samargrand,nowhere,hotelrajmahal,pushpvatika,lagoonaemerald,royalimperio)&${eventDetails}`,
  );
  const table = page.getByRole('table');
  const kitchen = table.getByRole('row', { name: /Kitchen/ });
  await test.step('totals and differences', async () => {
    await expect(table.getByRole('columnheader')).toHaveCount(4);
    await expect(page.getByText('We left out what we do not know: nowhere, royalimperio).')).toBeVisible();
    await expect(table.getByRole('row', { name: /^Your total: Total/ })).toContainText(
      sumAt(hotelRajmahal, { vegShare: 0.6, rooms: 10 }),
    );
    await expect(table.getByRole('row', { name: /^Lodging: Rooms available/ })).toContainText('differs');
    await expect(kitchen).toBeVisible();
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
    await expect(kitchen).toHaveCount(0);
    for (const name of [hotelRajmahal.name, 'Pushp Vatika']) await button(page, `Take ${name} out`).click();
    await expect(page).toHaveURL('/compare?venues=samargrand,lagoonaemerald');
  });
  await test.step('what no hall has said is one line, and all of it is asked in one request', async () => {
    const unknown = page.getByText(/^Nobody has said: \d+ things$/);
    await unknown.click();
    await expect(page.getByText(/Corkage charge ·/)).toBeVisible();
    await page.getByRole('button', { name: /^Ask all \d+ open questions/ }).click();
    const about = dialogIn(page).getByText(
      new RegExp(`^About: .*${samarGrand.name}, ${lagoonaEmerald.name}: .*· ${samarGrand.name}: `),
    );
    await expect(about).toContainText('300 guests, 60% veg, 10 rooms, 21 Dec 2030');
  });
});
