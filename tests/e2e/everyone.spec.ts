import type { Locator, Page } from '@playwright/test';
import { canonical } from '../host/routes.ts';
import { expect, test } from './fixtures.ts';
import { faultOfFocus } from './focus-faults.ts';
import { dialogIn, openMenu, tomorrow, visit } from './visit.ts';

/** One page of each kind. */
const kinds = [
  '/',
  '/faridabad',
  '/venues/hotelrajmahal',
  '/photos',
  '/faridabadlp',
  '/whyus',
  '/testimonials',
];

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

test('lead · nothing moves for those who want less motion: pages, dialogs, menus, pictures, reviews', async ({
  page,
}) => {
  test.setTimeout(90_000);
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
  for (const path of kinds) {
    await visit(page, path);
    await page.evaluate(async () => {
      for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
        window.scrollTo(0, top);
        await new Promise(requestAnimationFrame);
      }
    });
    await page.getByRole('button', { name: 'Call Back', exact: true }).click();
    await expect(dialogIn(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await openMenu(page);
    await page.keyboard.press('Escape');
    expect([path, await moves()]).toEqual([path, []]);
  }
  // A card's pictures come at once, without gliding.
  await visit(page, '/faridabad');
  const row = page.getByRole('main').getByRole('article').first().getByRole('region').getByRole('list');
  await page.getByRole('button', { name: 'Show picture 3' }).first().click();
  expect(await row.evaluate((list) => Math.round(list.scrollLeft / list.clientWidth))).toBe(2);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Testimonials' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Meet Our Customers' })).toBeFocused();
  expect(await moves()).toEqual([]);
});

test.describe('in forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  test('lead · in forced colours every button has an edge and every drawing is seen', async ({ page }) => {
    test.setTimeout(90_000);
    const faults: string[] = [];
    for (const path of kinds) {
      await visit(page, path);
      const found = await page.evaluate(() => {
        const ground = getComputedStyle(document.documentElement).backgroundColor;
        const without = [...document.querySelectorAll('button')].filter((button) => {
          const { borderTopStyle, borderTopWidth, borderTopColor } = getComputedStyle(button);
          const edge =
            borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) >= 1 && borderTopColor !== ground;
          return button.checkVisibility() && !edge;
        });
        const unseen = [...document.querySelectorAll('button svg, a svg')].filter((svg) => {
          const { stroke, fill } = getComputedStyle(svg);
          return (
            svg.checkVisibility() && [stroke, fill].every((paint) => paint === 'none' || paint === ground)
          );
        });
        const nameOf = (element: Element) => element.closest('a, button')?.outerHTML.slice(0, 120) ?? '';
        return [
          ...without.map((button) => `no edge: ${nameOf(button)}`),
          ...unseen.map((svg) => `not seen: ${nameOf(svg)}`),
        ];
      });
      faults.push(...found.map((fault) => `${path}: ${fault}`));
    }
    expect(faults).toEqual([]);
  });

  test('lead · in forced colours the focus is seen, and what is chosen is told by more than colour', async ({
    page,
  }) => {
    await visit(page, '/faridabad');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    const outline = await page.evaluate(() => {
      const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement ?? document.body);
      return [outlineStyle, Number.parseFloat(outlineWidth) >= 2];
    });
    expect(outline).toEqual(['solid', true]);
    const heart = page.getByRole('button', { name: 'Shortlist Samar Grand' }).first();
    const fill = () => heart.locator('svg').evaluate((svg) => getComputedStyle(svg).fill);
    expect(await fill()).toBe('none');
    await heart.click();
    expect(await fill()).not.toBe('none');
    await visit(page, '/photos');
    const tile = page.getByRole('button', { name: /^Mehndi/ });
    const edge = (button: Locator) =>
      button.evaluate((element) => getComputedStyle(element).borderBottomWidth);
    const before = await edge(tile);
    await tile.click();
    await expect(tile).toHaveAttribute('aria-pressed', 'true');
    expect(await edge(tile)).not.toBe(before);
  });
});

/** Each form, left empty and sent: the buttons that send it, on their pages. */
const emptyForms: readonly { path: string; button: string; open?: (page: Page) => Promise<void> }[] = [
  { path: '/faridabadlp', button: 'Get Free Quote' },
  { path: '/faridabadlp', button: 'Submit Inquiry' },
  { path: '/faridabadlp', button: 'Request Callback' },
  { path: '/venues/basantvatika', button: 'Call me' },
  { path: '/venues/basantvatika', button: 'Schedule Visit' },
  {
    path: '/venues/royalimperio',
    button: 'See Prices',
    open: (page) => page.getByRole('button', { name: 'See Prices', exact: true }).first().click(),
  },
  {
    path: '/venues/royalimperio',
    button: 'Submit',
    open: async (page) => {
      await page.getByRole('button', { name: 'See Prices', exact: true }).first().click();
      await dialogIn(page).getByLabel('Event date').fill(tomorrow());
      await dialogIn(page).getByLabel('Guests').selectOption('200-300');
      await dialogIn(page).getByRole('button', { name: 'See Prices', exact: true }).click();
    },
  },
  {
    path: '/whyus',
    button: 'Call me back',
    open: (page) => page.getByRole('button', { name: 'Call Back', exact: true }).click(),
  },
];

test('lead · each form sent empty: every wrong field is marked, tied to its words, and the first has the focus', async ({
  page,
}) => {
  test.setTimeout(90_000);
  for (const { path, button, open } of emptyForms) {
    await visit(page, path);
    await open?.(page);
    // The page behind an open dialog may have a button of the same name.
    const around = open ? dialogIn(page) : page.getByRole('main');
    await around.getByRole('button', { name: button, exact: true }).last().click();
    const wrong = page.locator('[aria-invalid="true"]');
    await expect(wrong.first(), button).toBeFocused();
    for (const field of await wrong.all()) {
      await expect(field, button).toHaveAccessibleDescription(/Please|valid/);
      const words = await field.evaluate((element) =>
        (element.getAttribute('aria-describedby') ?? '')
          .split(' ')
          .some((id) => document.getElementById(id)?.checkVisibility() ?? false),
      );
      expect(words, `${button}: the words are on the screen`).toBe(true);
    }
  }
});
