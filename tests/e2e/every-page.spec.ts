import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { checkLayout } from './support/layout-checks.ts';
import { findTextsInInsets } from './support/layout-violations.ts';
import { resize, scrollThrough } from './support/layout-widths.ts';
import { button, dialogIn, openMenu, title } from './support/page-actions.ts';
import { enter, eventDetails, leave, pageKinds, uiStates } from './support/screens.ts';

/** A phone on its side. */
const phone = { width: 844, height: 390 };
/** Higher than what the pages of `short` contain. */
const sheet = { width: 794, height: 4000 };
const short = /^\/(list-your-business|shortlist|compare|plan)$/;
const inset = 47;
const twins = ['/venues', '/images'];

test.use({ viewport: phone, reducedMotion: 'reduce' });

const states = ['search', 'filters', 'lightbox', 'dialog-dates-filled', 'event-details', 'chat'].map(
  (name) => {
    const state = uiStates('en').find((one) => one.name === name);
    if (!state) throw new Error(`No state ${name}`);
    return state;
  },
);

const paths = [
  ...pageKinds,
  `/faridabad?${eventDetails}`,
  `/venues/samargrand?${eventDetails}`,
  ...states.map(({ path }) => path),
];
const visits = [...new Set(paths)];
const perTest = 6;

for (let first = 0; first < visits.length; first += perTest) {
  const some = visits.slice(first, first + perTest);

  test(`every page · beside a notch no text is hidden, also in what opens, under reduced motion nothing is animated, and on paper no heading stands over nothing, on ${some.join(', ')}`, async ({
    page,
    allowErrors,
  }) => {
    allowErrors(/status of 404/);
    const session = await page.context().newCDPSession(page);
    const insets = { left: inset, right: inset, bottom: 21 };
    await session.send('Emulation.setSafeAreaInsetsOverride', { insets });
    await page.addInitScript(recordMoves);
    const findInInsets = () => page.evaluate(findTextsInInsets, inset);
    const violations: (readonly [place: string, what: string, found: readonly string[]])[] = [];
    const add = (place: string, what: string, found: readonly string[]) => {
      if (found.length > 0) violations.push([place, what, found]);
    };
    for (const path of some) {
      await page.goto(path);
      await scrollThrough(page);
      if (path === '/faridabad') await expectJump(page);
      add(path, 'beside the notch', await findInInsets());
      add(path, 'animated', await moves(page));
      await expect(page.locator('[data-held]')).toHaveCount(0);
      add(path, 'on paper', await findOnPaper(page, path));
      // Of the kind of another page, which screens.spec.ts visits.
      if (twins.includes(path))
        for (const width of [1440, 768]) {
          await resize(page, width);
          await checkLayout(page, { violations: [], add: (found) => add(path, `at ${width} px`, found) });
        }
      await page.setViewportSize(phone);
      for (const state of states.filter((one) => one.path === path)) {
        await close(page);
        await enter(page, state);
        add(state.name, 'beside the notch', await findInInsets());
      }
      if (path === '/') {
        await close(page);
        await openMenu(page);
        await page.keyboard.press('Escape');
        await button(page, 'Call Back').click();
        await expect(dialogIn(page)).toBeVisible();
        await close(page);
        await page.getByRole('contentinfo').getByRole('link', { name: 'Why Us' }).click();
        await expect(title(page)).toContainText('Why book with');
        add('menu, dialog and navigation', 'animated', await moves(page));
      }
      await leave(page);
    }
    expect(violations).toEqual([]);
  });
}

/** Closes the state before. */
async function close(page: Page) {
  await page.keyboard.press('Escape');
  await expect(dialogIn(page)).toHaveCount(0);
}

/** A card's carousel jumps. */
async function expectJump(page: Page) {
  const row = page.getByRole('main').getByRole('article').first().getByRole('region').getByRole('list');
  await button(page, 'Show picture 3').click();
  await expect.poll(() => row.evaluate((list) => Math.round(list.scrollLeft / list.clientWidth))).toBe(2);
}

/** An init script: records, in each frame, what is animated. */
function recordMoves(): void {
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
}

const moves = (page: Page) =>
  page.evaluate(() => [...(window as unknown as { seenMoves: Set<string> }).seenMoves]);

async function findOnPaper(page: Page, path: string): Promise<string[]> {
  await page.emulateMedia({ media: 'print' });
  const found = await page.getByRole('main').evaluate(findEmptySections);
  if (short.test(path)) {
    await page.setViewportSize(sheet);
    // Firefox would add a blank one.
    const { height } = (await page.locator('body').boundingBox()) ?? sheet;
    if (height >= sheet.height) found.push('as high as the sheet');
    await page.setViewportSize(phone);
  }
  await page.emulateMedia({ media: null });
  return found;
}

/** Runs in the page: headings that the next one of their level, or the end, follows without a text or picture. */
function findEmptySections(main: HTMLElement): string[] {
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const inOrder = [...main.querySelectorAll('*')].filter(isShown);
  const hasContent = (element: Element) =>
    element.matches('img, svg') ||
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
  return inOrder.flatMap((heading, index) => {
    if (!heading.matches('h2, h3')) return [];
    const rest = inOrder.slice(index + 1).filter((element) => !heading.contains(element));
    const end = rest.findIndex((one) => /^H[1-6]$/.test(one.tagName) && one.tagName <= heading.tagName);
    const below = end < 0 ? rest : rest.slice(0, end);
    return below.some((element) => !element.closest('h2, h3') && hasContent(element))
      ? []
      : [heading.textContent];
  });
}
