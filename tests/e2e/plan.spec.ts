import type { Page } from '@playwright/test';
import { formatRupeeRange } from '../../src/domain/format.ts';
import { hotelRajmahal, royalImperio, samarGrand, sumAt, totalAt } from '../venues.ts';
import { expect, test } from './support/fixtures.ts';
import { dialogPhone, watchLeads } from './support/leads.ts';
import { button, dialogIn, title } from './support/page-actions.ts';

/** Mehndi and sangeet at one venue on one date, the wedding at another; a cocktail without date and venue. */
const functions = [
  'function=mehndi.150.veg70.rooms10.2030-12-20.at-royalimperio',
  'function=sangeet.400.veg70.rooms10.2030-12-20.at-royalimperio',
  'function=wedding.600.veg70.rooms20.2030-12-21.at-hotelrajmahal',
  'function=other.80.name-Cocktail',
].join('&');
const costs = (page: Page) => page.getByRole('table', { name: 'What it costs' });
/** Mehndi and sangeet, whose rooms are shared. */
const costsOfTwo = totalAt(
  royalImperio,
  ...[150, 400].map((guests) => ({ guests, vegShare: 0.7, rooms: 10, date: '2030-12-20' })),
);
const atRoyalImperio = formatRupeeRange(costsOfTwo.sum);

test('plan · a shared link shows every function, venue and sum in a fresh profile and what is still open, and asks its dates', async ({
  page,
  phone,
  allowErrors,
}) => {
  allowErrors(/Failed to load resource/);
  const days = page.getByRole('region', { name: 'Day by day' });
  await test.step('venues that do not load are named by a notice, and load again', async () => {
    await page.route(/venue-summaries/, (route) => route.abort());
    await page.goto(`/plan?${functions}`);
    const alert = page.getByRole('alert').filter({ hasText: 'The venues did not load' });
    await expect(alert).toBeVisible();
    await expect(days).toContainText('Sangeet');
    await page.unroute(/venue-summaries/);
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(costs(page)).toContainText(atRoyalImperio);
    await expect(alert).toHaveCount(0);
  });
  await test.step('days, venues and sums', async () => {
    await expect(title(page)).toHaveText('Your wedding plan');
    await expect(days.getByRole('heading', { level: 3 })).toHaveText([
      '20 Dec 2030',
      '21 Dec 2030',
      'Date open',
    ]);
    await expect(days.getByRole('link', { name: royalImperio.name })).toHaveCount(2);
    await expect(days.getByRole('button', { name: 'Cocktail · Choose a venue' })).toBeVisible();
    await expect(costs(page).getByRole('row', { name: /^Shared rooms/ })).toContainText(
      `−${formatRupeeRange(costsOfTwo.sharedRooms)}`,
    );
    await expect(costs(page).getByRole('row', { name: /^At this venue/ })).toContainText(atRoyalImperio);
    await expect(costs(page).getByRole('row', { name: /^Known so far Not counted: Cocktail/ })).toBeVisible();
    await expect(page.getByRole('region', { name: 'What is still open' })).toContainText(
      'No venue yetCocktail',
    );
  });
  await test.step('the link of its message opens the same plan, and the device keeps it', async () => {
    const chat = await page.getByRole('link', { name: 'Send by WhatsApp' }).getAttribute('href');
    const text = new URL(chat ?? '').searchParams.get('text') ?? '';
    expect(text).toContain(`${royalImperio.name}: ${atRoyalImperio}`);
    expect(new URL(text.split('\n').at(-1) ?? '').search).toBe(`?${functions}`);
    await page.evaluate((id) => localStorage.setItem('shortlist', id), samarGrand.id);
    // A device without any takes those of the link.
    await page.goto('/plan');
    await expect(costs(page)).toContainText(atRoyalImperio);
  });
  await test.step('its dates are asked at its venues and those of the shortlist', async () => {
    const leads = watchLeads(page);
    await button(page, 'Ask which dates are free').click();
    const dialog = dialogIn(page);
    const sangeet = dialog.getByRole('group', { name: 'Sangeet · 400 guests' });
    await expect(sangeet.getByLabel('Date 1')).toHaveValue('2030-12-20');
    await expect(dialog.getByRole('checkbox', { name: hotelRajmahal.name })).toHaveAccessibleDescription(
      /^About: Wedding, Cocktail/,
    );
    await expect(dialog.getByRole('checkbox', { name: samarGrand.name })).toHaveAccessibleDescription(
      /^About: Cocktail/,
    );
    await dialog.getByRole('group', { name: 'Cocktail' }).getByLabel('Date 1').fill('2030-12-22');
    await dialogPhone(page).fill(phone);
    await button(page, 'Ask the venues').click();
    await expect(dialog.getByText(/We are asking the venues/)).toBeVisible();
    expect(leads.at(-1)).toMatchObject({
      kind: 'dates',
      venues: [royalImperio.name, hotelRajmahal.name, samarGrand.name],
      meta: { control: 'plan', plan: functions },
    });
  });
});

test('plan · beside a function whose name is one long word its sum stays on one line', async ({ page }) => {
  await page.goto('/plan?function=other.150.at-samargrand.name-Mehndi%26Sangeet%26Cocktail%26Receptions');
  const sum = page.getByRole('region', { name: 'Day by day' }).getByText(/^₹/);
  const lines = (element: Element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return range.getClientRects().length;
  };
  await expect.poll(() => sum.evaluate(lines)).toBe(1);
});

test('plan · without a shortlist the first function gets a venue from the search, by keyboard', async ({
  page,
}) => {
  await page.goto('/plan');
  await button(page, 'Add your first function').click();
  await expect(page.getByRole('textbox', { name: 'Guests' })).toBeFocused();
  await page.keyboard.type('300');
  await page.getByRole('combobox', { name: /^Find any venue/ }).focus();
  await page.keyboard.type(samarGrand.name);
  const option = page.getByRole('option', { name: samarGrand.name });
  await expect(option).toContainText(`Seats all · ${sumAt(samarGrand)}`);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: /^Venue/ })).toHaveValue(samarGrand.id);
  await page.getByRole('textbox', { name: 'Guests' }).focus();
  await page.keyboard.press('Enter');
  await expect(costs(page)).toContainText(samarGrand.name);
  await expect(page).toHaveURL('/plan');
});
