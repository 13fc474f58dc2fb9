import type { Page } from '@playwright/test';
import { site } from '../../src/content/site.ts';
import { expect, test } from './fixtures.ts';
import { openMenu, takenOver, visit } from './visit.ts';

const phoneHref = site.phone.href;
const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 768;

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main' });

async function items(page: Page): Promise<string[]> {
  await openMenu(page);
  return navigation(page)
    .getByRole('listitem')
    .evaluateAll((list) =>
      list.map((item) => {
        const href = item.querySelector('a')?.getAttribute('href');
        return `${item.textContent}${href ? ` ${href}` : ''}`;
      }),
    );
}

test('site 2 · the navigation: Home, Venues, Rooms, Photos, Testimonials, List Your Business', {
  tag: '@wide',
}, async ({ page }) => {
  await visit(page, '/');
  expect(await items(page)).toEqual([
    'Home /',
    'Venues /faridabad',
    'Rooms',
    'Photos /photos',
    'Testimonials /testimonials',
    'List Your Business',
  ]);
  await expect(page.getByRole('banner').getByRole('link', { name: `${site.name}, home` })).toHaveAttribute(
    'href',
    '/',
  );
});

test('venues 2 · a venue page has its own five, under a fixed bar of 5rem', { tag: '@wide' }, async ({
  page,
}) => {
  await visit(page, '/venues/hotelrajmahal');
  expect(await items(page)).toEqual([
    'Home /',
    'Venues /venues',
    'Photos /photos',
    'Testimonials /testimonials',
    'Why Us /whyus',
  ]);
  const bar = await page.getByRole('banner').boundingBox();
  expect([bar?.y, bar?.height]).toEqual([0, 80]);
  await expect(page.getByRole('banner')).toHaveCSS('position', 'fixed');
});

test('site 2 · the active link is bold and blue, the others are not', { tag: '@wide' }, async ({ page }) => {
  for (const { path, name } of [
    { path: '/', name: 'Home' },
    { path: '/faridabad', name: 'Venues' },
    { path: '/photos', name: 'Photos' },
    { path: '/testimonials', name: 'Testimonials' },
  ]) {
    await visit(page, path);
    await openMenu(page);
    const active = navigation(page).locator('[aria-current="page"]');
    await expect(active).toHaveText([name]);
    await expect(active).toHaveCSS('font-weight', '700');
    await expect(active).toHaveCSS('color', 'rgb(29, 79, 163)');
  }
  const other = navigation(page).getByRole('link', { name: 'Home', exact: true });
  await expect(other).not.toHaveCSS('font-weight', '700');
  await expect(other).not.toHaveCSS('color', 'rgb(29, 79, 163)');
});

test('site 2 · below the medium breakpoint the links wait behind a button; above it they do not', async ({
  page,
}) => {
  await visit(page, '/');
  for (const { width, hidden } of [
    { width: 767, hidden: true },
    { width: 768, hidden: false },
  ]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible({ visible: hidden });
    await expect(navigation(page)).toBeVisible({ visible: !hidden });
  }
});

test('site 4 · the menu closes on any choice, on Escape, and when the path changes', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, '/');
  const button = page.getByRole('button', { name: /^(Open|Close) menu$/ });
  const menu = navigation(page);
  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await menu.getByRole('link', { name: 'Photos' }).click();
  await expect(page).toHaveURL(/\/photos$/);
  await expect(menu).toBeHidden();
  await button.click();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
  await button.click();
  await expect(menu).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
  await expect(menu).toBeHidden();
  await button.click();
  // The page that one is on already is a choice too.
  await menu.getByRole('link', { name: 'Home' }).click();
  await expect(menu).toBeHidden();
  await button.click();
  await menu.getByRole('button', { name: 'Rooms' }).click();
  await expect(menu).toBeHidden();
  await expect(page.getByRole('dialog')).toHaveAccessibleName('Request a Call Back');
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
});

