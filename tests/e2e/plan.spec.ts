import type { Page } from '@playwright/test';
import { formatRupeeRange } from '../../src/domain/format.ts';
import { m } from '../../src/i18n/compiled/messages.js';
import { hotelRajmahal, royalImperio, samarGrand, sarovarPortico, sumAt, totalAt } from '../venues.ts';
import { expect, test } from './support/fixtures.ts';
import { dialogPhone, watchLeads } from './support/leads.ts';
import { heart } from './support/listing-page.ts';
import { button, dialogIn, title, untilWorkerControls } from './support/page-actions.ts';

/** Mehndi and sangeet at one venue on one date, the wedding at another; a cocktail without date and venue. */
const functions = [
  'function=mehndi.150.veg70.rooms10.2030-12-20.at-royalimperio',
  'function=sangeet.400.veg70.rooms10.2030-12-20.at-royalimperio',
  'function=wedding.600.veg70.rooms20.2030-12-21.at-hotelrajmahal',
  'function=other.80.name-Cocktail',
].join('&');
const atSixVenues = [
  'haldi.80.rooms10.2030-12-17.at-milanvatika',
  'mehndi.150.rooms10.2030-12-18.at-samargrand',
  'sangeet.400.veg70.rooms10.2030-12-19.at-royalimperio',
  'wedding.600.veg70.rooms20.2030-12-20.at-hotelrajmahal',
  'reception.700.veg70.rooms20.2030-12-21.at-sarovarportico',
  'other.350.rooms10.2030-12-22.at-lagoonaemerald.name-Cocktail+and+ring+ceremony+for+all',
]
  .map((text) => `function=${text}`)
  .join('&');

const costs = (page: Page) => page.getByRole('table', { name: 'What it costs' });
/** Mehndi and sangeet, whose rooms are shared. */
const costsOfTwo = totalAt(
  royalImperio,
  ...[150, 400].map((guests) => ({ guests, vegShare: 0.7, rooms: 10, date: '2030-12-20' })),
);
const atRoyalImperio = formatRupeeRange(costsOfTwo.sum);

test('plan · a shared link shows every function, venue and sum in a fresh profile, and what is still open', async ({
  page,
}) => {
  await page.goto(`/plan?${functions}`);
  await expect(title(page)).toHaveText('Your wedding plan');
  const days = page.getByRole('region', { name: 'Day by day' });
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
  const chat = await page.getByRole('link', { name: 'Send by WhatsApp' }).getAttribute('href');
  const text = new URL(chat ?? '').searchParams.get('text') ?? '';
  expect(text).toContain(`${royalImperio.name}: ${atRoyalImperio}`);
  const link = text.split('\n').at(-1) ?? '';
  await page.goto(link);
  await expect(costs(page)).toContainText(atRoyalImperio);
  // A device without any takes those of the link.
  await page.goto('/plan');
  await expect(costs(page)).toContainText(atRoyalImperio);
});

test('plan · without a shortlist, from Home: the first function gets a venue from the search, by keyboard', async ({
  page,
}) => {
  const venueFiles: string[] = [];
  page.on('request', (request) => {
    if (/\/(?:index|search|venue-summaries)\//.test(request.url())) venueFiles.push(request.url());
  });
  await page.goto('/');
  await page.getByRole('link', { name: 'Plan the whole wedding' }).click();
  await button(page, 'Add your first function').click();
  await expect(page.getByRole('textbox', { name: 'Guests' })).toBeFocused();
  await page.keyboard.type('300');
  expect(venueFiles).toEqual([]);
  await page.getByRole('combobox', { name: /^Find any venue/ }).focus();
  await page.keyboard.type(samarGrand.name);
  const option = page.getByRole('option', { name: samarGrand.name });
  await expect(option).toContainText(`Seats all · ${sumAt(samarGrand)}`);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: /^Venue/ })).toHaveValue(samarGrand.id);
  await page.getByRole('textbox', { name: 'Guests' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/plan\?function=wedding\.300\.at-samargrand$/);
  await expect(costs(page)).toContainText(samarGrand.name);
});

test('plan · its dates are asked at its venues and those of the shortlist, and the mail names functions and venues', async ({
  page,
  inbox,
  phone,
}) => {
  const leads = watchLeads(page);
  await page.goto('/faridabad');
  await heart(page, samarGrand.name).click();
  await expect(heart(page, samarGrand.name)).toHaveAttribute('aria-pressed', 'true');
  await page.goto(`/plan?${functions}`);
  await button(page, 'Ask which dates are free').click();
  const dialog = dialogIn(page);
  await expect(dialog.getByRole('group', { name: 'Sangeet · 400 guests' }).getByLabel('Date 1')).toHaveValue(
    '2030-12-20',
  );
  await expect(dialog.getByRole('checkbox')).toHaveCount(4);
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
    meta: { control: 'plan' },
  });
  const { subject, text } = await inbox.one(phone);
  expect(subject).toMatch(/Dates · 3 venues · Mehndi/);
  expect(text).toContain(
    `Dates for: Sangeet · 400 guests, 70% veg, 10 rooms\n    Venue | Fri 20 Dec 2030\n    ${royalImperio.name} | ?\n`,
  );
  expect(text).toContain('/plan?function=mehndi.150.veg70.rooms10.2030-12-20.at-royalimperio&function=');
  for (const name of ['Mehndi', 'Sangeet', 'Wedding', royalImperio.name, hotelRajmahal.name]) {
    expect(text).toContain(name);
  }
});

test('plan · venues that do not load are named by a notice, and load again', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/Failed to load resource/);
  await page.route(/venue-summaries/, (route) => route.abort());
  await page.goto(`/plan?${functions}`);
  const alert = page.getByRole('alert').filter({ hasText: 'The venues did not load' });
  await expect(alert).toBeVisible();
  await expect(page.getByRole('region', { name: 'Day by day' })).toContainText('Sangeet');
  await page.unroute(/venue-summaries/);
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(costs(page)).toContainText(atRoyalImperio);
  await expect(alert).toHaveCount(0);
});

test('plan · in Hindi six functions at six venues are printed on one sheet', async ({ page }) => {
  await page.goto(`/hi/plan?${atSixVenues}`);
  await expect(page.getByRole('table')).toContainText(sarovarPortico.name);
  const sheet = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(sheet.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
  await page.emulateMedia({ media: 'print' });
  const headline = page.getByRole('main').getByRole('paragraph');
  await expect(headline.filter({ hasText: m.plan_sum_so_far({}, { locale: 'hi' }) })).toBeVisible();
});

test.describe('offline', () => {
  test.use({ serviceWorkers: 'allow' });

  test('plan · a plan that was opened before opens without network', async ({
    page,
    context,
    allowErrors,
  }) => {
    allowErrors(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/);
    await page.goto(`/plan?${functions}`);
    await expect(costs(page)).toContainText(atRoyalImperio);
    await untilWorkerControls(page);
    // The first visit's data are cached once the worker controls the page.
    await page.reload();
    await expect(costs(page)).toContainText(atRoyalImperio);
    await context.setOffline(true);
    await page.reload();
    await expect(costs(page)).toContainText(atRoyalImperio);
  });
});
