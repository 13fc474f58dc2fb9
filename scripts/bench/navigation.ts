import type { Part } from './figures.ts';
import { centerOf, tapAt, timeToResult, wait, waitUntil, withPage } from './throttled-page.ts';

const listing = '/faridabad';

/** From the tap on a link of the home page to the listing's heading and first card. */
export const navigationPart: Part = {
  name: 'navigation',
  title: 'Client-side navigation, at +8 s',
  measurements: [
    {
      name: `/ to ${listing}`,
      measure: ({ origin }, browser) =>
        withPage(browser, `${origin}/`, async (visit) => {
          const { page } = visit;
          await waitUntil(visit, 7);
          const link = page.getByRole('main').locator(`a[href="${listing}"]`).first();
          const place = await centerOf(link);
          await waitUntil(visit, 8);
          const [painted = Number.NaN] = await timeToResult(visit, () => tapAt(visit, place), {
            path: listing,
            selectors: ['main h1', 'main article'],
          });
          return [{ name: 'painted', value: painted, unit: 'ms', target: '1,200 ms' }];
        }),
    },
  ],
};

/** From going back to the frame that shows the same card, and how far that card is from where it was. */
export const backPart: Part = {
  name: 'back',
  title: 'Back to the middle of a listing',
  measurements: [
    {
      name: `venue to ${listing}`,
      measure: ({ origin }, browser) =>
        withPage(browser, origin + listing, async (visit) => {
          const { page, session } = visit;
          await waitUntil(visit, 8);
          const height = await page.evaluate(() => document.documentElement.scrollHeight);
          await session.send('Input.synthesizeScrollGesture', {
            x: 200,
            y: 400,
            yDistance: -height / 2,
            speed: 3000,
            preventFling: true,
          });
          await wait(2000);
          const href = await page.evaluate(() => {
            const links = [...document.querySelectorAll('main article :is(h2, h3) a')];
            const middle = (link: Element) => Math.abs(link.getBoundingClientRect().top - innerHeight / 2);
            return links.toSorted((a, b) => middle(a) - middle(b))[0]?.getAttribute('href') ?? '';
          });
          const selector = `main article :is(h2, h3) a[href="${href}"]`;
          const link = page.locator(selector);
          const place = await centerOf(link);
          const top = () => link.evaluate((element) => element.getBoundingClientRect().top);
          const before = await top();
          const arrived = { path: href, selectors: ['main h1'] };
          const [opened] = await timeToResult(visit, () => tapAt(visit, place), arrived);
          if (opened === Number.POSITIVE_INFINITY) throw new Error(`A tap on ${href} does not open it`);
          await wait(3000);
          const left = await page.evaluate(() => {
            const now = performance.timeOrigin + performance.now();
            history.back();
            return now;
          });
          const shown = await page.waitForFunction(
            ({ selector, path }): number | Promise<number> => {
              const top = document.querySelector(selector)?.getBoundingClientRect().top ?? Number.NaN;
              if (location.pathname !== path || !(top > 0 && top < innerHeight)) return 0;
              return new Promise<number>((resolve) => {
                requestAnimationFrame(() => resolve(performance.timeOrigin + performance.now()));
              });
            },
            { selector, path: listing },
          );
          const painted = Number(await shown.jsonValue()) - left;
          await wait(2000);
          return [
            { name: 'painted', value: painted, unit: 'ms', target: '700 ms' },
            { name: 'off by', value: Math.abs((await top()) - before), unit: 'px', target: '2 px' },
          ];
        }),
    },
  ],
};
