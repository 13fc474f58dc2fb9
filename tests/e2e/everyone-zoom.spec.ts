import { canonical } from '../host/routes.ts';
import { expect, test } from './fixtures.ts';
import { faultOfFocus } from './focus-faults.ts';
import { dialogIn, openMenu, tomorrow, visit } from './visit.ts';

test.describe('a screen of 1280 x 1024 at 400 % zoom', () => {
  test.use({ viewport: { width: 320, height: 256 } });

  test('lead · at 400 % no page scrolls sideways, and nothing stands fixed before the words', async ({
    page,
  }) => {
    test.setTimeout(180_000);
    const faults: string[] = [];
    for (const path of canonical) {
      await visit(page, path);
      await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }));
      const found = await page.evaluate(faultsOfLowScreen);
      faults.push(...found.map((fault) => `${path}: ${fault}`));
    }
    expect(faults).toEqual([]);
  });

  for (const path of ['/faridabad', '/venues/hotelrajmahal', '/faridabadlp']) {
    test(`lead · at 400 % every stop of Tab on ${path} is marked, in view and not covered`, async ({
      page,
    }) => {
      test.setTimeout(90_000);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await visit(page, path);
      const faults = new Set<string>();
      for (let press = 0; press < 70; press += 1) {
        await page.keyboard.press('Tab');
        const fault = await page.evaluate(faultOfFocus);
        if (fault === 'end') break;
        if (fault) faults.add(fault);
      }
      expect([...faults]).toEqual([]);
    });
  }

  test('lead · at 400 % the menu, the filters, a call-back and a price request can be used to their end', async ({
    page,
    inbox,
    phone,
  }) => {
    await visit(page, '/');
    await openMenu(page);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Venues' }).click();
    await expect(page).toHaveURL(/\/faridabad$/);
    await page.getByRole('button', { name: /^Filters/ }).click();
    await dialogIn(page).getByRole('checkbox', { name: 'Wedding Lawns', exact: true }).check();
    await dialogIn(page).getByRole('button', { name: 'Apply Filters' }).click();
    await expect(page).toHaveURL('/faridabad?type=wedding-lawns');
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

/** Runs in the page: what is too wide, and what stands fixed over more than a fifth of the screen. */
function faultsOfLowScreen(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const faults = scrollWidth > clientWidth ? [`scrolls sideways: ${scrollWidth} px wide`] : [];
  for (const element of document.querySelectorAll('body *')) {
    const { position, pointerEvents } = getComputedStyle(element);
    if (position !== 'fixed' && position !== 'sticky') continue;
    if (pointerEvents === 'none' || !element.checkVisibility()) continue;
    const { top, bottom, width } = element.getBoundingClientRect();
    const seen = Math.min(bottom, innerHeight) - Math.max(top, 0);
    if (seen > innerHeight / 5 && width > innerWidth / 2)
      faults.push(`${element.tagName.toLowerCase()}.${element.className} stands over ${Math.round(seen)} px`);
  }
  return faults;
}
