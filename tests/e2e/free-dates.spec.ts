import { m } from '../../src/i18n/compiled/messages.js';
import { expect } from './support/fixtures.ts';
import { test } from './support/lead-server.ts';
import { dialogIn, tabUntil } from './support/page-actions.ts';

test('free dates · in Hindi by keyboard: a half-typed date has its message, and nothing typed is lost', async ({
  page,
  leadServer,
  phone,
}) => {
  await leadServer.mailServer('accept');
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
  await tabUntil(page, /^फ़ोन नंबर$/);
  await page.keyboard.type(phone);
  await page.keyboard.press('Enter');
  await expect(first).toBeFocused();
  await expect(first).toHaveAccessibleDescription('कृपया सही तारीख चुनिए। साल चार अंकों में लिखिए।');
  expect(leadServer.arrived()).toBe(0);
  await page.keyboard.type('12212030');
  await tabUntil(page, /^फ़ोन नंबर$/);
  await page.keyboard.press('Enter');
  const thanks = dialog.getByRole('status').filter({ hasText: 'धन्यवाद। हम वेन्यू से पूछ रहे हैं।' });
  await expect(thanks).toBeFocused();
  await tabUntil(page, /^बंद करें$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'खाली तारीखें पूछें' })).toBeFocused();
});
