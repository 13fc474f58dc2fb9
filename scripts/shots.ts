import { spawn } from 'node:child_process';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { chromiumArgs, findChromium } from './chromium.ts';
import { shotMail } from './screens/mail.ts';
import { shotPaths } from './screens/paths.ts';
import { shotStates } from './screens/states.ts';

const root = join(import.meta.dirname, '..');
const folder = join(root, 'shots');
const port = Number(process.env.SHOTS_PORT ?? 4290);
const siteUrl = `http://localhost:${port}`;
const inboxUrl = `http://localhost:${port - 3000}`;
/** Milliseconds for one picture: a page of thousands of pixels on a machine that has other work. */
const timeout = 120_000;
/** `npm run shots -- photos dialog` takes only those whose name has one of these words. */
const words = process.argv.slice(2);
const isWanted = (name: string) => words.length === 0 || words.some((word) => name.includes(word));

/** Full-page pictures of every page, and of everything that opens or goes wrong, for people to look at. */
async function takeShots(browser: Browser): Promise<void> {
  for (const width of [360, 768, 1440]) {
    const context = await browser.newContext({
      baseURL: siteUrl,
      viewport: { width, height: width < 768 ? 740 : 900 },
      locale: 'en-IN',
      timezoneId: 'Asia/Kolkata',
      // Nothing half faded in on a picture.
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    for (const path of await shotPaths()) {
      const name = path.slice(1).replaceAll('/', '-') || 'home';
      if (!isWanted(name)) continue;
      await page.goto(path);
      await showLatePictures(page);
      await page.screenshot({ path: join(folder, `${name}-${width}.png`), fullPage: true, timeout });
    }
    for (const { name, path, reach, only, fullPage = false } of shotStates) {
      if (!isWanted(name) || (only && !only.includes(width))) continue;
      await page.goto(path, { waitUntil: 'networkidle' });
      await reach(page);
      if (fullPage) await showLatePictures(page);
      await page.screenshot({ path: join(folder, `${name}-${width}.png`), fullPage, timeout });
      await page.unrouteAll();
      await page.evaluate(() => localStorage.clear());
    }
    await context.close();
  }
  if (isWanted('mail')) await shotMail(browser, { siteUrl, inboxUrl, folder });
}

/** Pictures and parts further down wait for the visitor, and then for their turn: here all are wanted. */
async function showLatePictures(page: Page): Promise<void> {
  // What comes late brings pictures of its own: those are seen on the second way down.
  await walkDown(page);
  await walkDown(page);
  await page.waitForLoadState('networkidle');
}

async function walkDown(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += window.innerHeight) {
      window.scrollTo({ top, behavior: 'instant' });
      await new Promise((done) => setTimeout(done, 40));
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
    for (const picture of document.images) {
      picture.loading = 'eager';
      // The whole page is painted anew for its picture: what is decoded later would be missing.
      picture.decoding = 'sync';
    }
    await Promise.allSettled([...document.images].map((picture) => picture.decode()));
  });
}

async function startServer() {
  const child = spawn(process.execPath, ['scripts/setup.mjs', 'start'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    // Nothing of the developer's own mail settings: no picture may cost a real mail.
    env: {
      ...process.env,
      PORT: String(port),
      MAIL_UI_PORT: String(port - 3000),
      MAIL_SMTP_PORT: String(port - 2999),
      ENV_FILE: 'tests/e2e/none.env',
      SMTP_URL: '',
      REDIS_URL: '',
      LEAD_TO: '',
      LEAD_FROM: '',
    },
  });
  const ended = new Promise<never>((_, reject) =>
    child.once('exit', () => reject(new Error('The server ended: the lines above say why.'))),
  );
  // After the last picture it is ended on purpose.
  ended.catch(() => {});
  const up = async () => {
    while (!(await fetch(siteUrl).catch(() => null))?.ok) await new Promise((done) => setTimeout(done, 250));
  };
  await Promise.race([up(), ended]);
  return child;
}

await rm(folder, { recursive: words.length === 0, force: true }).catch(() => {});
await mkdir(folder, { recursive: true });
const server = await startServer();
const executablePath = findChromium();
const browser = await chromium.launch({ args: chromiumArgs, ...(executablePath ? { executablePath } : {}) });
try {
  await takeShots(browser);
  console.log('The pictures are in shots/');
} finally {
  await browser.close();
  server.kill('SIGTERM');
}
