import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { dialogIn, tomorrow, visit } from './visit.ts';

/** Each form, left empty and sent: the buttons that send it, on their pages. */
const emptyForms: readonly { path: string; button: string; open?: (page: Page) => Promise<void> }[] = [
  { path: '/faridabadlp', button: 'Get Free Quote' },
  { path: '/faridabadlp', button: 'Submit Inquiry' },
  { path: '/faridabadlp', button: 'Request Callback' },
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

test('lead · each form sent empty: every wrong field is marked, tied to its words, and the first has the focus', async ({
  page,
}) => {
  test.setTimeout(90_000);
  for (const { path, button, open } of emptyForms) {
    await visit(page, path);
    await open?.(page);
    // The page behind an open dialog may have a button of the same name.
    const around = open ? dialogIn(page) : page.getByRole('main');
    await around.getByRole('button', { name: button, exact: true }).last().click();
    const wrong = page.locator('[aria-invalid="true"]');
    await expect(wrong.first(), button).toBeFocused();
    for (const field of await wrong.all()) {
      await expect(field, button).toHaveAccessibleDescription(/Please|valid/);
      const words = await field.evaluate((element) =>
        (element.getAttribute('aria-describedby') ?? '')
          .split(' ')
          .some((id) => document.getElementById(id)?.checkVisibility() ?? false),
      );
      expect(words, `${button}: the words are on the screen`).toBe(true);
    }
  }
});
