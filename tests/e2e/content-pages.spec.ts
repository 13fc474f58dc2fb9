import { cities } from '../../src/content/cities.ts';
import { press } from '../../src/content/press.ts';
import { shownItems } from '../../src/content/samples.ts';
import { site } from '../../src/content/site.ts';
import { formatNumber } from '../../src/domain/format.ts';
import { expect, test } from './support/fixtures.ts';
import { title } from './support/page-actions.ts';

test('why us · both figures, the press in one or two columns, and reasons that fade in on scroll', async ({
  page,
}) => {
  // Short, so that the reasons lie below the first screen.
  await page.setViewportSize({ width: 360, height: 400 });
  await page.goto('/whyus');
  await expect(title(page)).toHaveText(`Why book with ${site.name}`);
  const first = page.getByRole('region', { name: 'Three reasons' }).getByRole('article').first();
  await expect(first.locator('..')).toHaveCSS('opacity', '0');
  await first.scrollIntoViewIfNeeded();
  await expect(first.locator('..')).toHaveCSS('opacity', '1');
  await expect(page.getByRole('main').getByRole('definition')).toHaveText([
    `${formatNumber(site.stats.events.value)}${site.stats.events.suffix}`,
    `${cities.length}`,
  ]);
  const items = page.getByRole('region', { name: 'Featured On' }).getByRole('listitem');
  const shown = shownItems(press).length;
  await expect(items).toHaveCount(shown);
  for (const { width, columns } of [
    { width: 360, columns: 1 },
    { width: 1280, columns: 2 },
  ]) {
    await page.setViewportSize({ width, height: 800 });
    const lefts = await items.evaluateAll((all) => all.map((item) => item.getBoundingClientRect().left));
    expect(new Set(lefts).size).toBe(Math.min(columns, shown));
  }
});
