/**
 * `npm run shots [-- name …]`: pictures of every page, state and mail in shots/, or of the named ones; a part of names stands for all
 * that contain it.
 * The name of a Hindi one ends in `-hi`: `npm run shots -- -hi` takes those only. `npm run shots -- readme` takes those of the README.
 */
import { spawn } from 'node:child_process';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Browser, chromium, type Page } from '@playwright/test';
import { baseLocale, type Locale, localeOf, locales, localPath, routePath } from '../src/i18n/locale.ts';
import { scrollThrough } from '../tests/e2e/support/layout-widths.ts';
import { leave, pageKinds, reach, uiStates } from '../tests/e2e/support/screens.ts';
import { environmentAt } from '../tests/e2e/support/test-server.ts';
import { chromiumArgs } from './chromium.ts';
import { StartError } from './environment.ts';
import { ensureChromium, ensureDevanagariFont } from './install-test-tools.ts';
import { shotReadme } from './readme-pictures.ts';
import { shotMails } from './shot-mail.ts';

const root = join(import.meta.dirname, '..');
const folder = join(root, 'shots');
const port = Number(process.env.SHOTS_PORT ?? 4290);
const siteUrl = `http://localhost:${port}`;
const inboxUrl = `http://127.0.0.1:${port - 3000}`;
const screenshotTimeoutMs = 120_000;
const wanted = process.argv.slice(2);

async function takeShots(browser: Browser): Promise<void> {
  const pages = (await sitePaths()).map((path) => {
    const route = routePath(path).slice(1).replaceAll('/', '-') || 'home';
    return { path, name: withLanguage(route, localeOf(path)) };
  });
  const states = locales.flatMap((locale) => uiStates(locale).map(({ name }) => withLanguage(name, locale)));
  const names = new Set([...pages.map(({ name }) => name), ...states]);
  const isWanted = (name: string) =>
    wanted.length === 0 || wanted.some((part) => (names.has(part) ? name === part : name.includes(part)));
  if (![...names, 'mail'].some(isWanted))
    throw new StartError(
      `No picture is called ${wanted.join(' or ')}. There are: ${[...names].join(', ')}, mail`,
    );
  for (const width of [320, 360, 768, 1440]) {
    const context = await browser.newContext({
      baseURL: siteUrl,
      viewport: { width, height: width < 768 ? 740 : 900 },
      locale: 'en-IN',
      timezoneId: 'Asia/Kolkata',
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    const shoot = async (name: string, fullPage: boolean) => {
      if (fullPage) {
        await scrollThrough(page);
        await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
      }
      await loadImages(page, fullPage);
      const path = join(folder, `${name}-${width}.png`);
      await page.screenshot({ path, fullPage, timeout: screenshotTimeoutMs });
      console.log(relative(root, path));
    };
    for (const { path, name } of pages) {
      if (!isWanted(name)) continue;
      await page.goto(path);
      await shoot(name, true);
    }
    for (const locale of locales) {
      for (const state of uiStates(locale)) {
        const name = withLanguage(state.name, locale);
        if (!isWanted(name) || (state.only && !state.only.includes(width))) continue;
        await reach(page, state);
        await shoot(name, state.fullPage ?? false);
        await leave(page);
      }
    }
    await context.close();
  }
  if (isWanted('mail')) await shotMails(browser, { siteUrl, inboxUrl, folder });
}

const withLanguage = (name: string, locale: Locale) => (locale === baseLocale ? name : `${name}-${locale}`);

/** The paths of the sitemap and one of each kind of page that is not in it. */
async function sitePaths(): Promise<readonly string[]> {
  const sitemap = await readFile(join(root, 'dist/sitemap.xml'), 'utf8');
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  const kinds = locales.flatMap((locale) => pageKinds.map((path) => localPath(path, locale)));
  return [...new Set([...listed, ...kinds])];
}

/** Waits until the fonts are loaded, and the images of the viewport or of the full page are decoded. */
async function loadImages(page: Page, fullPage: boolean): Promise<void> {
  await page.evaluate(async (fullPage) => {
    await document.fonts.ready;
    const images = [...document.images].filter((image) => {
      const { top, bottom } = image.getBoundingClientRect();
      return fullPage || (bottom > 0 && top < window.innerHeight);
    });
    for (const image of images) {
      // A lazy image that is clipped by a carousel would never be decoded.
      image.loading = 'eager';
      // Otherwise, an image can be missing from the first frame that shows it.
      image.decoding = 'sync';
    }
    await Promise.allSettled(images.map((image) => image.decode()));
  }, fullPage);
}

/** Starts the site without the developer's mail settings and waits until it answers. */
async function startServer() {
  const child = spawn(process.execPath, ['scripts/setup.mjs', 'start'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...environmentAt(port) },
  });
  while (!(await fetch(siteUrl).catch(() => undefined))?.ok) {
    if (child.exitCode !== null) throw new Error('The server ended: see the lines above.');
    await wait(250);
  }
  return child;
}

const executablePath = ensureChromium();
ensureDevanagariFont();
const browser = await chromium.launch({ args: chromiumArgs, executablePath });
if (wanted.length === 0) await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
const server = await startServer();
try {
  if (wanted[0] === 'readme') await shotReadme(browser, siteUrl, (page) => loadImages(page, false));
  else {
    await takeShots(browser);
    console.log('The pictures are in shots/');
  }
} finally {
  await browser.close();
  server.kill();
}
