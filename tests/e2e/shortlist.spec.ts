import { expect, test } from './fixtures.ts';
import { card, heart } from './listing-page.ts';
import { dialogIn, title } from './page-actions.ts';
import { eventDetails } from './page-types.ts';

test('shortlist · hearts are stored, synchronized between tabs, and can be undone', async ({
  page,
  context,
}) => {
  await page.goto('/faridabad');
  const other = await context.newPage();
  await other.goto('/shortlist');
  await heart(page, 'Samar Grand').click();
  await heart(page, 'Hotel Rajmahal').click();
  await expect(heart(page, 'Samar Grand')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('link', { name: /^Shortlist, 2/ })).toBeVisible();
  await expect(card(other, 'Samar Grand')).toBeVisible();
  await expect(card(other, 'Hotel Rajmahal')).toBeVisible();
  await heart(other, 'Samar Grand').click();
  await expect(card(other, 'Samar Grand')).toHaveCount(0);
  await other.getByRole('button', { name: 'Put it back' }).click();
  await expect(card(other, 'Samar Grand')).toBeVisible();
});

test('shortlist · a shared link opens on another device and does not overwrite its list', async ({
  page,
  browser,
}) => {
  await page.goto(`/shortlist?venues=samargrand,hotelrajmahal&${eventDetails}`);
  await expect(title(page)).toHaveText('A list shared with you');
  await expect(card(page, 'Samar Grand')).toContainText('₹2,05,320');
  await page.goto('/shortlist');
  await expect(page.getByRole('article')).toHaveCount(0);

  const theirs = await (await browser.newContext()).newPage();
  await theirs.goto('/faridabad');
  await heart(theirs, 'Hotel Sewa Grand').click();
  await expect(heart(theirs, 'Hotel Sewa Grand')).toHaveAttribute('aria-pressed', 'true');
  await theirs.goto('/shortlist?venues=samargrand,hotelrajmahal');
  await expect(theirs.getByText('Your own list has 1 venue.')).toBeVisible();
  await theirs.goto('/shortlist');
  await expect(card(theirs, 'Hotel Sewa Grand')).toBeVisible();
  await expect(card(theirs, 'Samar Grand')).toHaveCount(0);
  await theirs.goto('/shortlist?venues=samargrand,hotelrajmahal');
  await theirs.getByRole('button', { name: 'Add to mine' }).click();
  await theirs.getByRole('link', { name: 'Open my list' }).click();
  await expect(theirs.getByRole('article')).toHaveCount(3);
  await theirs.context().close();
});

test('shortlist · the WhatsApp message has the totals, and the lead names every venue', async ({
  page,
  inbox,
  phone,
}) => {
  await page.goto(`/shortlist?venues=samargrand,hotelrajmahal&${eventDetails}`);
  const href = await page.getByRole('link', { name: 'Send by WhatsApp' }).getAttribute('href');
  const text = new URL(href ?? '').searchParams.get('text') ?? '';
  expect(text).toContain('Samar Grand, Sector 10: ₹2,05,320');
  expect(text).toMatch(/\/shortlist\?venues=samargrand,hotelrajmahal&guests=300&veg=60/);
  await page.getByRole('button', { name: 'Call me about these' }).click();
  const dialog = dialogIn(page);
  await dialog.getByRole('textbox', { name: /phone/i }).fill(phone);
  await dialog.getByRole('button', { name: 'Call me back' }).click();
  await expect(dialog.getByText('Got it, thank you.')).toBeVisible();
  const mail = await inbox.one(phone);
  expect(mail.text).toMatch(/Samar Grand, Hotel Rajmahal \(300 guests, 60% veg\w*, 10 rooms, 12 Feb 2027\)/);
});
