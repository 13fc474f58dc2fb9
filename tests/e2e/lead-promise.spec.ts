import { site } from '../../src/content/site.ts';
import { expect } from './fixtures.ts';
import { test } from './lead-desk.ts';
import { dialogPhone } from './outbox-steps.ts';
import { dialogIn, takenOver, tomorrow, visit } from './visit.ts';

test('lead · each form has the promise beside it: who calls, when, not resold, how to withdraw', async ({
  page,
}) => {
  const { who, when, resale, withdraw } = site.promise;
  const expectPromise = async (forms: number, path: string) => {
    const promised = page.locator('form').filter({ hasText: `${who} ${when} ${resale} ${withdraw}` });
    await expect(promised, path).toHaveCount(forms);
    for (const form of await promised.all())
      await expect(form.getByRole('link', { name: 'How we treat your details' })).toHaveAttribute(
        'href',
        '/privacy',
      );
  };
  await visit(page, '/faridabadlp');
  await expectPromise(3, 'landing page');
  await visit(page, '/venues/basantvatika');
  await expectPromise(2, 'venue page');
  await page.getByRole('button', { name: 'See Prices', exact: true }).first().click();
  await dialogIn(page).getByLabel('Event date').fill(tomorrow());
  await dialogIn(page).getByLabel('Guests').selectOption('200-300');
  await dialogIn(page).getByRole('button', { name: 'See Prices', exact: true }).click();
  await dialogPhone(page).waitFor();
  await expectPromise(3, 'price request');
  await page.goto('/whyus');
  await takenOver(page);
  await page.getByRole('button', { name: 'Call Back', exact: true }).click();
  await expect(dialogPhone(page)).toBeVisible();
  await expectPromise(1, 'call-back dialog');
});
