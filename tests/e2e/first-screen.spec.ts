import { canonical } from '../host/routes.ts';
import { expect, test, wake } from './fixtures.ts';
import { recordShifts, shiftSoFar } from './layout-shifts.ts';
import { hold } from './visit.ts';

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

test('fast 1 · a mouse at rest where a page comes is no sign of somebody, its first move is', async ({
  context,
}) => {
  // Nobody has been seen at it yet, as the journeys' own page would tell.
  const page = await context.newPage();
  await page.mouse.move(180, 400);
  await page.goto('/');
  await page.waitForFunction(() => document.documentElement.matches('[data-text-font]'));
  const root = page.locator('html');
  await expect(root).not.toHaveAttribute('data-acted');
  await page.mouse.move(184, 404, { steps: 2 });
  await expect(root).toHaveAttribute('data-acted');
  await expect(root).toHaveAttribute('data-ready');
});

test('fast 1 · somebody who is sent to a place further down finds its pictures there', async ({ page }) => {
  await page.goto('/images#mehndi');
  const picture = page.locator('#mehndi img').first();
  await expect(picture).toBeInViewport();
  await expect
    .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
});

test('fast 1 · somebody who is sent to a place sees the page also where its styles do not come', async ({
  page,
}) => {
  const letCome = await hold(page, '**/*.css');
  const opened = page.goto('/images#mehndi');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  letCome();
  await opened;
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

for (const path of ['/', '/images', '/images#mehndi', '/venues/hotelrajmahal', '/faridabadlp']) {
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

test('fast 1 · the first scroll of a list brings whole what comes near, and leaves the rest for idle moments', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  await page.goto('/faridabad');
  const cards = page.getByRole('main').getByRole('article');
  const prices = { name: /^See Prices/ };
  await expect(cards.nth(2).getByRole('button', prices)).toHaveCount(0);
  await page.mouse.move(180, 400);
  await page.mouse.wheel(0, 300);
  await expect(cards.nth(2).getByRole('button', prices)).toBeAttached();
  await expect(cards.last().getByRole('button', prices)).toHaveCount(0);
});

test('fast 1 · a list of venues that is loaded again in its middle keeps the place, and nothing moves', async ({
  page,
}) => {
  await page.addInitScript(recordShifts);
  await page.goto('/faridabad');
  await expect(page.locator('html')).toHaveAttribute('data-drawn');
  await page.evaluate(() => window.scrollTo({ top: 2600, behavior: 'instant' }));
  const lastCard = page.getByRole('main').getByRole('article').last();
  for (const time of ['once', 'twice']) {
    await page.reload();
    await wake(page);
    await expect(lastCard.getByRole('button', { name: /^See Prices/ })).toBeAttached();
    expect(await page.evaluate(() => Math.abs(window.scrollY - 2600)), time).toBeLessThan(20);
    const { sum, moved } = await page.evaluate(shiftSoFar);
    expect(sum, `${time}: ${moved.join(', ')}`).toBeLessThanOrEqual(0.01);
  }
});

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
