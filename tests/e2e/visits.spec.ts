import { readFile } from 'node:fs/promises';
import { expect, test } from './fixtures.ts';
import { dialogIn, selectByKey, tomorrow, typeDate, typeTime } from './page-actions.ts';

const eventDetails = 'guests=300&veg=60&date=2027-02-12';

test('visits · a visit from the shortlist is within the venue’s hours and in both calendars', async ({
  page,
  inbox,
  phone,
}) => {
  await page.goto(`/shortlist?venues=samargrand,lagoonaemerald&${eventDetails}`);
  await page.getByRole('link', { name: 'Schedule a visit' }).click();
  const form = page.getByRole('region', { name: 'Take a guided visit' });
  await selectByKey(form.getByLabel('Venue'), 'Lagoona Emerald');
  await expect(form.getByText('begins between 10 am and 8 pm, Indian time')).toBeVisible();
  await expect(form.getByText(/300 guests, 60% veg\w*, 12 Feb 2027\./)).toBeVisible();
  await form.getByLabel('Phone number').fill(phone);
  await form.getByLabel('Date').fill(tomorrow());
  await form.getByLabel('Time').fill('09:30');
  await form.getByRole('button', { name: 'Schedule Visit' }).click();
  await expect(form.getByText('Please choose a time between 10 am and 8 pm.')).toBeVisible();
  await form.getByLabel('Time').fill('10:00');
  await form.getByRole('button', { name: 'Schedule Visit' }).click();
  const saved = page.waitForEvent('download');
  await form.getByRole('button', { name: 'Add to calendar' }).click();
  const file = await readFile(await (await saved).path(), 'utf8');
  const start = `DTSTART;TZID=Asia/Kolkata:${tomorrow().replaceAll('-', '')}T100000`;
  expect(file).toContain(start);
  const mail = await inbox.one(phone);
  expect(mail.subject).toContain('Lagoona Emerald');
  expect(mail.text).toMatch(/For 300 guests, 60% veg\w*, 12 Feb 2027/);
  expect(mail.attachments?.map(({ contentType }) => contentType).join()).toContain('text/calendar');
});

test('visits · after the last hour of today the first possible day is tomorrow', async ({ page, phone }) => {
  // 21:30 in India.
  await page.clock.setFixedTime(new Date('2027-01-31T16:00:00Z'));
  await page.goto('/venues/lagoonaemerald', { waitUntil: 'load' });
  const form = page.getByRole('region', { name: 'Schedule a visit' });
  await form.scrollIntoViewIfNeeded();
  await expect(form.getByLabel('Date')).toHaveAttribute('min', '2027-02-01');
  await form.getByLabel('Phone number').fill(phone);
  await typeDate(form.getByLabel('Date'), '2027-01-31');
  await typeTime(form.getByLabel('Time'), '20:00');
  await form.getByRole('button', { name: 'Schedule Visit' }).click();
  await expect(form.getByText('The last visit of today has begun. Please choose a later day.')).toBeVisible();
});

test('event details · date and guests are prefilled in the price request and the enquiry', async ({
  page,
  inbox,
  phone,
}) => {
  await page.goto(`/faridabad?${eventDetails}`);
  await page
    .getByRole('button', { name: /^See Prices/ })
    .first()
    .click();
  const dialog = dialogIn(page);
  await expect(dialog.getByLabel('Event date')).toHaveValue('2027-02-12');
  await expect(dialog.getByLabel('Guests')).toHaveValue('200-300');
  await dialog.getByLabel('Guests').selectOption('300-400');
  await dialog.getByRole('button', { name: 'See Prices' }).click();
  await dialog.getByLabel(/phone/i).fill(phone);
  await dialog.getByRole('button', { name: 'Submit' }).click();
  expect((await inbox.one(phone)).subject).toContain('300-400 guests');

  await page.goto(`/faridabadlp?${eventDetails}`);
  const enquiry = page.getByRole('region', { name: 'Submit Inquiry' });
  await expect(enquiry.getByLabel('Number of guests')).toHaveValue('300');
  await expect(enquiry.getByLabel('Date', { exact: true })).toHaveValue('2027-02-12');
});
