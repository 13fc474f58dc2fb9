import { vendorCategories } from '../../src/content/vendors.ts';
import { expect, test } from './fixtures.ts';
import { card, cards } from './listing-parts.ts';
import { takenOver, visit } from './visit.ts';

test('lead · Gurgaon says who helps, takes a call-back and shows the nearest venues, none invented', async ({
  page,
}) => {
  await visit(page, '/gurgaon');
  await expect(page.getByText('Our team does arrange visits in Gurgaon.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Nearest listed venues' })).toBeVisible();
  await expect(card(page, 'Lagoona Emerald')).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Request a Call Back' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await visit(page, '/gurgaon/banquet-halls');
  await expect(page.getByRole('link', { name: 'Banquet Halls in Faridabad' })).toBeVisible();
});

test('lead · a vendor category’s call-back names the category and the city', async ({
  page,
  phone,
  inbox,
}) => {
  await visit(page, '/southdelhi/vendors');
  for (const { title: category } of vendorCategories)
    await expect(page.getByRole('heading', { name: category, exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Request a Call Back about Caterers' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').first().fill(phone);
  await dialog
    .getByRole('button', { name: /Call|Send|Submit/ })
    .first()
    .click();
  await expect(dialog.getByText('Got it, thank you.')).toBeVisible();
  expect((await inbox.one(phone)).text).toContain('Caterers in South Delhi');
});

test('lead · an unknown address: 404, a search and the main links', async ({ page, allowErrors }) => {
  allowErrors(/404/);
  const response = await page.goto('/no-such-page');
  expect(response?.status()).toBe(404);
  await takenOver(page);
  for (const name of ['All venues', 'Faridabad', 'Photos', 'Home'])
    await expect(
      page.getByRole('navigation', { name: 'Main pages' }).getByRole('link', { name, exact: true }),
    ).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search venues' }).fill('lagoona');
  await page.getByRole('main').getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL('/venues?q=lagoona');
  await expect(cards(page)).toHaveCount(1);
});
