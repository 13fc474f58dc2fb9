import type { Page } from '@playwright/test';
import { site } from '../../src/content/site.ts';
import { expect, test } from './fixtures.ts';
import { visit } from './visit.ts';

const phoneHref = site.phone.href;

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 768;

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
