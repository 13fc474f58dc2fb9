import { expect, test } from './support/fixtures.ts';
import { goByMenu, hold, holdScripts, title } from './support/page-actions.ts';

test('slow network · a page is readable before its script, and a navigation shows a loading line', async ({
  page,
}) => {
  const releaseScripts = await holdScripts(page);
  await page.goto('/venues/samargrand');
  await expect(title(page)).toBeInViewport();
  await expect(title(page)).toHaveCSS('font-family', /Marcellus/);
  releaseScripts();

  const releaseData = await hold(page, '*/data/*/photos.json');
  await goByMenu(page, 'Photos');
  const line = page.getByRole('progressbar', { name: 'The page is loading' });
  await expect(line).toBeVisible();
  expect((await line.boundingBox())?.y).toBe(0);
  releaseData();
  await expect(title(page)).toHaveText('Our Event Photos');
  await expect(line).toHaveCount(0);
});
