import { expect, test } from './support/fixtures.ts';
import { dialogIn } from './support/page-actions.ts';
import { refuseCapabilities } from './support/refused-capabilities.ts';

test.use({ serviceWorkers: 'allow' });

test('refused capabilities · pages without an own journey work without an error', async ({ page }) => {
  await page.addInitScript(refuseCapabilities);
  for (const path of ['/', '/faridabadlp', '/photos', '/hi/compare']) {
    await page.goto(path);
    await page.getByRole('button', { name: /^(Call Back|कॉल बैक)$/ }).click();
    await expect(dialogIn(page).getByRole('textbox').first()).toBeFocused();
  }
});
