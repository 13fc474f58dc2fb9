import { landingTestimonials } from '../../src/content/landing.ts';
import { site } from '../../src/content/site.ts';
import { landingLinks } from '../host/routes.ts';
import { expect, test } from './fixtures.ts';
import { path, quote } from './landing-parts.ts';
import { openMenu, textsOf, visit } from './visit.ts';

test('venues 2 · a bar that stays, with the logo and Enquire Now, which leads to the enquiry', {
  tag: '@wide',
}, async ({ page }) => {
  await visit(page, path);
  const bar = page.getByRole('banner');
  await expect(bar).toHaveCSS('position', 'fixed');
  await expect(bar.getByRole('link', { name: `${site.name}, home` })).toBeVisible();
  await openMenu(page);
  await bar.getByRole('link', { name: 'Enquire Now', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Submit Inquiry' })).toBeInViewport();
});

test('venues 2 · the hero has a Book Your Event Now call link and the Get Free Quote form', async ({
  page,
}) => {
  await visit(page, path);
  await expect(page.getByRole('link', { name: 'Book Your Event Now', exact: true })).toHaveAttribute(
    'href',
    site.phone.href,
  );
  await expect(page.getByRole('heading', { name: 'Get Free Quote', exact: true })).toBeVisible();
  await expect(quote(page)).toBeVisible();
});

test('venues 9 · 21 venues of three pictures each, with name, place, description and Get More Info', async ({
  page,
}) => {
  await visit(page, path);
  const cards = page.getByRole('region', { name: 'Venues in Faridabad' }).locator('> ul > li');
  await expect(cards).toHaveCount(21);
  // The written page holds the pictures of the first venues; the others follow once somebody is there.
  await expect(cards.locator('[aria-roledescription="carousel"] img')).toHaveCount(63);
  const found = await cards.evaluateAll((all) =>
    all.map((card) => ({
      pictures: card.querySelectorAll('[aria-roledescription="carousel"] img').length,
      words: [...card.querySelectorAll('h3, p')].filter((part) => part.textContent?.trim()).length,
      link: card.querySelector('a[aria-label^="Get More Info"]')?.getAttribute('href'),
    })),
  );
  expect(found.every(({ pictures, words }) => pictures === 3 && words >= 3)).toBe(true);
  const links = landingLinks.map((name) => `/venues/${name.replace('galaxylawsandresort', 'galaxyresort')}`);
  expect(found.map(({ link }) => link).sort()).toEqual(links.sort());
});

test('venues 2 · a venue’s slider goes round, and Get More Info opens its page', { tag: '@wide' }, async ({
  page,
}) => {
  await visit(page, path);
  const card = page.getByRole('region', { name: 'Venues in Faridabad' }).locator('> ul > li').first();
  const name = (await card.getByRole('heading').textContent()) ?? '';
  const slides = card.locator('ul li');
  await card.scrollIntoViewIfNeeded();
  await card.getByRole('button', { name: /^Previous/ }).click();
  await expect(slides.nth(2)).toBeInViewport({ ratio: 0.6 });
  await card.getByRole('button', { name: /^Next/ }).click();
  await expect(slides.nth(0)).toBeInViewport({ ratio: 0.6 });
  await card.getByRole('link', { name: /^Get More Info/ }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
});

test('venues 2 · What Our Guests Say: three with words, name, place and picture', async ({ page }) => {
  await visit(page, path);
  const guests = page.getByRole('region', { name: 'What Our Guests Say' }).getByRole('listitem');
  await expect(guests).toHaveCount(landingTestimonials.length);
  for (const guest of await guests.all()) {
    await expect(guest.locator('blockquote')).toHaveText(/\S/);
    await expect(guest.locator('figcaption')).toHaveText(/\S.*, \S/);
    await expect(guest.locator('img')).toHaveCount(1);
  }
});

test('venues 2 · Submit Inquiry has the contact details; the footer the profiles and the year', async ({
  page,
}) => {
  await visit(page, path);
  const inquiry = page.getByRole('region', { name: 'Submit Inquiry' });
  await expect(inquiry.getByRole('link', { name: site.phone.display }).first()).toBeVisible();
  await expect(inquiry.getByRole('link', { name: site.email.display })).toBeVisible();
  await expect(inquiry.getByText(site.address.text)).toBeVisible();
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: /Instagram|Facebook|Pinterest|Snapchat/ })).toHaveCount(4);
  await expect(footer).toContainText(`© ${new Date().getFullYear()}`);
});

test('lead · the landing page’s headings stand in the order of its blocks', async ({ page }) => {
  await visit(page, path);
  expect(await textsOf(page.getByRole('main').getByRole('heading', { level: 2 }))).toEqual([
    'Get Free Quote',
    'Venues in Faridabad',
    'What Our Guests Say',
    'Submit Inquiry',
  ]);
});
