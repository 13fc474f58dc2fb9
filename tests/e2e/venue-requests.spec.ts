import { venues } from '../../src/content/venues/index.ts';
import { answerQuestions } from '../../src/features/venues/questions/answer-questions.ts';
import { openQuestions } from '../../src/features/venues/questions/ask-sheet-text.ts';
import { paths } from '../../src/lib/paths.ts';
import { expect, test } from './fixtures.ts';

test('venues 5 · Have us call you! sends the page’s venue and clears the phone', async ({
  page,
  inbox,
  phone,
}) => {
  await page.goto('/venues/vrindavangrand');
  const form = page.getByRole('region', { name: 'Have us call you!' });
  const field = form.getByLabel('Phone number');
  await field.fill('12345');
  await form.getByRole('button', { name: 'Call me' }).click();
  await expect(form.getByRole('alert')).toHaveText('Please enter a valid 10-digit phone number');
  await field.fill(phone);
  await form.getByRole('button', { name: 'Call me' }).click();
  await expect(form.getByRole('status')).toHaveText('Your request has been submitted!');
  await expect(field).toHaveValue('');
  expect((await inbox.one(phone)).text).toContain('Vrindavan Grand');
});

test('venues 2 · Schedule a visit sends the wish and a calendar entry', async ({ page, inbox, phone }) => {
  await page.goto('/venues/basantvatika');
  const form = page.getByRole('region', { name: 'Schedule a visit' });
  await form.getByLabel('Phone number').fill(phone);
  await form.getByLabel('Date').fill('2027-03-01');
  await form.getByLabel('Time').fill('11:00');
  await form.getByRole('button', { name: 'Schedule Visit' }).click();
  await expect(form.getByRole('status')).toBeVisible();
  const mail = await inbox.one(phone);
  expect(mail.subject).toContain('Basant Vatika');
  expect(mail.attachments?.map((file) => file.contentType).join()).toContain('calendar');
});

test('venues 3 · an untold policy can be asked, the question reaches the operator', async ({
  page,
  inbox,
  phone,
}) => {
  await page.goto('/venues/royalmountain');
  await page.getByRole('button', { name: 'Ask us: Is alcohol allowed?' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Phone number').fill(phone);
  await dialog.getByRole('button', { name: 'Call me back' }).click();
  await expect(dialog.getByText('Got it, thank you.')).toBeVisible();
  expect((await inbox.one(phone)).text).toContain('Is alcohol allowed?');
});

test('lead · Ask us to ask sends every open question of the sheet', async ({ page, inbox, phone }) => {
  const venue = venues.find(({ id }) => id === 'lagoonaemerald');
  if (!venue) throw new Error('Lagoona Emerald is gone');
  await page.goto(paths.venue(venue));
  const sheet = page.getByRole('region', { name: 'Ask before you pay' });
  await expect(sheet.getByText('₹75 per plate')).toBeHidden();
  await sheet.getByText('8 of 16 answered').click();
  await expect(sheet.getByText('₹75 per plate')).toBeVisible();
  await sheet.getByRole('button', { name: 'Ask us to ask' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Phone number').fill(phone);
  await dialog.getByRole('button', { name: 'Call me back' }).click();
  await expect(dialog.getByText('Got it, thank you.')).toBeVisible();
  const text = (await inbox.one(phone)).text.replace(/\s+/g, ' ');
  for (const question of openQuestions(answerQuestions(venue))) expect(text).toContain(question);
});

test('lead · the sheet is copied, sent by WhatsApp, or printed alone', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/venues/lagoonaemerald');
  const sheet = page.getByRole('region', { name: 'Ask before you pay' });
  await sheet.getByRole('button', { name: 'Copy' }).click();
  await expect(sheet.getByRole('status')).toHaveText('Copied.');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
    'Ask before you pay: Lagoona Emerald',
  );
  const chat = sheet.getByRole('link', { name: 'Send by WhatsApp' });
  await expect(chat).toHaveAttribute('href', /^https:\/\/wa\.me\/\?text=.*Lagoona%20Emerald/);

  // The paper is looked at while the print dialog would be open.
  await page.evaluate(() => {
    window.print = () => {};
  });
  await sheet.getByRole('button', { name: 'Print this sheet' }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(sheet.getByText('₹75 per plate')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
