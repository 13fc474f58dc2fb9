import type { Page } from '@playwright/test';
import { canonical } from '../host/routes.ts';
import { expect, test } from './fixtures.ts';
import { recordShifts, shiftSoFar } from './layout-shifts.ts';
import { goByMenu } from './visit.ts';

test('fast 1 · the pictures below the first screen are fetched when somebody reads on, not before @wide', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/pictures/')) asked.push(request.url());
  });
  await page.goto('/', { waitUntil: 'load' });
  const below = page.getByRole('main').locator('img[loading="lazy"]').last();
  await expect(page.locator('html')).toHaveAttribute('data-drawn');
  const inView = await page
    .locator('main img')
    .evaluateAll(
      (images) => images.filter((image) => image.closest('span')?.dataset.near !== undefined).length,
    );
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.length).toBeLessThanOrEqual(inView + 1);

  await page.mouse.move(180, 400);
  await page.mouse.wheel(0, 200);
  await expect(page.locator('html')).toHaveAttribute('data-moved');
  await below.scrollIntoViewIfNeeded();
  await expect
    .poll(() => below.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
});

test('fast 1 · somebody who is sent to a place further down finds its pictures there', async ({ page }) => {
  await page.goto('/images#mehndi');
  const picture = page.locator('#mehndi img').first();
  await expect(picture).toBeInViewport();
  await expect
    .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
});

for (const path of ['/', '/faridabad', '/images', '/venues/hotelrajmahal', '/faridabadlp', '/photos']) {
  test(`fast 1 · ${path} gets its true length before anybody reads on, and keeps it`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('data-drawn');
    const lengths = await page.evaluate(() => {
      const length = () => document.documentElement.scrollHeight;
      const before = length();
      for (const part of document.querySelectorAll<HTMLElement>('[data-below]'))
        part.style.contentVisibility = 'visible';
      return { before, all: length() };
    });
    expect(Math.abs(lengths.before - lengths.all)).toBeLessThanOrEqual(2);
  });
}

for (const path of ['/', '/images', '/venues/hotelrajmahal', '/faridabadlp']) {
  test(`fast 1 · nothing of ${path} counts as moved where the browser is idle as soon as the styles are there`, async ({
    page,
  }) => {
    await page.addInitScript(recordShifts);
    await page.addInitScript(() => {
      window.requestIdleCallback = (call) => {
        queueMicrotask(() => call({ didTimeout: false, timeRemaining: () => 50 }));
        return 0;
      };
    });
    await page.goto(path, { waitUntil: 'load' });
    await expect(page.locator('html')).toHaveAttribute('data-drawn');
    const { sum, moved } = await page.evaluate(shiftSoFar);
    expect(sum, moved.join(', ')).toBeLessThanOrEqual(0.01);
  });
}

test('fast 1 · nothing counts as moved where the fonts come before the styles of what lies below', async ({
  page,
}) => {
  await page.addInitScript(recordShifts);
  let letCome = () => {};
  const held = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  await page.route('**/*.css', async (route) => {
    await held;
    await route.continue();
  });
  const opened = page.goto('/images');
  await page.waitForFunction(
    () => [...document.fonts].filter(({ status }) => status === 'loaded').length > 2,
  );
  // Time for the page to do something with them.
  await page.evaluate(async () => {
    for (let turn = 0; turn < 3; turn++) await new Promise((done) => requestIdleCallback(done));
  });
  letCome();
  await opened;
  await expect(page.locator('html')).toHaveAttribute('data-drawn');
  const { sum, moved } = await page.evaluate(shiftSoFar);
  expect(sum, moved.join(', ')).toBeLessThanOrEqual(0.01);
});

/** Holds the fonts back until the page has been looked at without them. */
async function holdFonts(page: Page): Promise<() => void> {
  let letCome = () => {};
  const read = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  await page.route('**/*.woff2', async (route) => {
    await read;
    await route.continue();
  });
  return letCome;
}

test('fast 1 · the fonts come after the first paint, are put to use, and move nothing', async ({ page }) => {
  await page.addInitScript(recordShifts);
  const letCome = await holdFonts(page);
  await page.goto('/testimonials');
  expect(await drawnFont(page)).not.toBe('Marcellus');
  letCome();
  await expect.poll(() => drawnFont(page)).toBe('Marcellus');
  await expect(page.locator('html')).toHaveAttribute('data-text-font');
  expect((await page.evaluate(shiftSoFar))?.sum).toBeLessThanOrEqual(0.01);
});

