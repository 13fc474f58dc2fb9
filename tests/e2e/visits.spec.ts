import { readFile } from 'node:fs/promises';
import { lagoonaEmerald, samarGrand, sumAt } from '../venues.ts';
import { expect, test } from './support/fixtures.ts';
import { tomorrow } from './support/page-actions.ts';

test('visits · a visit from the shortlist is within the venue’s hours and in both calendars', async ({
  page,
  inbox,
  phone,
}) => {
  const date = tomorrow();
  await page.goto('/shortlist?venues=samargrand,lagoonaemerald&guests=300&veg=60&date=2030-12-21');
  await page.getByRole('link', { name: 'Schedule a visit' }).click();
  const form = page.getByRole('region', { name: 'Take a guided visit' });
  await expect(form.getByText('The tour takes 2 hours')).toBeVisible();
  await form.getByRole('checkbox', { name: `1. ${samarGrand.name}` }).click();
  await expect(form.getByText('begins between 10 am and 8 pm, Indian time')).toBeVisible();
  await expect(
    form.getByText(
      `300 guests, 60% veg, 21 Dec 2030; and the total that you see here, ${lagoonaEmerald.name} ${sumAt(lagoonaEmerald, { vegShare: 0.6 })}.`,
    ),
  ).toBeVisible();
  await form.getByLabel('Phone number').fill(phone);
  await form.getByLabel('Date').fill(date);
  await form.getByLabel('Time').fill('09:30');
  await form.getByRole('button', { name: 'Schedule Visit' }).click();
  await expect(form.getByText('Please choose a time between 10 am and 8 pm.')).toBeVisible();
  await form.getByLabel('Time').fill('10:00');
  await form.getByRole('button', { name: 'Schedule Visit' }).click();
  const saved = page.waitForEvent('download');
  await form.getByRole('button', { name: 'Add to calendar' }).click();
  const file = await readFile(await (await saved).path(), 'utf8');
  const start = `DTSTART;TZID=Asia/Kolkata:${date.replaceAll('-', '')}T100000`;
  expect(file).toContain(start);
  const mail = await inbox.one(phone);
  expect(mail.subject).toContain(lagoonaEmerald.name);
  expect(mail.text).toMatch(/For 300 guests, 60% veg, 21 Dec 2030/);
  expect(mail.attachments?.map(({ contentType }) => contentType).join()).toContain('text/calendar');
});
