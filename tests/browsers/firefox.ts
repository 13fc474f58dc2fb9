import { launch } from 'puppeteer-core';
import { environment, type RunningBrowser, width } from './running-browser.ts';

/** Firefox, over WebDriver BiDi. */
export async function startFirefox([executablePath]: readonly string[]): Promise<RunningBrowser> {
  const browser = await launch({ browser: 'firefox', executablePath, env: environment });
  return {
    close: () => browser.close(),
    async openWindow() {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      await page.setViewport({ width, height: 762 });
      const errors: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text());
      });
      page.on('pageerror', (error) => errors.push(String(error)));
      return {
        errors,
        open: (url) => page.goto(url),
        call: (run, argument) => page.evaluate(`(${run})(${JSON.stringify(argument)})`) as Promise<never>,
        runScript: (script) => page.evaluate(script),
        clickAt: ({ x, y }) => page.mouse.click(x, y),
        press: (key) => page.keyboard.press(key),
        type: (text) => page.keyboard.type(text),
        typeDate: (...parts) => page.keyboard.type(parts.join('')),
        close: () => context.close(),
      };
    },
  };
}
