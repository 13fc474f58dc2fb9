import { expect } from '@playwright/test';
import { faridabad } from '../e2e/support/listing-page.ts';
import { findEngine, test } from './fixtures.ts';
import type { Point } from './running-browser.ts';

const phone = '9876512345';

/** The tests of `tests/e2e` see them in Chromium. */
const tags = { tag: ['@firefox', '@webkit'] };

test.skip(({ engine }) => !findEngine(engine), 'The browser is not installed');

test(
  'home · the carousel moves to its last picture and back; a city is chosen by key, and its list opens',
  tags,
  async ({ visitor }) => {
    await visitor.open('/');
    for (const [button, picture] of [
      [/^Next/, 'Destination Wedding'],
      [/^Previous/, 'Photography'],
    ] as const) {
      for (let step = 0; step < 5; step += 1) await visitor.click('button', button);
      await expect.poll(() => visitor.middle('link', picture)).not.toBeNull();
    }
    await visitor.focus('combobox', 'Where is the wedding?');
    await visitor.type('F');
    await visitor.see('heading', `Wedding Venues in Faridabad (${faridabad.length} Venues)`);
    await visitor.seeAddress('/faridabad');
  },
);

test(
  'call back · by keys alone a mail arrives, and the dialog holds and returns the focus',
  tags,
  async ({ visitor, leadServer }) => {
    const { mails } = await leadServer.mailServer();
    await visitor.open('/whyus');
    await visitor.tabTo('button', 'Call Back');
    await visitor.press('Enter');
    await visitor.see('textbox', 'Phone number', { focused: true });
    for (let presses = 0; presses < 6; presses += 1) {
      await visitor.press('Tab');
      const isBehind = () => Boolean(document.activeElement?.closest('main, header, footer'));
      expect(await visitor.call(isBehind, null)).toBe(false);
    }
    await visitor.tabTo('textbox', 'Phone number');
    await visitor.type(phone);
    await visitor.press('Enter');
    await visitor.see('dialog', 'Request a Call Back', { text: 'Got it, thank you.' });
    expect(mails[0]?.text).toContain('Page: /whyus');
    await visitor.press('Escape');
    await visitor.see('button', 'Call Back', { focused: true });
  },
);

test(
  'venue · Escape closes the dialog where the page was, with its number kept, and steps back return to where each page was left',
  tags,
  async ({ visitor }) => {
    const venue = faridabad[12]?.name ?? '';
    const away = async (link: string, from: Point) =>
      Math.abs(((await visitor.middle('link', link))?.y ?? Number.POSITIVE_INFINITY) - from.y);
    const scrolled = () => visitor.call(() => Math.round(scrollY), null);
    await visitor.open('/faridabad');
    const card = await visitor.reach('link', venue);
    await visitor.click('link', venue);
    await visitor.see('heading', venue, { level: 1 });
    const jump = await visitor.reach('link', 'Reviews');
    await visitor.click('link', 'Reviews');
    await expect.poll(() => visitor.middle('heading', 'Ratings & Reviews')).not.toBeNull();
    const place = await scrolled();
    await visitor.click('button', 'Call Back');
    await visitor.see('textbox', 'Phone number', { focused: true });
    await visitor.type(phone);
    await visitor.press('Escape');
    await visitor.seeCount(0, 'dialog');
    await visitor.see('button', 'Call Back', { focused: true });
    expect(await scrolled()).toBe(place);
    await visitor.click('button', 'Call Back');
    await visitor.see('textbox', 'Phone number', { text: phone });
    await visitor.press('Escape');
    await visitor.seeCount(0, 'dialog');
    await visitor.see('heading', venue, { level: 1 });
    await visitor.goBack();
    await expect.poll(() => away('Reviews', jump)).toBeLessThanOrEqual(2);
    await visitor.goBack();
    await expect.poll(() => away(venue, card)).toBeLessThanOrEqual(2);
  },
);

test(
  'lightbox · it moves by key, Escape or a step back closes it and returns the focus, and the next one leaves the page',
  tags,
  async ({ visitor, allowErrors }) => {
    // WebKit reports a resize that the lightbox library's ResizeObserver receives only in the next frame.
    allowErrors(/ResizeObserver loop completed/);
    await visitor.open('/whyus');
    await visitor.open('/venues/samargrand');
    await visitor.click('link', /^Enlarge photo 1 of/);
    await visitor.see('dialog', 'Pictures, enlarged', { text: '1 / ' });
    await visitor.press('ArrowRight');
    await visitor.see('dialog', 'Pictures, enlarged', { text: '2 / ' });
    await visitor.press('Escape');
    await visitor.see('link', /^Enlarge photo 1 of/, { focused: true });
    await visitor.press('Enter');
    await visitor.see('dialog', 'Pictures, enlarged', { text: '1 / ' });
    await visitor.goBack();
    await visitor.seeCount(0, 'dialog');
    await visitor.seeAddress('/venues/samargrand');
    await visitor.see('link', /^Enlarge photo 1 of/, { focused: true });
    await visitor.goBack();
    await visitor.seeAddress('/whyus');
  },
);

