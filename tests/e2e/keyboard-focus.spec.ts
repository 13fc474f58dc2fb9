import { expect, test } from './fixtures.ts';
import { faultOfFocus } from './focus-faults.ts';
import { tabTo } from './tab-to.ts';
import { dialogIn, takenOver, visit } from './visit.ts';

test('lead · a dialog holds the focus, all of it can be reached, and Escape gives it back', async ({
  page,
}) => {
  await visit(page, '/photos');
  await tabTo(page, /^Request callback$/);
  await page.keyboard.press('Enter');
  await expect(dialogIn(page).getByLabel('Phone number')).toBeFocused();
  const inside = new Set<string>();
  for (let press = 0; press < 12; press += 1) {
    await page.keyboard.press('Tab');
    const at = await page.evaluate(() => {
      const { activeElement: now } = document;
      // The browser's own bar is a stop of its own, where the page has no focus.
      if (!now || now === document.body) return 'outside the page';
      return now.closest('dialog') ? (now.getAttribute('aria-label') ?? now.textContent ?? '') : 'behind';
    });
    inside.add(at);
  }
  expect([...inside]).not.toContain('behind');
  expect([...inside]).toEqual(expect.arrayContaining(['Call me back', 'Close']));
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Request callback' })).toBeFocused();
});

for (const path of ['/', '/faridabad', '/venues/samargrand', '/faridabadlp']) {
  for (const width of [360, 1280]) {
    test(`lead · every stop of Tab on ${path} at ${width} px is marked, in view and not covered`, async ({
      page,
    }) => {
      test.setTimeout(90_000);
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(path);
      await takenOver(page);
      const faults = new Set<string>();
      for (let press = 0; press < 90; press += 1) {
        await page.keyboard.press('Tab');
        const fault = await page.evaluate(faultOfFocus);
        if (fault === 'end') break;
        if (fault) faults.add(fault);
      }
      expect([...faults]).toEqual([]);
    });
  }
}

test('lead · what takes itself away when it is pressed leaves the focus beside its place', async ({
  page,
}) => {
  await visit(page, '/faridabad?type=wedding-lawns&facility=ample-parking');
  const isIn = (place: string) => expect(page.locator(`${place} :focus, ${place}:focus`)).toHaveCount(1);
  await page.getByRole('button', { name: 'Remove Ample Parking' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Remove Ample Parking' })).toHaveCount(0);
  await isIn('main');
  await visit(page, '/faridabad');
  await page.getByRole('button', { name: 'Shortlist Samar Grand' }).first().click();
  await page.getByRole('link', { name: 'Shortlist, 1 kept' }).click();
  // The page left has a card of the same name.
  await expect(page.getByRole('heading', { name: 'Your shortlist' })).toBeFocused();
  await expect(page.getByRole('article', { name: 'Samar Grand' })).toBeVisible();
  await page.getByRole('article').getByRole('button', { name: 'Shortlist Samar Grand' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('article')).toHaveCount(0);
  await isIn('main');
  await page.getByRole('button', { name: 'Put it back' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('article', { name: 'Samar Grand' })).toBeVisible();
  await isIn('main');
});
