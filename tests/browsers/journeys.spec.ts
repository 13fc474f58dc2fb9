import { expect } from '@playwright/test';
import { findOtherBrowser } from '../../scripts/other-browsers.ts';
import { faridabad } from '../e2e/support/listing-page.ts';
import { test } from './fixtures.ts';
import type { Point } from './running-browser.ts';

const phone = '9876512345';
const search = 'Search by name or place';
const lawns = faridabad.filter(({ venueTypes }) => venueTypes.includes('wedding-lawn')).length;
const grand = faridabad.filter(({ name }) => name.includes('Grand')).length;

test.skip(({ otherBrowser }) => !findOtherBrowser(otherBrowser), 'The browser is not installed');

test('home · a city is chosen by key, and its list opens', async ({ visitor }) => {
  await visitor.open('/');
  await visitor.tabTo('combobox', 'Where is the wedding?');
  await visitor.type('F');
  await visitor.see('heading', 'Wedding Venues in Faridabad (22 Venues)');
  await visitor.seeAddress('/faridabad');
});

test('home · the carousel moves to its last picture and back', async ({ visitor }) => {
  await visitor.open('/');
  for (const [button, picture] of [
    [/^Next/, 'Destination Wedding'],
    [/^Previous/, 'Photography'],
  ] as const) {
    for (let step = 0; step < 5; step += 1) await visitor.click('button', button);
    await expect.poll(() => visitor.middle('link', picture)).not.toBeNull();
  }
});

test('listing · a filter, an order and a search change the list and the address', async ({ visitor }) => {
  await visitor.open('/faridabad');
  await visitor.seeCount(22, 'article');
  await visitor.click('button', /^Filters/);
  await visitor.click('checkbox', 'Wedding Lawns');
  await visitor.see('checkbox', 'Wedding Lawns', { checked: true });
  await visitor.click('button', 'Apply Filters');
  await visitor.see('heading', `Wedding Venues in Faridabad (${lawns} Venues)`);
  await visitor.seeCount(lawns, 'article');
  await visitor.tabTo('combobox', 'Sort by');
  await visitor.type('Ra');
  await visitor.seeAddress('/faridabad?type=wedding-lawn&sort=rating');
  await visitor.click('button', 'Remove Wedding Lawns');
  await visitor.click('searchbox', search);
  await visitor.type('grand');
  await visitor.seeCount(grand, 'article');
  await visitor.seeAddress('/faridabad?q=grand&sort=rating');
});

test('listing · after a step back from a venue, its card is where it was', async ({ visitor }) => {
  const venue = faridabad[8]?.name ?? '';
  await visitor.open('/faridabad');
  const before = await visitor.reach('link', venue);
  await visitor.click('link', venue);
  await visitor.see('heading', venue, { level: 1 });
  await visitor.goBack();
  const distance = async () => Math.abs(((await visitor.middle('link', venue))?.y ?? 0) - before.y);
  await expect.poll(distance).toBeLessThanOrEqual(2);
});

test('venue · a link within the page leads to its section, and steps back to where each page was left', async ({
  visitor,
}) => {
  const venue = faridabad[12]?.name ?? '';
  const away = async (link: string, from: Point) =>
    Math.abs(((await visitor.middle('link', link))?.y ?? Number.POSITIVE_INFINITY) - from.y);
  await visitor.open('/faridabad');
  const card = await visitor.reach('link', venue);
  await visitor.click('link', venue);
  await visitor.see('heading', venue, { level: 1 });
  const jump = await visitor.reach('link', 'Reviews');
  await visitor.click('link', 'Reviews');
  await expect.poll(() => visitor.middle('heading', 'Ratings & Reviews')).not.toBeNull();
  await visitor.goBack();
  await expect.poll(() => away('Reviews', jump)).toBeLessThanOrEqual(2);
  await visitor.goBack();
  await expect.poll(() => away(venue, card)).toBeLessThanOrEqual(2);
});

test('shortlist · hearts are counted, and the page lists their venues', async ({ visitor }) => {
  await visitor.open('/faridabad');
  await visitor.click('button', 'Shortlist Samar Grand');
  await visitor.see('button', 'Shortlist Samar Grand', { pressed: true });
  await visitor.click('button', 'Shortlist Hotel Rajmahal');
  await visitor.click('link', /^Shortlist, 2/);
  await visitor.see('heading', 'Your shortlist');
  await visitor.see('article', 'Samar Grand');
  await visitor.see('article', 'Hotel Rajmahal');
});

test('price request · its two steps deliver a mail and return the focus', async ({ visitor, leadServer }) => {
  const { mails } = await leadServer.mailServer();
  await visitor.open('/venues/royalimperio');
  await visitor.click('button', 'Venue Tour');
  await visitor.see('dialog', 'See Prices');
  await visitor.typeDate('12', '14', '2027');
  await visitor.tabTo('combobox', 'Guests');
  await visitor.type('200');
  await visitor.click('button', 'See Prices');
  await visitor.see('textbox', 'Phone number', { focused: true });
  await visitor.type(phone);
  await visitor.click('button', 'Submit');
  await visitor.see('status', /^/, { text: 'Thank you. We have your request' });
  await visitor.see('button', 'Venue Tour', { focused: true });
  expect(mails[0]?.subject).toMatch(/Price · 200-300 guests · 14 Dec 2027 · Royal Imperio · \+91 /);
});

test('call back · by keys alone a mail arrives, and the dialog holds and returns the focus', async ({
  visitor,
  leadServer,
}) => {
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
});

test('lightbox · it opens, moves by key, and Escape returns the focus', async ({ visitor }) => {
  await visitor.open('/venues/samargrand');
  await visitor.click('link', /^Enlarge photo 1 of/);
  await visitor.see('dialog', 'Pictures, enlarged', { text: '1 / ' });
  await visitor.press('ArrowRight');
  await visitor.see('dialog', 'Pictures, enlarged', { text: '2 / ' });
  await visitor.press('Escape');
  await visitor.see('link', /^Enlarge photo 1 of/, { focused: true });
});

test('early input · what is typed before the scripts run stays and filters the list', async ({ visitor }) => {
  await visitor.open('/faridabad', async () => {
    await visitor.click('searchbox', search);
    await visitor.type('grand');
    await visitor.seeCount(22, 'article');
  });
  await visitor.seeCount(grand, 'article');
  await visitor.see('searchbox', search, { text: 'grand', focused: true });
  await visitor.seeAddress('/faridabad?q=grand');
});

test('Hindi · a page is complete, and the switch opens the same page in English', async ({ visitor }) => {
  await visitor.open('/hi/faridabad?type=wedding-lawn');
  await visitor.see('heading', /^फरीदाबाद में शादी के वेन्यू/);
  await visitor.seeCount(lawns, 'article');
  await visitor.click('link', 'English');
  await visitor.see('heading', /^Wedding Venues in Faridabad/);
  await visitor.seeAddress('/faridabad?type=wedding-lawn');
  await visitor.seeCount(lawns, 'article');
});