test('fast 1 · fonts that would move what is read wait for the next page', async ({ page }) => {
  await page.addInitScript(recordShifts);
  const letCome = await holdFonts(page);
  await page.goto('/');
  // As if each font took more lines than what stands in for it.
  await page.addStyleTag({
    content: ':is([data-display-font], [data-text-font]) main { padding-top: 2rem !important }',
  });
  const still = await page.evaluate(shiftSoFar);
  const come = page.waitForResponse('**/figtree-latin*.woff2');
  letCome();
  await (await come).finished();
  await page.waitForFunction(
    () => [...document.fonts].filter(({ status }) => status === 'loaded').length >= 3,
  );
  expect(await page.evaluate(shiftSoFar)).toEqual(still);
  expect(await drawnFont(page)).not.toBe('Marcellus');
  await goByMenu(page, 'Testimonials');
  await expect(page).toHaveURL('/testimonials');
  await expect.poll(() => drawnFont(page)).toBe('Marcellus');
});

/** The font that the browser draws the page's heading with, whatever the styles ask for. */
async function drawnFont(page: Page): Promise<string | undefined> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('DOM.enable');
  await browser.send('CSS.enable');
  const { root } = await browser.send('DOM.getDocument');
  const { nodeId } = await browser.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'main h1' });
  const { fonts } = await browser.send('CSS.getPlatformFontsForNode', { nodeId });
  await browser.detach();
  return fonts[0]?.familyName;
}

test('fast 1 · the styles that come later change nothing of what is seen before, and then all is as it was written @wide', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/Failed to load resource|Failed to fetch dynamically imported module/);
  test.setTimeout(180_000);
  // Without the page's code, so that only the styles can make a difference.
  const bare = await page.context().newPage();
  await bare.route('**/assets/*.js', (route) => route.abort());
  // The page stays as it was painted: this answers only what is asked for below, by another name.
  await bare.route('**/assets/*-rest-*.css', () => {});
  for (const path of canonical) {
    await bare.goto(path);
    const { seen, whole } = await bare.evaluate(changedByStyles);
    expect(seen, `${path}, above what lies below`).toEqual([]);
    expect(whole, `${path}, beside the sheets in their own order`).toEqual([]);
  }
});

/** Runs in the page: what looks or stands otherwise once the rest of the styles is there; and with all sheets instead, unsplit. */
async function changedByStyles(): Promise<{ seen: string[]; whole: string[] }> {
  const parts = [...document.querySelectorAll<HTMLElement>('[data-below]')];
  const look = (element: Element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const { color, backgroundColor, fontSize, fontWeight, display, opacity } = getComputedStyle(element);
    // What lies below may make longer what it lies in or beside, and move what comes after it.
    const tall = element.parentElement?.querySelector('[data-below]') ? 0 : height;
    const isAfter = parts[0] && parts[0].compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING;
    const place = [x, isAfter ? 0 : y, width, tall].map(Math.round).join(' ');
    return `${element.tagName} ${element.className}: ${place} ${color} ${backgroundColor} ${fontSize} ${fontWeight} ${display} ${opacity}`;
  };
  const add = async (href: string) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    await new Promise((resolve, reject) => {
      link.addEventListener('load', resolve);
      link.addEventListener('error', () => reject(new Error(`${href} does not come`)));
      document.head.append(link);
    });
    return link;
  };
  const all = [...document.querySelectorAll('body *')];
  const above = all.filter((element) => !element.closest('[data-below], dialog'));
  // What is compared is where things come to, not how.
  const still = new CSSStyleSheet();
  still.replaceSync('*, ::before, ::after { transition: none !important; animation: none !important }');
  document.adoptedStyleSheets.push(still);
  const before = above.map(look);
  const restFile = document.querySelector('link[data-rest]')?.getAttribute('href');
  if (!restFile) throw new Error('The page names no rest of its styles');
  delete document.documentElement.dataset.unstyled;
  for (const part of parts) part.style.contentVisibility = 'visible';
  const rest = await add(`${restFile}?whole`);
  const seen = above.map(look).filter((one, place) => one !== before[place]);

  const split = all.map(look);
  const names = document.querySelector<HTMLMetaElement>('meta[name="later"]')?.content.split(' ') ?? [];
  for (const name of names.filter((name) => name.endsWith('.css'))) await add(`/assets/${name}`);
  rest.remove();
  for (const style of document.querySelectorAll('style')) style.remove();
  return { seen, whole: all.map(look).filter((one, place) => one !== split[place]) };
}
