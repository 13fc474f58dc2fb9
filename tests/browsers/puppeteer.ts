import { type BrowserContext, launch, type Viewport } from 'puppeteer-core';
import { chromiumArgs } from '../../scripts/chromium.ts';
import { type BrowserWindow, environment, type RunningBrowser, width } from './running-browser.ts';

/** Chromium as a phone, over the DevTools protocol. */
export function startChromium([executablePath = '']: readonly string[]): Promise<RunningBrowser> {
  const phone = { width: 360, height: 740, isMobile: true, hasTouch: true };
  // Its headless shell takes the language from here alone.
  const args = [...chromiumArgs, '--lang=en-US'];
  return start({ browser: 'chrome', headless: 'shell', executablePath, args }, phone);
}

/** Firefox, over WebDriver BiDi. */
export function startFirefox([executablePath = '']: readonly string[]): Promise<RunningBrowser> {
  return start({ browser: 'firefox', executablePath }, { width, height: 762 });
}

async function start(
  options: Parameters<typeof launch>[0] & object,
  viewport: Viewport,
): Promise<RunningBrowser> {
  const browser = await launch({ ...options, env: environment });
  return {
    close: () => browser.close(),
    async openWindow() {
      const context = await browser.createBrowserContext();
      return { ...(await openTab(context, viewport)), close: () => context.close() };
    },
  };
}

async function openTab(
  context: BrowserContext,
  viewport: Viewport,
  errors: string[] = [],
): Promise<BrowserWindow> {
  const page = await context.newPage();
  await page.setViewport(viewport);
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} ${message.location().url ?? ''}`);
  });
  page.on('pageerror', (error) => {
    // Firefox reports a font whose page was left while it loaded (NS_BINDING_ABORTED).
    if (!/font: download failed .* status=2152398850 /.test(String(error))) errors.push(String(error));
  });
  const newSession = () => page.createCDPSession();
  let opened: ReturnType<typeof newSession> | undefined;
  const session = () => (opened ??= newSession());
  const sourceOf = (run: unknown, argument: unknown) => `(${run})(${JSON.stringify(argument)})`;
  return {
    readErrors: async () => errors,
    // It would resolve at the load event, which follows the scripts. A page that does not load has no heading.
    open: async (url) => void page.goto(url).catch(() => {}),
    call: (run, argument) => page.evaluate(sourceOf(run, argument)) as Promise<never>,
    runScript: (script) => page.evaluate(script),
    clickAt: ({ x, y }) => (viewport.hasTouch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y)),
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    typeDate: (...parts) => page.keyboard.type(parts.join('')),
    close: () => page.close(),
    more: {
      callFirst: (run, argument) => page.evaluateOnNewDocument(sourceOf(run, argument)),
      openTab: () => openTab(context, viewport, errors),
      bringToFront: () => page.bringToFront(),
      command: async (method, parameters) => (await session()).send(method as 'Page.enable', parameters),
    },
  };
}
