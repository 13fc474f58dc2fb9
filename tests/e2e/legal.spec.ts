import { site } from '../../src/content/site.ts';
import { expect, test } from './fixtures.ts';
import { openMenu, visit } from './visit.ts';

test('site 2 · the terms are a page, led to from the foot of every page', async ({ page }) => {
  await visit(page, '/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms', exact: true }).click();
  await expect(page).toHaveURL(/\/terms-and-conditions$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Terms and Conditions/i);
  await expect(page.getByText(/A draft, until our lawyer has read it\.$/)).toBeVisible();
});

test('lead · the privacy notice says who asks what and why, who sees it, how long, and how to withdraw', async ({
  page,
}) => {
  await visit(page, '/privacy');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Privacy');
  for (const heading of [
    'Who is responsible',
    'What we ask, and why',
    'Who sees it',
    'How long we keep it',
    /withdraw/,
    /grievance|complaint/i,
  ]) {
    await expect(main.getByRole('heading', { level: 2, name: heading }).first()).toBeVisible();
  }
  await expect(main).toContainText('Digital Personal Data Protection Act, 2023');
  await expect(main).toContainText(site.email.display);
});

test('lead · each form leads to the privacy notice in a new tab, and promises who calls', async ({
  page,
}) => {
  await visit(page, '/faridabad');
  await openMenu(page);
  await page.getByRole('banner').getByRole('button', { name: 'Request callback' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(`Within 4 hours, ${site.hours.full}.`);
  await expect(dialog).toContainText('never sold');
  const link = dialog.getByRole('link', { name: 'How we treat your details' });
  await expect(link).toHaveAttribute('href', '/privacy');
  await expect(link).toHaveAttribute('target', '_blank');
});
