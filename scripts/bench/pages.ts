import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { ElementHandle, Page } from 'puppeteer-core';
import sharp from 'sharp';
import { compareBuilds, type Figures, filterSteps, type Step, tap } from './compare.ts';

/** `npm run bench:pages`: what visitors of this build experience on a phone, beside another build. */
const { values } = parseArgs({
  options: { beside: { type: 'string' }, only: { type: 'string' }, runs: { type: 'string', default: '5' } },
});
const { beside = [], only, runs } = values;

/** Scrolls as a flick does; returns the percentage of recorded frames whose middle is blank. */
async function flickToEnd(_element: ElementHandle, page: Page): Promise<Figures> {
  const session = await page.createCDPSession();
  const frames: Promise<boolean>[] = [];
  session.on('Page.screencastFrame', async ({ data, sessionId }) => {
    frames.push(isBlank(Buffer.from(data, 'base64')));
    await session.send('Page.screencastFrameAck', { sessionId });
  });
  await session.send('Page.startScreencast', { format: 'jpeg', quality: 60 });
  const yDistance = await page.evaluate(() => -document.documentElement.scrollHeight);
  await session.send('Input.synthesizeScrollGesture', { x: 200, y: 400, yDistance, speed: 2000 });
  await session.send('Page.stopScreencast');
  const blank = (await Promise.all(frames)).filter(Boolean);
  return { 'flick: % of blank frames': (100 * blank.length) / frames.length };
}

/** Whether the middle third of a picture has no text and no photograph: the edges of cards alone. */
async function isBlank(frame: Buffer): Promise<boolean> {
  const { width, height } = await sharp(frame).metadata();
  const third = Math.floor(height / 3);
  const middle = await sharp(frame).extract({ left: 0, top: third, width, height: third }).toBuffer();
  return (await sharp(middle).stats()).channels.every(({ stdev }) => stdev < 12);
}

const pages: Readonly<Record<string, readonly Step[]>> = {
  '/': [],
  '/faridabad': [
    { name: 'flick', target: 'main', act: flickToEnd },
    ...filterSteps,
    tap('open See Prices', 'main article button::-p-text(See Prices)'),
    tap('close See Prices', 'dialog[open] button::-p-aria(Close)'),
    tap('shortlist a venue', 'main article button[aria-pressed]'),
  ],
  '/venues/hotelrajmahal': [tap('open Call Back', 'aside button::-p-text(Call Back)')],
  '/photos': [],
  '/faridabadlp': [],
};

const builds = [beside, 'dist'].flat().map((folder) => ({ label: folder, folder: resolve(folder) }));
await compareBuilds(builds, only ? { [only]: pages[only] ?? [] } : pages, Number(runs));
