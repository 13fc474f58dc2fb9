import { testimonials } from '../../src/content/testimonials.ts';
import { expect, test } from './fixtures.ts';
import { visit } from './visit.ts';

test('site 2 · Meet Our Customers, What Our Clients Say, twelve cards of five stars each', {
  tag: '@wide',
}, async ({ page }) => {
  await visit(page, '/testimonials');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Meet Our Customers');
  await expect(main.getByRole('heading', { level: 2 })).toHaveText('What Our Clients Say');
  const cards = main.getByRole('article');
  await expect(cards).toHaveCount(testimonials.length);
  for (const card of await cards.all()) {
    const stars = card.getByRole('img', { name: '5 out of 5 stars' });
    await expect(stars).toHaveCount(1);
    await expect(stars.locator('[data-fill="full"]')).toHaveCount(5);
  }
});

test('site 3 · each testimonial has title, review, name, what was booked, event and both dates', async ({
  page,
}) => {
  await visit(page, '/testimonials');
  for (const [index, card] of (await page.getByRole('main').getByRole('article').all()).entries()) {
    await expect(card.getByRole('heading', { level: 3 })).toHaveText(/\S/);
    await expect(card.locator('blockquote')).toHaveText(/\S/);
    await expect(card.getByText(/\(sample\)$/)).toHaveCount(testimonials[index]?.sample ? 1 : 0);
    await expect(card.getByRole('term')).toHaveText(['Booked', 'Event', 'Booking date', 'Reviewed']);
    await expect(card.getByRole('definition')).toHaveText([/\S/, /\S/, /\d{4}/, /\d{4}/]);
  }
});

test('lead · the page says plainly that its reviews are samples', async ({ page }) => {
  await visit(page, '/testimonials');
  const note = page.getByText(/^These are sample reviews\..*none is by a real customer\.$/);
  await expect(note).toHaveCount(testimonials.some(({ sample }) => sample) ? 1 : 0);
});
