import type { Locator, Page } from '@playwright/test';
import { samarGrand } from '../venues.ts';
import { expect, test } from './support/fixtures.ts';
import { inLargeStyle, scrollThrough } from './support/layout-widths.ts';
import { button } from './support/page-actions.ts';

test.describe('in forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  test('forced colours · focus, selection and the marks of veg and non-veg are visible without colour', async ({
    page,
  }) => {
    await page.goto('/faridabad');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    const outline = await page.evaluate(() => {
      const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement ?? document.body);
      return [outlineStyle, Number.parseFloat(outlineWidth) >= 2];
    });
    expect(outline).toEqual(['solid', true]);
    await expectMarks(page, /^veg/i, /^non-veg/i);
    const heart = button(page, `Shortlist ${samarGrand.name}`);
    const fill = () => heart.locator('svg').evaluate((svg) => getComputedStyle(svg).fill);
    expect(await fill()).toBe('none');
    await heart.click();
    await expect.poll(fill).not.toBe('none');
    const footer = page.getByRole('contentinfo');
    await footer.getByRole('link', { name: 'Photos', exact: true }).click();
    const tile = page.getByRole('button', { name: /^Mehndi/ });
    const edge = (button: Locator) =>
      button.evaluate((element) => getComputedStyle(element).borderBottomWidth);
    const before = await edge(tile);
    await tile.click();
    await expect(tile).toHaveAttribute('aria-pressed', 'true');
    expect(await edge(tile)).not.toBe(before);
    await footer.getByRole('link', { name: 'Home', exact: true }).click();
    const arrow = await page.getByLabel('Where is the wedding?').evaluate((select) => {
      const { backgroundColor } = getComputedStyle(select.parentElement ?? select, '::after');
      return backgroundColor === getComputedStyle(select).color;
    });
    expect(arrow).toBe(true);
  });

  test('forced colours · the edge of a button or a badge touches neither its text nor the words beside, and a venue’s page has the marks too', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    for (const path of ['/hi/faridabad?guests=300', '/hi/venues/hotelgrandhighway']) {
      await page.goto(path);
      await scrollThrough(page);
      expect([path, await page.getByRole('main').evaluate(findTouchedEdges)]).toEqual([path, []]);
    }
    await expectMarks(page, /^वेज/, /^नॉन-वेज/);
  });
});

async function expectMarks(page: Page, veg: RegExp, nonVeg: RegExp) {
  const terms = page.getByRole('main').getByRole('term');
  const colours = [veg, nonVeg].map((name) => markColour(terms.filter({ hasText: name }).first()));
  const [first, second] = await Promise.all(colours);
  expect(first).not.toBe(second);
}

/** The colour of the mark before a price: of a child, or else generated. */
const markColour = (term: Locator) =>
  term.evaluate((element) => {
    const mark = element.firstElementChild;
    return getComputedStyle(mark ?? element, mark ? null : '::before').borderTopColor;
  });

/** Runs in the page: paragraphs and buttons with a border that their text or a word beside touches. */
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
    return isTouched || crossesWords(element, edge) ? [element.outerHTML.slice(0, 120)] : [];
  });

  function crossesWords(element: Element, edge: DOMRect) {
    const around = element.closest('article, section');
    if (!around) return false;
    const walker = document.createTreeWalker(around, NodeFilter.SHOW_TEXT);
    const words = document.createRange();
    while (walker.nextNode()) {
      if (element.contains(walker.currentNode) || !walker.currentNode.parentElement?.checkVisibility())
        continue;
      words.selectNodeContents(walker.currentNode);
      for (const { left, right, top, bottom, width } of words.getClientRects()) {
        const [across, down] = [
          Math.min(right, edge.right) - Math.max(left, edge.left),
          Math.min(bottom, edge.bottom) - Math.max(top, edge.top),
        ];
        // Of what only screen readers read, a pixel is laid out.
        if (width > 2 && across > 1 && down > 3) return true;
      }
    }
    return false;
  }
}

test('large text · the words of the bar stay within it; and while no picture is loaded, the label of a card is not on the alternative text', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.route(/\.(avif|webp)/, (route) => route.fulfill({ body: '' }));
  await page.goto('/faridabad');
  const card = page.getByRole('article').first();
  const label = card.getByText('Artist’s impression', { exact: true });
  const picture = card.getByRole('img').first();
  await expect(picture).toHaveJSProperty('complete', true);
  const withText = await label.screenshot();
  await picture.evaluate((image) => image.setAttribute('alt', ' '));
  expect(withText.equals(await label.screenshot())).toBe(true);
  await inLargeStyle(page, async () => {
    const outside = await button(page, 'Call Back').evaluate((cell) => {
      const { top, bottom } = cell.getBoundingClientRect();
      const boxes = [...cell.children].map((part) => part.getBoundingClientRect());
      return boxes.filter((box) => box.top < top || box.bottom > bottom).length;
    });
    expect(outside).toBe(0);
  });
});
