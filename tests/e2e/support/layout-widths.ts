import type { Page } from '@playwright/test';

/** The largest sum of layout shifts, and that of a page which shows what its parameters ask for once it is hydrated. */
export const mostShift = { plain: 0.01, withParameters: 0.02 };

export const resize = (page: Page, width: number) =>
  page.setViewportSize({ width, height: width < 768 ? 740 : 900 });

/** Scrolls screen by screen, so that lazy parts are rendered. */
export function scrollThrough(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += window.innerHeight) {
      window.scrollTo({ top, behavior: 'instant' });
      // The checks need no frame; one that never comes must not stop them.
      await new Promise<unknown>((done) => {
        requestAnimationFrame(done);
        setTimeout(done, 1000);
      });
    }
  });
}

export const toEnd = (page: Page) =>
  page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));

/** Calls `check` with the browser's font size at 32 px, in a window as wide as a phone's. */
export async function inLargeText(page: Page, check: () => Promise<void>): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const setSize = (standard: number) => session.send('Page.setFontSizes', { fontSizes: { standard } });
  await setSize(32);
  await check();
  await setSize(16);
  await session.detach();
}

/** Calls `check` with a style of 200 %. Unlike the browser's font size, it leaves the breakpoints, which are in rem, where they are. */
export async function inLargeStyle(page: Page, check: () => Promise<void>): Promise<void> {
  const set = (size: string) =>
    page.evaluate((text) => {
      const style = new CSSStyleSheet();
      style.replaceSync(text && `html { font-size: ${text} !important }`);
      document.adoptedStyleSheets = [style];
    }, size);
  await set('200%');
  await check();
  await set('');
}