test(
  'call back · where the browser remembers that its form failed to load, a reload is offered, and keeps what was typed',
  tags,
  async ({ visitor, leadServer, allowErrors }) => {
    allowErrors(/call-back-dialog/);
    let isLost = true;
    leadServer.intercept(({ url = '', socket }) => {
      if (isLost && url.includes('/call-back-dialog-')) socket.destroy();
    });
    await visitor.open('/venues/samargrand');
    await visitor.focus('textbox', 'Phone number');
    await visitor.type(phone);
    await visitor.click('button', 'Call Back');
    await visitor.see('dialog', 'Reach us directly');
    isLost = false;
    await visitor.click('button', 'Load the page again');
    await visitor.seeCount(0, 'dialog');
    await visitor.see('textbox', 'Phone number', { text: phone });
    await visitor.click('button', 'Call Back');
    await visitor.see('dialog', 'Request a Call Back');
  },
);

test('page · a script that the server refused once is there after "Try again"', { tag: '@webkit' }, async ({
  visitor,
  leadServer,
}) => {
  let refused = 0;
  leadServer.intercept(({ url = '' }, response) => {
    if (refused > 0 || !url.includes('/landing-page-')) return;
    refused += 1;
    response.writeHead(503).end();
  });
  await visitor.open('/faridabadlp');
  await visitor.see('text', 'Try again');
  const hasFailed = () => visitor.sees('alert', /^/, { text: 'could not be loaded' });
  // The first tap may come too early for a reload; later ones wait longer, because a busy machine reloads slowly.
  let timeout = 0;
  await expect(async () => {
    timeout += 5_000;
    if (await hasFailed()) await visitor.click('text', 'Try again');
    await expect.poll(hasFailed, { timeout }).toBe(false);
  }).toPass({ timeout: 180_000 });
  await visitor.click('button', 'Request Call Back');
  await visitor.see('alert', /^/, { text: 'Please enter a valid 10-digit phone number.' });
  expect(refused).toBe(1);
});

test('print · no heading stands alone at the foot of a page, whatever its height', {
  tag: ['@firefox'],
}, async ({ visitor }) => {
  for (const path of ['/venues/samargrand', '/venues/hotelrajmahal?guests=350&veg=70', '/privacy']) {
    await visitor.open(path);
    await expect.poll(() => visitor.call(() => document.querySelector('[data-held]'), null)).toBeNull();
    expect([path, await visitor.call(findLonelyHeadings, null)]).toEqual([path, []]);
  }
});

/** Runs in the page: lays it out in columns as print lays it out on pages, with the styles of print. */
function findLonelyHeadings(): string[] {
  const main = document.querySelector('main');
  if (!main) return [];
  for (const { cssRules } of document.styleSheets)
    for (const rule of cssRules)
      if (rule instanceof CSSMediaRule) {
        const { media } = rule;
        if (media.mediaText.includes('print')) media.mediaText = 'all';
        else if (media.mediaText.includes('screen')) media.mediaText = 'not all';
      }
  const [width, gap] = [700, 100];
  Object.assign(main.style, { width: `${width}px`, columns: `${width}px`, columnGap: `${gap}px` });
  Object.assign(main.style, { columnFill: 'auto', minHeight: '0', padding: '0' });
  const words = document.createRange();
  const pageOf = (node: Node) => {
    words.selectNodeContents(node);
    const box = words.getClientRects()[0];
    return box && Math.floor((box.left - main.getBoundingClientRect().left) / (width + gap));
  };
  const texts: Node[] = [];
  const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { currentNode: text } = walker;
    if (text.textContent?.trim() && pageOf(text) !== undefined) texts.push(text);
  }
  const lonely = new Set<string>();
  for (let height = 500; height < 1000; height += 20) {
    main.style.height = `${height}px`;
    for (const heading of main.querySelectorAll('h2, h3')) {
      const last = texts.findLastIndex((text) => heading.contains(text));
      const next = texts[last + 1];
      if (last < 0 || !next || pageOf(heading) === pageOf(next)) continue;
      lonely.add(`${heading.textContent}, at ${height} px`);
    }
  }
  return [...lonely];
}
