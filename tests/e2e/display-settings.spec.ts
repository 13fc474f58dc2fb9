import type { Locator, Page } from '@playwright/test';
import { samarGrand } from '../venues.ts';
import { expect, test } from './support/fixtures.ts';
import { findForcedColourViolations } from './support/layout-violations.ts';
import { inLargeStyle, scrollThrough } from './support/layout-widths.ts';
import { button, dialogIn, openMenu, title } from './support/page-actions.ts';

/** The pages with motion, pictures or icons. */
const paths = ['/', '/faridabad', '/venues/hotelrajmahal', '/whyus'];

test('reduced motion · nothing is animated: pages, dialogs, menus, pictures, reviews', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(window, { seenMoves: seen });
    const look = () => {
      for (const animation of document.getAnimations()) {
        const { target } = animation.effect as KeyframeEffect;
        if (Number(animation.effect?.getComputedTiming().duration) > 0)
          seen.add(`${target?.tagName.toLowerCase()}.${target?.className}`);
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  const moves = () => page.evaluate(() => [...(window as unknown as { seenMoves: Set<string> }).seenMoves]);
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of paths) {
    await page.goto(path);
    await scrollThrough(page);
    if (path === '/faridabad') await expectJump(page);
    expect([path, await moves()]).toEqual([path, []]);
  }
  await button(page, 'Call Back').click();
  await expect(dialogIn(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await openMenu(page);
  await page.keyboard.press('Escape');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Why Us' }).click();
  await expect(title(page)).toContainText('Why book with');
  expect(await moves()).toEqual([]);
});

/** A card's carousel jumps. */
async function expectJump(page: Page) {
  const row = page.getByRole('main').getByRole('article').first().getByRole('region').getByRole('list');
  await button(page, 'Show picture 3').click();
  await expect.poll(() => row.evaluate((list) => Math.round(list.scrollLeft / list.clientWidth))).toBe(2);
}

test.describe('in forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  test('forced colours · focus and selection are visible without colour', async ({ page }) => {
    await page.goto('/faridabad');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    const outline = await page.evaluate(() => {
      const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement ?? document.body);
      return [outlineStyle, Number.parseFloat(outlineWidth) >= 2];
    });
    expect(outline).toEqual(['solid', true]);
    const heart = button(page, `Shortlist ${samarGrand.name}`);
    const fill = () => heart.locator('svg').evaluate((svg) => getComputedStyle(svg).fill);
    expect(await fill()).toBe('none');
    await heart.click();
    await expect.poll(fill).not.toBe('none');
    await page.goto('/photos');
    const tile = page.getByRole('button', { name: /^Mehndi/ });
    const edge = (button: Locator) =>
      button.evaluate((element) => getComputedStyle(element).borderBottomWidth);
    const before = await edge(tile);
    await tile.click();
    await expect(tile).toHaveAttribute('aria-pressed', 'true');
    expect(await edge(tile)).not.toBe(before);
    await page.goto('/');
    const arrow = await page.getByLabel('Where is the wedding?').evaluate((select) => {
      const { backgroundColor } = getComputedStyle(select.parentElement ?? select, '::after');
      return backgroundColor === getComputedStyle(select).color;
    });
    expect(arrow).toBe(true);
  });

  test('forced colours · the marks of veg and non-veg differ', async ({ page }) => {
    for (const path of ['/faridabad', '/venues/hotelgrandhighway']) {
      await page.goto(path);
      const terms = page.getByRole('main').getByRole('term');
      const [veg, nonVeg] = [terms.filter({ hasText: /^veg/i }), terms.filter({ hasText: /^non-veg/i })];
      expect(await markColour(veg.first()), path).not.toBe(await markColour(nonVeg.first()));
    }
  });

  test('forced colours · the edge of a button runs through no words beside it', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    for (const path of [
      '/venues/hotelgrandhighway',
      '/faridabad?guests=300&type=banquet-hall',
      '/compare?venues=samargrand,hotelrajmahal',
    ]) {
      await page.goto(path);
      await scrollThrough(page);
      expect([path, await page.evaluate(findForcedColourViolations)]).toEqual([path, []]);
    }
  });

  test('forced colours · the text of a button or a badge does not touch its edge', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    for (const path of ['/hi/venues/hotelgrandhighway', '/hi/faridabad?guests=300']) {
      await page.goto(path);
      await scrollThrough(page);
      expect([path, await page.getByRole('main').evaluate(findTouchedEdges)]).toEqual([path, []]);
    }
  });
});

/** The colour of the mark before a price: of a child, or else generated. */
const markColour = (term: Locator) =>
  term.evaluate((element) => {
    const mark = element.firstElementChild;
    return getComputedStyle(mark ?? element, mark ? null : '::before').borderTopColor;
  });

/** Runs in the page: paragraphs and buttons with a border that their text touches. */
function findTouchedEdges(main: HTMLElement): string[] {
  return [...main.querySelectorAll('button, p')].flatMap((element) => {
    const { borderLeftWidth, borderLeftStyle } = getComputedStyle(element);
    const width = borderLeftStyle === 'none' ? 0 : Number.parseFloat(borderLeftWidth);
    if (width === 0 || !element.textContent?.trim() || !element.checkVisibility()) return [];
    const edge = element.getBoundingClientRect();
    const content = document.createRange();
    content.selectNodeContents(element);
    const text = content.getBoundingClientRect();
    const isTouched = text.left - edge.left < width + 2 || edge.right - text.right < width + 2;
    return isTouched ? [element.outerHTML.slice(0, 120)] : [];
  });
}

test('large text · the words of the bar stay within it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/faridabad');
  await inLargeStyle(page, async () => {
    const outside = await button(page, 'Call Back').evaluate((cell) => {
      const { top, bottom } = cell.getBoundingClientRect();
      const boxes = [...cell.children].map((part) => part.getBoundingClientRect());
      return boxes.filter((box) => box.top < top || box.bottom > bottom).length;
    });
    expect(outside).toBe(0);
  });
});

test('pictures · while none is loaded, the label of a card is not on the alternative text', async ({
  page,
}) => {
  await page.route(/\.(avif|webp)/, (route) => route.fulfill({ body: '' }));
  await page.goto('/faridabad');
  const card = page.getByRole('article').first();
  const label = card.getByText('Artist’s impression', { exact: true });
  const picture = card.getByRole('img').first();
  await expect(picture).toHaveJSProperty('complete', true);
  const withText = await label.screenshot();
  await picture.evaluate((image) => image.setAttribute('alt', ' '));
  expect(withText.equals(await label.screenshot())).toBe(true);
});
