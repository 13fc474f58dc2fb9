import { expect, test } from './support/fixtures.ts';
import { askForCall, expectThanks } from './support/leads.ts';
import { button, dialogIn, title } from './support/page-actions.ts';

/** Properties that throw when they are read, as with blocked site data or in an older browser. */
const refused = {
  window: ['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'BroadcastChannel', 'matchMedia'],
  navigator: ['locks', 'serviceWorker', 'storage', 'clipboard', 'share', 'connection'],
  crypto: ['randomUUID', 'getRandomValues', 'subtle'],
  AbortSignal: ['timeout', 'any'],
};

test.use({ serviceWorkers: 'allow' });

test.beforeEach(({ page }) =>
  page.addInitScript((names) => {
    const get = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    for (const [owner, properties] of Object.entries(names))
      for (const property of properties)
        Object.defineProperty(Reflect.get(window, owner), property, { get, configurable: true });
    // Playwright reads it.
    window.requestIdleCallback = get;
  }, refused),
);

for (const path of ['/', '/faridabadlp', '/photos', '/compare', '/hi/shortlist']) {
  test(`refused capabilities · ${path} works without an error`, async ({ page }) => {
    await page.goto(path);
    await page.getByRole('button', { name: /^(Call Back|कॉल बैक)$/ }).click();
    await expect(dialogIn(page).getByRole('textbox')).toBeFocused();
  });
}

test('refused capabilities · a listing, a venue, the shortlist and a lead work for as long as the page', async ({
  page,
  inbox,
  phone,
}) => {
  await page.goto('/faridabad');
  const heart = page.getByRole('button', { name: /^Shortlist Samar Grand/ });
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('link', { name: 'Samar Grand', exact: true }).click();
  await expect(title(page)).toHaveText('Samar Grand');
  await button(page, 'Copy').click();
  await expect(page.getByText('Your browser did not let us copy.')).toBeVisible();
  await askForCall(page, phone);
  await expectThanks(page);
  await inbox.one(phone);
});
