import { readFile } from 'node:fs/promises';
import { slotsOf } from '../../src/domain/facts/fact-rules.ts';
import { displayTime, visitHours } from '../../src/features/leads/visit-times.ts';
import { m } from '../../src/i18n/compiled/messages.js';
import { hotelSewaGrand, lagoonaEmerald, samarGrand, sumAt } from '../venues.ts';
import { expect, test } from './support/fixtures.ts';
import { card } from './support/listing-page.ts';
import { title, tomorrow } from './support/page-actions.ts';

test('shortlist · a shared link shows its totals, overwrites no list, and leads to a visit within the hours of its hall that is in the family’s calendar', async ({
  page,
  phone,
}) => {
  const shared = sumAt(samarGrand, { vegShare: 0.6 });
  const link = '/shortlist?venues=samargrand,lagoonaemerald&guests=300&veg=60&date=2030-12-21';
  await page.goto(link);
  await test.step('a device without a list reads the totals of the link, and stores no venue', async () => {
    await expect(title(page)).toHaveText('A list shared with you');
    await expect(card(page, samarGrand.name)).toContainText(shared);
    const chat = await page.getByRole('link', { name: 'Send by WhatsApp' }).getAttribute('href');
    expect(new URL(chat ?? '').searchParams.get('text')).toContain(
      `${samarGrand.name}, ${samarGrand.locality ?? samarGrand.address}: ${shared}`,
    );
    await page.goto('/shortlist');
    await expect(page.getByRole('article')).toHaveCount(0);
  });
  await test.step('a device with a list keeps it', async () => {
    await page.evaluate((id) => localStorage.setItem('shortlist', id), hotelSewaGrand.id);
    await page.goto(link);
    await expect(page.getByText('Your own list has 1 venue.')).toBeVisible();
    await page.goto('/shortlist');
    await expect(card(page, hotelSewaGrand.name)).toBeVisible();
    await expect(card(page, samarGrand.name)).toHaveCount(0);
    await page.goBack();
    await expect(title(page)).toHaveText('A list shared with you');
  });
  const date = tomorrow();
  const { from, to } = visitHours(slotsOf(lagoonaEmerald));
  await test.step('a visit of one of its halls is within the hours', async () => {
    await page.getByRole('link', { name: 'Schedule a visit' }).click();
    const form = page.getByRole('region', { name: 'Take a guided visit' });
    await expect(form.getByText('The tour takes 2 hours')).toBeVisible();
    await form.getByRole('checkbox', { name: `1. ${samarGrand.name}` }).click();
    const hours = { from: displayTime(from), to: displayTime(to) };
    await expect(form.getByText(m.leads_visit_note(hours))).toBeVisible();
    await expect(
      form.getByText(
        `300 guests, 60% veg, 21 Dec 2030; and the total that you see here, ${lagoonaEmerald.name} ${sumAt(lagoonaEmerald, { vegShare: 0.6 })}.`,
      ),
    ).toBeVisible();
    await form.getByLabel('Phone number').fill(phone);
    await form.getByLabel('Date').fill(date);
    await form.getByLabel('Time').fill('05:00');
    await form.getByRole('button', { name: 'Schedule Visit' }).click();
    await expect(form.getByText(m.leads_error_visit_hours(hours))).toBeVisible();
    await form.getByLabel('Time').fill(from);
    await form.getByRole('button', { name: 'Schedule Visit' }).click();
  });
  await test.step('it is in the calendar', async () => {
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Add to calendar' }).click();
    const file = await readFile(await (await saved).path(), 'utf8');
    expect(file).toContain(
      `DTSTART;TZID=Asia/Kolkata:${date.replaceAll('-', '')}T${from.replace(':', '')}00`,
    );
  });
});
