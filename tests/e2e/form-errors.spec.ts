import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { dialogIn, tomorrow } from './page-actions.ts';

/** The submit button of each form, and how its form is reached. */
const emptyForms: readonly { path: string; button: string; open?: (page: Page) => Promise<void> }[] = [
  { path: '/faridabadlp', button: 'Get Free Quote' },
  { path: '/faridabadlp', button: 'Submit Inquiry' },
  { path: '/faridabadlp', button: 'Request Call Back' },
  { path: '/venues/basantvatika', button: 'Call me' },
  { path: '/venues/basantvatika', button: 'Schedule Visit' },
  {
    path: '/venues/royalimperio',
    button: 'See Prices',
    open: (page) => page.getByRole('button', { name: 'See Prices', exact: true }).first().click(),
  },
  {
    path: '/venues/royalimperio',
    button: 'Submit',
    open: async (page) => {
      await page.getByRole('button', { name: 'See Prices', exact: true }).first().click();
      await dialogIn(page).getByLabel('Event date').fill(tomorrow());
      await dialogIn(page).getByLabel('Guests').selectOption('200-300');
      await dialogIn(page).getByRole('button', { name: 'See Prices', exact: true }).click();
    },
  },
  {
    path: '/whyus',
    button: 'Call me back',
    open: (page) => page.getByRole('button', { name: 'Call Back', exact: true }).click(),
  },
];

test('form errors · an empty form marks every wrong field, describes its error and focuses the first', async ({
  page,
}) => {
  test.setTimeout(90_000);
  for (const { path, button, open } of emptyForms) {
    await page.goto(path);
    await open?.(page);
    // The page behind a dialog can have a button with the same name.
    const around = open ? dialogIn(page) : page.getByRole('main');
    await around.getByRole('button', { name: button, exact: true }).last().click();
    const wrong = page.locator('[aria-invalid="true"]');
    await expect(wrong.first(), button).toBeFocused();
    for (const field of await wrong.all()) {
      await expect(field, button).toHaveAccessibleDescription(/Please|valid/);
      const isDescribed = await field.evaluate((element) =>
        (element.getAttribute('aria-describedby') ?? '')
          .split(' ')
          .some((id) => document.getElementById(id)?.checkVisibility() ?? false),
      );
      expect(isDescribed, `${button}: the error is visible`).toBe(true);
    }
  }
});
