import { paths } from '../../src/lib/paths.ts';
import { hotelRajmahal } from '../venues.ts';
import { expect, test } from './support/fixtures.ts';

test('venue · photos move by two side by side and wrap, and reviews fade in over 0.5 s, each 0.2 s after the one before', async ({
  page,
}) => {
  await page.goto(paths.venue(hotelRajmahal));
  const photos = page.getByRole('region', { name: `Photos of ${hotelRajmahal.name}` });
  const inView = () =>
    photos.locator('li').evaluateAll((slides) => {
      const track = slides[0]?.parentElement?.getBoundingClientRect();
      if (!track) return [];
      return slides.flatMap((slide, index) => {
        const box = slide.getBoundingClientRect();
        return box.left >= track.left - 2 && box.right <= track.right + 2 ? [index] : [];
      });
    });
  const last = (await photos.locator('li').count()) - 1;
  await expect.poll(inView).toEqual([0, 1]);
  await photos.getByRole('button', { name: 'Previous' }).click();
  await expect.poll(inView).toEqual([last - 1, last]);
  await photos.getByRole('button', { name: 'Next' }).click();
  await expect.poll(inView).toEqual([0, 1]);
  await photos.getByRole('button', { name: 'Next' }).click();
  await expect.poll(inView).toEqual(last >= 3 ? [2, 3] : [last - 1, last]);
  // Reviews that are samples leave the site with them.
  if (hotelRajmahal.reviews.length === 0) return;
  const boxes = page
    .getByRole('region', { name: 'Ratings & Reviews' })
    .getByRole('article')
    .locator('xpath=..');
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
  expect(await timings).toEqual(
    hotelRajmahal.reviews.map((_, index) => ({ delay: 200 * index, duration: 500 })),
  );
  await expect(boxes.last()).toHaveCSS('opacity', '1');
});
