import { loadVenues } from '../../src/content/venues/index.ts';
import { answerQuestions, openQuestions } from '../../src/features/venues/questions/answer-questions.ts';
import { paths } from '../../src/lib/paths.ts';
import { hotelRajmahal, lagoonaEmerald, royalImperio } from '../venues.ts';
import { expect, test } from './support/fixtures.ts';
import { expectThanks, sendCallBack } from './support/leads.ts';

const venues = loadVenues();

test('venue photos · two side by side move by two and wrap', { tag: '@wide' }, async ({ page }) => {
  await page.goto('/venues/hotelrajmahal');
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
});

test('venue texts · Read more unfolds About, and on some pages both texts open together', async ({
  page,
}) => {
  const together = venues.find((venue) => venue.opensTogether);
  if (!together) throw new Error('No venue opens both texts together');
  await page.goto(paths.venue(together));
  const about = page.getByRole('region', { name: 'About' });
  const [, second = ''] = together.about;
  await expect(about.getByText(second)).toBeHidden();
  await about.getByRole('button', { name: 'Read more' }).click();
  await expect(about.getByText(second)).toBeVisible();
  const notes = page.getByRole('region', { name: 'Venue expert notes' });
  await expect(notes.getByRole('button', { name: 'Show less' })).toBeVisible();
});

test('venue reviews · they fade in over 0.5 s, each 0.2 s after the one before', async ({ page }) => {
  await page.goto('/venues/hotelrajmahal');
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
  expect(await timings).toEqual([0, 200, 400, 600].map((delay) => ({ delay, duration: 500 })));
  await expect(boxes.last()).toHaveCSS('opacity', '1');
});

test('venue map · Google receives no request until the map is asked for', async ({ page }) => {
  const requests: string[] = [];
  await page.route(/google/, (route) => {
    requests.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<title>Map</title>' });
  });
  await page.goto('/venues/royalimperio');
  const address = page.getByRole('region', { name: 'Venue Address' });
  await address.scrollIntoViewIfNeeded();
  await expect(address.getByRole('link', { name: 'Get Directions' })).toHaveAttribute('rel', /noopener/);
  expect(requests).toEqual([]);
  await address.getByRole('button', { name: 'Show the map' }).click();
  const frame = address.getByTitle(`Map of ${royalImperio.name}`);
  await expect.poll(async () => (await frame.boundingBox())?.height).toBe(420);
  expect(requests).toEqual([expect.stringContaining(encodeURIComponent(royalImperio.name))]);
});

test('venue questions · the sheet unfolds its answers and sends every open question', async ({
  page,
  inbox,
  phone,
}) => {
  const answers = answerQuestions(lagoonaEmerald);
  const answered = answers.flatMap(({ answer }) => answer ?? []);
  const late = answered.at(-1) ?? '';
  await page.goto(paths.venue(lagoonaEmerald));
  const sheet = page.getByRole('region', { name: 'Ask before you pay' });
  await expect(sheet.getByText(late, { exact: true }).last()).toBeHidden();
  await sheet.getByText(`${answered.length} of ${answers.length} answered`).click();
  await expect(sheet.getByText(late, { exact: true }).last()).toBeVisible();
  await sheet.getByRole('button', { name: /^Ask the venue/ }).click();
  await sendCallBack(page, phone);
  await expectThanks(page);
  const text = (await inbox.one(phone)).text.replace(/\s+/g, ' ');
  for (const question of openQuestions(answers)) expect(text).toContain(question);
});
