import type { Page } from '@playwright/test';
import { m } from '../../src/i18n/compiled/messages.js';
import { hotelRajmahal, samarGrand } from '../venues.ts';
import { expect } from './support/fixtures.ts';
import { placesWith, test } from './support/lead-server.ts';
import { dialogPhone, expected, watchLeads } from './support/leads.ts';
import { card, heart } from './support/listing-page.ts';
import { button, dialogIn, tabUntil, untilFetched } from './support/page-actions.ts';

const title = 'Ask which dates are free';
const dateField = (page: Page, number: number) =>
  dialogIn(page).getByLabel(`Date ${number}`, { exact: true });

test('free dates · a family asks two venues for two dates without network; the request waits, and is sent later', async ({
  page,
  context,
  leadServer,
  phone,
  allowErrors,
}) => {
  allowErrors(expected);
  const server = await leadServer.mailServer('accept');
  const leads = watchLeads(page);
  await page.goto('/faridabad?guests=400&date=2030-12-21');
  for (const name of [samarGrand.name, hotelRajmahal.name]) await heart(page, name).click();
  await expect(page.getByRole('link', { name: /^Shortlist, 2/ })).toBeVisible();
  await page.goto('/shortlist?guests=400&date=2030-12-21');
  await expect(card(page, hotelRajmahal.name)).toBeVisible();
  await untilFetched(page, 'dates-dialog', 'outbox-panel');
  await context.setOffline(true);
  await button(page, title).click();
  const dialog = dialogIn(page);
  await expect(dialog.getByRole('group', { name: 'Wedding · 400 guests' })).toBeVisible();
  await expect(dateField(page, 1)).toHaveValue('2030-12-21');
  await button(page, 'Add another date').click();
  await dateField(page, 2).fill('2030-12-25');
  await dialogPhone(page).fill(phone);
  await button(page, 'Ask the venues').click();
  const alert = dialog.getByRole('alert');
  await expect(alert).toContainText('We have kept your request on this device.');
  await expect(dateField(page, 2)).toHaveValue('2030-12-25');
  expect(await placesWith(page, phone)).toEqual(['localStorage']);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(button(page, title)).toBeFocused();
  await expect(page.getByText(/^Your request about free dates, .* has not reached us yet\./)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('status').filter({ hasText: 'We are asking the venues' })).toBeVisible();
  expect([leadServer.arrived(), server.mails.length]).toEqual([1, 1]);
  expect(await placesWith(page, phone)).toEqual([]);
  expect(leads.at(-1)).toMatchObject({
    kind: 'dates',
    functions: [{ label: 'Wedding', guests: 400, dates: ['2030-12-21', '2030-12-25'] }],
    venues: [samarGrand.name, hotelRajmahal.name],
  });
  const [mail] = server.mails;
  expect(mail?.subject).toMatch(/^(\[Check\] )?Dates · 2 venues · Wedding · \+91 /);
  expect(mail?.text).toContain(
    `    Venue | Sat 21 Dec 2030 | Wed 25 Dec 2030\n    ${samarGrand.name} | ? | ?`,
  );
  expect(mail?.attachments.map(({ filename }) => filename).join()).toMatch(/dates-\d+-2030-12-21\.csv/);
});

test('free dates · in Hindi by keyboard: a half-typed date has its message, and nothing typed is lost', async ({
  page,
  leadServer,
  phone,
}) => {
  const server = await leadServer.mailServer('accept');
  const inHindi = { locale: 'hi' } as const;
  const label = (number: number) => m.leads_dates_date({ number }, inHindi);
  await page.goto('/hi/shortlist?venues=samargrand,hotelrajmahal&guests=300');
  await expect(page.getByRole('article')).toHaveCount(2);
  await tabUntil(page, /^खाली तारीखें पूछें$/);
  await page.keyboard.press('Enter');
  const dialog = dialogIn(page);
  await expect(dialog).toHaveAccessibleName('खाली तारीखें पूछें');
  const first = dialog.getByLabel(label(1), { exact: true });
  await expect(first).toBeFocused();
  await page.keyboard.type('12');
  await tabUntil(page, /^एक और तारीख जोड़ें$/);
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel(label(2), { exact: true })).toBeFocused();
  await page.keyboard.type('12252030');
  await tabUntil(page, new RegExp(`^${hotelRajmahal.name}$`));
  await page.keyboard.press('Space');
  await tabUntil(page, /^फ़ोन नंबर$/);
  await page.keyboard.type(phone);
  await page.keyboard.press('Enter');
  await expect(first).toBeFocused();
  await expect(first).toHaveAccessibleDescription('कृपया सही तारीख चुनिए।');
  expect(leadServer.arrived()).toBe(0);
  await page.keyboard.type('12212030');
  await tabUntil(page, /^फ़ोन नंबर$/);
  await page.keyboard.press('Enter');
  await expect(dialog.getByText(/^धन्यवाद। हम वेन्यू से पूछ रहे हैं।/)).toBeVisible();
  await expect(dialog.getByRole('button').first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'खाली तारीखें पूछें' })).toBeFocused();
  const text = server.mails[0]?.text ?? '';
  for (const line of [
    '\nCall in Hindi\n',
    'Dates for: Wedding · 300 guests, 100% veg\n',
    `    ${samarGrand.name} | ? | ?\n`,
  ])
    expect(text).toContain(line);
  expect(text).not.toContain(`    ${hotelRajmahal.name}`);
});
