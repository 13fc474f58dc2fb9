import { paths } from '../../src/lib/paths.ts';
import { hotelRajmahal } from '../venues.ts';
import { expect, test } from './support/fixtures.ts';
import { goByMenu, hold, holdScripts, title } from './support/page-actions.ts';

test('slow network · a page is readable before its script, and a navigation shows a loading line', async ({
  page,
}) => {
  const releaseScripts = await holdScripts(page);
  await page.goto('/venues/samargrand');
  await expect(title(page)).toBeInViewport();
  await expect(title(page)).toHaveCSS('font-family', /Marcellus/);
  releaseScripts();

  const releaseData = await hold(page, '*/data/*/photos.json');
  await goByMenu(page, 'Photos');
  const line = page.getByRole('progressbar', { name: 'The page is loading' });
  await expect(line).toBeVisible();
  expect((await line.boundingBox())?.y).toBe(0);
  releaseData();
  await expect(title(page)).toHaveText('Our Event Photos');
  await expect(line).toHaveCount(0);
});

test('slow network · pictures outside the first screen come after the code, or when the visitor scrolls to them; all else is there from the first paint on', async ({
  page,
}) => {
  const requested = new Set<string>();
  page.on('request', (request) => {
    const [, picture] = /\/pictures\/(.+)-\d+\.avif/.exec(request.url()) ?? [];
    if (picture) requested.add(picture);
  });
  const releaseScripts = await holdScripts(page);
  await page.goto('/venues/royalimperio');
  const photos = page.getByRole('region', { name: 'Photos of Royal Imperio' });
  const first = photos.getByRole('img').first();
  await expect.poll(() => first.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  expect([...requested]).toEqual(['royalimperio/01-green-damask-hall']);

  await page.mouse.wheel(0, 300);
  await expect(page.locator('html')).toHaveAttribute('data-first-screen', 'scrolled');
  expect([...requested]).toEqual(['royalimperio/01-green-damask-hall']);
  await photos.getByRole('list').evaluate((list) => list.scrollBy(200, 0));
  await expect.poll(() => [...requested]).toContain('royalimperio/02-front');

  await page.goto('/');
  await expect(title(page)).toBeVisible();
  const below = page.getByRole('heading', { name: 'How it Works' });
  const isPainted = () => below.evaluate((text) => text.checkVisibility({ contentVisibilityAuto: true }));
  await expect.poll(isPainted, 'a flick would meet a blank screen').toBe(true);
  expect([...requested].filter((picture) => picture.includes('samargrand'))).toEqual([]);
  releaseScripts();
  await expect.poll(() => [...requested].join(' ')).toContain('samargrand');
  await page.goto(paths.venue(hotelRajmahal));
  const ofVenue = () => [...requested].filter((picture) => picture.startsWith(`${hotelRajmahal.id}/`));
  await expect.poll(() => ofVenue().length).toBeGreaterThan(2);
});
