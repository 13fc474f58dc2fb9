import { press } from '../../src/content/press.ts';
import { site } from '../../src/content/site.ts';
import { testimonials } from '../../src/content/testimonials.ts';
import { expect, test } from './fixtures.ts';
import { goByMenu, textsOf, title } from './page-actions.ts';

test('testimonials · every card has five stars, its texts and dates, and samples are named as such', async ({
  page,
}) => {
  await page.goto('/testimonials');
  const main = page.getByRole('main');
  await expect(title(page)).toHaveText('Meet Our Customers');
  await expect(main.getByRole('heading', { level: 2 })).toHaveText('What Our Clients Say');
  await expect(
    main.getByText(/^Reviews marked “sample” .* None of them is by a real customer\.$/),
  ).toHaveCount(testimonials.some(({ sample }) => sample) ? 1 : 0);
  const cards = main.getByRole('article');
  await expect(cards).toHaveCount(testimonials.length);
  for (const [index, card] of (await cards.all()).entries()) {
    await expect(card.getByRole('img', { name: '5 out of 5 stars' })).toHaveCount(1);
    await expect(card.getByRole('heading', { level: 3 })).toHaveText(/\S/);
    await expect(card.locator('blockquote')).toHaveText(/\S/);
    await expect(card.getByText(/\(sample\)$/)).toHaveCount(testimonials[index]?.sample ? 1 : 0);
    await expect(card.getByRole('term')).toHaveText(['Booked', 'Event', 'Booking date', 'Reviewed']);
    await expect(card.getByRole('definition')).toHaveText([/\S/, /\S/, /\d{4}/, /\d{4}/]);
  }
});

test('why us · the claim, both figures, three reasons and the press with source and date', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/whyus');
  const main = page.getByRole('main');
  await expect(title(page)).toHaveText(`Why book with ${site.name}`);
  await expect(main.getByText('2,000+ events organized till date', { exact: true })).toBeVisible();
  await expect(main.getByRole('term')).toHaveText(['Number Of Events Executed', 'Number Of Cities']);
  await expect(main.getByRole('definition')).toHaveText(['2,000+', '4']);
  const reasons = page.getByRole('region', { name: 'Three reasons' });
  expect(await textsOf(reasons.getByRole('heading'))).toEqual([
    'Delivery of Commitments',
    'One-Stop Shop',
    'Guaranteed Best Prices',
  ]);
  await expect(reasons).toContainText('venue and non-venue services, up to 30% off');
  const items = page.getByRole('region', { name: 'Featured On' }).getByRole('listitem');
  await expect(items).toHaveCount(press.length);
  const dates: number[] = [];
  for (const item of await items.all()) {
    await expect(item.getByRole('heading', { level: 3 })).toHaveText(/\S/);
    const [source, date] = ((await item.getByRole('paragraph').textContent()) ?? '').split(' · ');
    expect(source).toMatch(/\S/);
    dates.push(Date.parse(`${date} UTC`));
  }
  expect(dates).toEqual(press.map(({ date }) => Date.parse(date)));
  for (const { width, columns } of [
    { width: 360, columns: 1 },
    { width: 1280, columns: 2 },
  ]) {
    await page.setViewportSize({ width, height: 800 });
    const lefts = await items.evaluateAll((all) => all.map((item) => item.getBoundingClientRect().left));
    expect(new Set(lefts).size).toBe(columns);
  }
});

test('why us · the reasons fade in on scroll, and stand still with reduced motion', async ({ page }) => {
  // Short, so that the reasons lie below the first screen.
  await page.setViewportSize({ width: 360, height: 400 });
  await page.goto('/whyus');
  const first = page.getByRole('region', { name: 'Three reasons' }).getByRole('article').first();
  await expect(first.locator('..')).toHaveCSS('opacity', '0');
  await first.scrollIntoViewIfNeeded();
  await expect(first.locator('..')).toHaveCSS('opacity', '1');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await goByMenu(page, 'Photos');
  await expect(title(page)).toHaveText('Our Event Photos');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Why Us', exact: true }).click();
  await expect(first).not.toBeInViewport();
  await expect(first.locator('..')).toHaveCSS('opacity', '1');
});

test('legal · the footer leads to the terms and to a privacy notice with all its parts', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms', exact: true }).click();
  await expect(page).toHaveURL(/\/terms-and-conditions$/);
  await expect(title(page)).toHaveText(/Terms and Conditions/i);
  await expect(page.getByText(/A draft, until our lawyer has read it\.$/)).toBeVisible();
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: /privacy/i })
    .first()
    .click();
  await expect(title(page)).toHaveText('Privacy');
  const main = page.getByRole('main');
  for (const heading of [
    'Who is responsible',
    'What we ask, and why',
    'Who sees it',
    'How long we keep it',
    /withdraw/,
    /grievance|complaint/i,
  ]) {
    await expect(main.getByRole('heading', { level: 2, name: heading }).first()).toBeVisible();
  }
  await expect(main).toContainText('Digital Personal Data Protection Act, 2023');
  await expect(main).toContainText(site.email.display);
});
