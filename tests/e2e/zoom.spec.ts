import { expect, test } from './fixtures.ts';
import { focusViolation } from './focus-violations.ts';
import { dialogIn, openMenu, tomorrow } from './page-actions.ts';
import { pageTypes } from './page-types.ts';

test.describe('a screen of 1280 x 1024 at 400 % zoom', () => {
  test.use({ viewport: { width: 320, height: 256 } });

  test('zoom · at 400 % no page scrolls sideways, and nothing fixed covers the text', async ({ page }) => {
    test.setTimeout(90_000);
    const violations: string[] = [];
    for (const path of pageTypes) {
      await page.goto(path, { waitUntil: 'load' });
      await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }));
      const found = await page.evaluate(lowScreenViolations);
      violations.push(...found.map((violation) => `${path}: ${violation}`));
    }
    expect(violations).toEqual([]);
  });

  for (const path of ['/faridabad', '/faridabadlp']) {
    test(`zoom · at 400 % every tab stop on ${path} is marked, in view and not covered`, async ({ page }) => {
      test.setTimeout(90_000);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(path);
      const violations = new Set<string>();
      for (let press = 0; press < 70; press += 1) {
        await page.keyboard.press('Tab');
        const violation = await page.evaluate(focusViolation);
        if (violation === 'end') break;
        if (violation) violations.add(violation);
      }
      expect([...violations]).toEqual([]);
    });
  }

  test('zoom · at 400 % the menu, the filters, a call back and a price request can be completed', async ({
    page,
    inbox,
    phone,
  }) => {
    await page.goto('/');
    await openMenu(page);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Venues' }).click();
    await expect(page).toHaveURL(/\/faridabad$/);
    await page.getByRole('button', { name: /^Filters/ }).click();
    await dialogIn(page).getByRole('checkbox', { name: 'Wedding Lawns', exact: true }).check();
    await dialogIn(page).getByRole('button', { name: 'Apply Filters' }).click();
    await expect(page).toHaveURL(/\?type=wedding-lawn$/);
    await page.getByRole('button', { name: 'Call Back', exact: true }).click();
    await dialogIn(page).getByLabel('Phone number').fill(phone);
    await dialogIn(page).getByRole('button', { name: 'Call me back' }).click();
    await expect(dialogIn(page).getByText('Got it, thank you.')).toBeVisible();
    await inbox.one(phone);
    await dialogIn(page).getByRole('button', { name: 'Close' }).last().click();
    await page
      .getByRole('button', { name: /^See Prices/ })
      .first()
      .click();
    await dialogIn(page).getByLabel('Event date').fill(tomorrow());
    await dialogIn(page).getByLabel('Guests').selectOption('200-300');
    await dialogIn(page).getByRole('button', { name: 'See Prices', exact: true }).click();
    await expect(dialogIn(page).getByRole('button', { name: 'Submit' })).toBeVisible();
    await dialogIn(page).getByRole('button', { name: 'Close' }).click();
    await expect(dialogIn(page)).toHaveCount(0);
  });
});

/** Runs in the page: horizontal overflow, and fixed elements that cover more than a fifth of the screen. */
function lowScreenViolations(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const violations = scrollWidth > clientWidth ? [`scrolls sideways: ${scrollWidth} px wide`] : [];
  for (const element of document.querySelectorAll('body *')) {
    const { position, pointerEvents } = getComputedStyle(element);
    if (position !== 'fixed' && position !== 'sticky') continue;
    if (pointerEvents === 'none' || !element.checkVisibility()) continue;
    const { top, bottom, width } = element.getBoundingClientRect();
    const seen = Math.min(bottom, innerHeight) - Math.max(top, 0);
    if (seen > innerHeight / 5 && width > innerWidth / 2)
      violations.push(`${element.tagName.toLowerCase()}.${element.className} covers ${Math.round(seen)} px`);
  }
  return violations;
}
