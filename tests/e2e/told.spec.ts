import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';

const event = 'guests=400&veg=60&rooms=20';

/** Taps on a sheet, and counts them: an option of a select is a tap of its own. */
function onSheet(page: Page) {
  const sheet = page.getByRole('dialog');
  let taps = 0;
  const tap = async (target: Locator) => {
    taps += 1;
    await target.click();
  };
  const field = (name: string) => sheet.locator(`input[name="${name}"]`);
  return {
    taps: () => taps,
    tap,
    async type(name: string, text: string) {
      await tap(field(name));
      await field(name).pressSequentially(text);
    },
    async choose(name: string, option: string) {
      taps += 2;
      await sheet.locator(`select[name="${name}"]`).selectOption(option);
    },
    check: (name: string, value: string) => tap(sheet.locator(`[name="${name}"][value="${value}"]`)),
    save: () => tap(sheet.getByRole('button', { name: /^(Save|सेव करें)$/ })),
  };
}

test('told · a sheet of paper takes at most 24 taps, and card, page, plan, shortlist and comparison have its total', async ({
  page,
}) => {
  await page.goto(`/venues/royalimperio?${event}`);
  const { taps, tap, type, choose, check, save } = onSheet(page);
  await tap(page.getByRole('button', { name: 'Note what they told you' }).first());
  await expect(page.getByRole('dialog').locator('input[name="vegPlate"]')).toBeFocused();
  await type('vegPlate', '650');
  await type('nonVegPlate', '850');
  await check('plate', 'plate');
  await choose('foodTax.is', 'extra');
  await type('minimumPlates', '350');
  await type('decoration', '60,000');
  await tap(page.getByRole('dialog').locator('[name="decoration.from"]'));
  await type('dj', '25000');
  await choose('generator.is', 'included');
  await type('roomPrice', '2500');
  await type('advanceShare', '30');
  const musicUntil = page.getByRole('dialog').locator('[name="musicUntil"]');
  await tap(musicUntil);
  await musicUntil.fill('22:30');
  await save();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByText('₹4,79,560')).toBeVisible();
  await expect(sheet.getByText(/^Still to ask: \d+$/)).toBeVisible();
  await tap(sheet.getByRole('button', { name: 'Close' }).first());
  expect(taps()).toBeLessThanOrEqual(24);
  await page
    .getByRole('button', { name: /shortlist/i })
    .first()
    .click();

  const total = '₹4,79,560';
  await expect(page.getByRole('region', { name: 'Your total' })).toContainText(total);
  await page.goto('/faridabad?q=imperio');
  await expect(page.getByRole('article', { name: 'Royal Imperio' })).toContainText(`${total} for 400`);
  await expect(page.getByRole('article', { name: 'Royal Imperio' })).toContainText('as they told you');
  await page.goto('/shortlist');
  await expect(page.getByRole('article', { name: 'Royal Imperio' })).toContainText(total);
  await page.goto('/compare?venues=royalimperio,samargrand');
  await expect(page.getByRole('row', { name: /^Your total: Total/ })).toContainText(total);
  await page.goto('/plan?function=wedding.400.veg60.rooms20.at-royalimperio');
  await expect(page.getByRole('main')).toContainText(total);
});

test('told · half a time is named, and nothing is saved before it is whole', async ({ page }) => {
  await page.goto('/venues/royalimperio');
  await page.getByRole('button', { name: 'Note what they told you' }).first().click();
  const sheet = page.getByRole('dialog');
  const musicUntil = sheet.getByLabel('Music until', { exact: true });
  await musicUntil.pressSequentially('10');
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(musicUntil).toHaveAccessibleDescription('Please choose a time.');
  await expect(musicUntil).toBeFocused();
  await musicUntil.fill('22:30');
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(sheet.getByText('Saved')).toBeVisible();
});

test('told · while it cannot be read the page says so, and what is saved then takes nothing of other halls away', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/told-code/);
  const sheet = page.getByRole('dialog');
  const openSheet = () =>
    page
      .getByRole('button', { name: /^(Note|Change) what they told you/ })
      .first()
      .click();
  await page.goto('/venues/edengardenlawn');
  await openSheet();
  await sheet.getByLabel('Veg plate', { exact: true }).fill('650');
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(sheet.getByText('Saved')).toBeVisible();
  const code = '**/told-code*';
  await page.route(code, (route) => route.abort());
  await page.goto('/venues/samargrand');
  await expect(page.getByText('What halls told you could not be loaded')).toBeVisible();
  await page.unroute(code);
  await openSheet();
  await sheet.getByLabel('Corkage ₹ a bottle').fill('500');
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(sheet.getByText('Corkage: ₹500 a bottle')).toBeVisible();
  await page.goto('/venues/edengardenlawn');
  await openSheet();
  await expect(sheet.getByLabel('Veg plate', { exact: true })).toHaveValue('650');
});

test('told · another tab follows, in Hindi, and a reload keeps it', async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto('/hi/venues/edengardenlawn?guests=300');
  await page.goto('/hi/venues/edengardenlawn?guests=300');
  const { tap, type, save } = onSheet(page);
  await tap(page.getByRole('button', { name: 'उन्होंने जो बताया, लिख लें' }).first());
  await type('sum', '2.25 lakh');
  await tap(page.getByRole('button', { name: 'सब कुछ शामिल है' }));
  await save();
  await expect(page.getByRole('dialog').getByText('₹2,25,000', { exact: true })).toBeVisible();
  await expect(other.getByRole('region', { name: 'आपका कुल खर्च' })).toContainText('₹2,25,000');
  await other.reload();
  await expect(other.getByRole('region', { name: 'आपका कुल खर्च' })).toContainText('₹2,25,000');
});

test('told · the sheet is printed alone, with lines to write on, and the page returns', async ({ page }) => {
  // The print layout is checked while the print dialog would be open.
  await page.addInitScript(() => {
    window.print = () => {};
  });
  await page.goto('/venues/royalimperio');
  await page.getByRole('button', { name: 'Note what they told you' }).first().click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Print this sheet' }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(sheet.getByText('Is there a lift?')).toBeVisible();
  await expect(page.locator('main')).toBeHidden();
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(page.locator('main')).toBeVisible();
  await expect(sheet).toBeHidden();
});
