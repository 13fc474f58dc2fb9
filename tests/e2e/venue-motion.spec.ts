import { expect, test } from './fixtures.ts';

test('venues 9 · reviews come in over 0.5 s, each 0.2 s after the one before', async ({ page }) => {
  await page.goto('/venues/hotelrajmahal');
  const cards = page.getByRole('region', { name: 'Ratings & Reviews' }).getByRole('article');
  const boxes = cards.locator('xpath=..');
  // Their code comes when they come near; once the library is there too, what stands below the screen waits.
  await page.getByRole('region', { name: 'About' }).scrollIntoViewIfNeeded();
  await expect(boxes.first()).toHaveCSS('opacity', '0');
  const timings = boxes.evaluateAll(async (elements) => {
    const moves: { delay?: number; duration?: unknown }[] = [];
    for (const [index, element] of elements.entries()) {
      element.scrollIntoView();
      while (!moves[index]) {
        const [animation] = element.getAnimations();
        const timing = animation?.effect?.getTiming();
        if (timing) moves[index] = { delay: Math.round(timing.delay ?? 0), duration: timing.duration };
        await new Promise(requestAnimationFrame);
      }
    }
    return moves;
  });
  expect(await timings).toEqual([0, 200, 400, 600].map((delay) => ({ delay, duration: 500 })));
  await expect(boxes.last()).toHaveCSS('opacity', '1');
});

test('venues 9 · with reduced motion reviews stand still', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/venues/hotelrajmahal', { waitUntil: 'networkidle' });
  const card = page.getByRole('region', { name: 'Ratings & Reviews' }).getByRole('article').first();
  await expect(card.locator('xpath=..')).toHaveCSS('opacity', '1');
});

test('venues 2 · the map asks its maker for nothing until it is asked for', async ({ page }) => {
  const asked: string[] = [];
  await page.route(/google/, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<title>Map</title>' });
  });
  await page.goto('/venues/royalimperio');
  const address = page.getByRole('region', { name: 'Venue Address' });
  await address.scrollIntoViewIfNeeded();
  const directions = address.getByRole('link', { name: 'Get Directions' });
  await expect(directions).toHaveAttribute('target', '_blank');
  await expect(directions).toHaveAttribute('rel', /noopener/);
  expect(asked).toEqual([]);
  await address.getByRole('button', { name: 'Show the map' }).click();
  const frame = address.getByTitle('Map of Royal Imperio');
  await expect.poll(async () => (await frame.boundingBox())?.height).toBe(420);
  expect(asked).toEqual([expect.stringContaining('Royal%20Imperio')]);
});