test('site 2 · the footer: five links, four profiles, map, payments, address, phone, e-mail, year', {
  tag: '@wide',
}, async ({ page }) => {
  await visit(page, '/whyus');
  const footer = page.getByRole('contentinfo');
  const links = await footer
    .getByRole('navigation')
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => `${link.textContent} ${link.getAttribute('href')}`));
  expect(links).toEqual([
    'Photos /photos',
    'Home /',
    'Why Us /whyus',
    'Venues /venues',
    'Testimonials /testimonials',
  ]);
  for (const platform of ['Instagram', 'Facebook', 'Pinterest', 'Snapchat']) {
    const link = footer.getByRole('link', { name: new RegExp(platform) });
    await expect(link).toHaveAttribute('href', /^https:\/\//);
    await expect(link).toHaveAttribute('target', '_blank');
  }
  await expect(footer.getByRole('list', { name: 'Ways to pay' }).getByRole('listitem')).toHaveText([
    'UPI',
    'RuPay',
    'Visa',
    'Mastercard',
    'Net banking',
  ]);
  await expect(footer.getByRole('group').or(footer.locator('address'))).toContainText(site.address.locality);
  await expect(footer.locator('address')).toContainText(site.address.city);
  await expect(footer.getByRole('link', { name: site.phone.display })).toHaveAttribute('href', phoneHref);
  await expect(footer.getByRole('link', { name: site.email.display })).toHaveAttribute(
    'href',
    `mailto:${site.email.display}`,
  );
  await expect(footer).toContainText(`© ${new Date().getFullYear()} ${site.name}`);
});

test('lead · nothing of the map is loaded until it is asked for', async ({ page }) => {
  const foreign: string[] = [];
  await page.route(/^https?:\/\/(?!localhost)/, (route) => {
    foreign.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: 'a map' });
  });
  await visit(page, '/whyus');
  const footer = page.getByRole('contentinfo');
  await footer.scrollIntoViewIfNeeded();
  expect(foreign).toEqual([]);
  await footer.getByRole('button', { name: 'Show the map' }).click();
  await expect(footer.locator('iframe')).toHaveAttribute('src', /google\.com\/maps/);
  await expect.poll(() => foreign.length).toBe(1);
});

test('site 2 · call at the bottom left dials; chat at the bottom right opens and closes its card', {
  tag: '@wide',
}, async ({ page }) => {
  await visit(page, '/testimonials');
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const floating = page.getByRole('complementary', { name: 'Talk to us' });
  const call = floating.getByRole('link', { name: /^Call/ });
  const chat = floating.getByRole('button', { name: 'Chat', exact: true });
  await expect(call).toHaveAttribute('href', phoneHref);
  const [callBox, chatBox] = [await call.boundingBox(), await chat.boundingBox()];
  expect(callBox?.x).toBeLessThan(width / 4);
  expect(callBox?.y).toBeGreaterThan(height * 0.8);
  expect(chatBox?.y).toBeGreaterThan(height * 0.8);
  if (!isPhone(page)) expect(chatBox?.x).toBeGreaterThan(width * 0.9);
  const card = page.getByRole('region', { name: 'Chat with us' });
  await expect(card).toBeHidden();
  await chat.click();
  await expect(card).toContainText('Namaste');
  const start = card.getByRole('link', { name: 'Start Chat', exact: true });
  await expect(start).toHaveAttribute('href', /^https:\/\/wa\.me\/91\d+\?text=/);
  await chat.click();
  await expect(card).toBeHidden();
  await chat.click();
  await page.keyboard.press('Escape');
  await expect(card).toBeHidden();
  await expect(chat).toBeFocused();
});

test('site 2 · the vertical Call Back button stands at the left edge, on a phone in the bar', {
  tag: '@wide',
}, async ({ page }) => {
  await visit(page, '/photos');
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const box = await page.getByRole('button', { name: 'Call Back', exact: true }).boundingBox();
  if (!box) throw new Error('No Call Back button');
  if (isPhone(page)) {
    expect([box.x + box.width, box.y + box.height]).toEqual([width, height]);
  } else {
    expect(box.x).toBe(0);
    expect(box.height).toBeGreaterThan(box.width);
    expect(Math.abs(box.y + box.height / 2 - height / 2)).toBeLessThan(2);
  }
});

const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

test('site 2 · a new path starts at the top; a step back returns to where one was', { tag: '@wide' }, async ({
  page,
}) => {
  await visit(page, '/faridabad');
  await page.evaluate(() => window.scrollTo(0, 1400));
  await expect.poll(() => scrolled(page)).toBe(1400);
  const { text, href } = await page.evaluate(() => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('main h2 a')];
    const seen = links.find((link) => link.getBoundingClientRect().top > 150);
    return { text: seen?.textContent ?? '', href: seen?.getAttribute('href') ?? '' };
  });
  const link = page.getByRole('main').getByRole('link', { name: text, exact: true });
  await link.scrollIntoViewIfNeeded();
  const before = await scrolled(page);
  await link.click();
  await expect(page).toHaveURL(new RegExp(`${href}$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text);
  await expect.poll(() => scrolled(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/faridabad$/);
  await expect.poll(async () => Math.abs((await scrolled(page)) - before)).toBeLessThan(3);
});

test('lead · a change of page is announced, and its heading has the focus', async ({ page }) => {
  await visit(page, '/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Testimonials' }).click();
  const heading = page.getByRole('heading', { level: 1, name: 'Meet Our Customers' });
  await expect(heading).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: `Testimonials | ${site.name}` })).toHaveCount(1);
  await expect(page).toHaveTitle(`Testimonials | ${site.name}`);
});

test('site 2 · a page change fades and slides in within 0.2 s, and not for those who want less motion', async ({
  page,
}) => {
  await visit(page, '/');
  const moves = () =>
    page.evaluate(
      () =>
        new Promise<number[]>((resolve) => {
          const seen = new Set<number>();
          const end = performance.now() + 1500;
          const look = () => {
            for (const animation of document.getAnimations()) {
              const { target } = animation.effect as KeyframeEffect;
              if (target?.parentElement?.id !== 'main') continue;
              seen.add(Number(animation.effect?.getComputedTiming().duration));
            }
            if (performance.now() < end) requestAnimationFrame(look);
            else resolve([...seen]);
          };
          look();
          document.querySelector<HTMLElement>('footer nav a[href="/whyus"]')?.click();
        }),
    );
  // The library that moves pages is fetched after the first paint.
  await page.waitForLoadState('networkidle');
  expect(await moves()).toEqual([200]);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, '/');
  await page.waitForLoadState('networkidle');
  expect(await moves()).toEqual([]);
});

test('lead · an unknown address answers 404 with a search and the main links', { tag: '@wide' }, async ({
  page,
  allowErrors,
}) => {
  allowErrors(/status of 404/);
  const response = await page.goto('/no/such/place');
  expect(response?.status()).toBe(404);
  await takenOver(page);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('This page is not here');
  for (const name of ['All venues', 'Faridabad', 'Noida', 'South Delhi', 'Gurgaon', 'Photos', 'Home']) {
    await expect(main.getByRole('link', { name, exact: true })).toBeVisible();
  }
  await main.getByRole('searchbox', { name: 'Search venues' }).fill('rajmahal');
  await main.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\/venues\?q=rajmahal$/);
  await expect(page.getByRole('link', { name: 'Hotel Rajmahal', exact: true })).toBeVisible();
});

test('site 2 · every letter case and a trailing slash reach the same page', async ({ page }) => {
  for (const { path, name } of [
    { path: '/Photos', name: 'Our Event Photos' },
    { path: '/WhyUs', name: `Why book with ${site.name}` },
    { path: '/Testimonials/', name: 'Meet Our Customers' },
    { path: '/Venues/Hotelrajmahal', name: 'Hotel Rajmahal' },
    { path: '/venues/goldengalaxylawsandresort', name: 'Golden Galaxy' },
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
  }
});
